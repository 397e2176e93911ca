import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import type Redis from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { v4 as uuidv4 } from 'uuid';
import { HttpProblem } from './problem';

type Allowance = {
  readonly name: string;
  /** So many in so many seconds. */
  readonly points: number;
  readonly seconds: number;
  readonly title: string;
  /** What was too much, as a sentence; when it can be tried again is said behind it. */
  readonly sentence: string;
};

/** What an account, or anybody who is counted, may do in a span of time; over all processes. */
export class Quota {
  private readonly limiter: RateLimiterRedis;

  constructor(
    redis: Redis,
    private readonly allowance: Allowance,
  ) {
    const { name, points, seconds } = allowance;
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      rejectIfRedisNotReady: true,
      keyPrefix: `quota-${name}`,
      points,
      duration: seconds,
    });
  }

  /** Counts so many. @throws 429 with the time to wait; StoreUnavailable */
  async take(key: string, count = 1): Promise<void> {
    try {
      await this.limiter.consume(key, count);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw new StoreUnavailable('redis', { cause: refusal });
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      const { title, sentence } = this.allowance;
      throw new HttpProblem(
        429,
        'too_many_requests',
        title,
        `${sentence} Try again in ${wordsFor(seconds)}.`,
        {
          retryAfterSeconds: seconds,
        },
      );
    }
  }
}

const wordsFor = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.ceil(hours / 24)} days`;
};

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** Work of which there may be one at a time for a key, over all processes. */
export class OneAtATime {
  /** @param longestMs after which a process that says nothing more is taken for dead */
  constructor(
    private readonly redis: Redis,
    private readonly name: string,
    private readonly longestMs: number,
  ) {}

  /** @throws what `busy` makes while other work of the key is under way; StoreUnavailable */
  async run<T>(key: string, work: () => Promise<T>, busy: () => Error): Promise<T> {
    const place = `one-${this.name}:${key}`;
    const mine = uuidv4();
    const taken = await this.redis.set(place, mine, 'PX', this.longestMs, 'NX').catch((cause: unknown) => {
      throw new StoreUnavailable('redis', { cause });
    });
    if (taken === null) throw busy();
    try {
      return await work();
    } finally {
      // Without Redis the place is free again when its time is over.
      await this.redis.eval(RELEASE, 1, place, mine).catch(() => undefined);
    }
  }
}
