import type Redis from 'ioredis';

/** How long a seat outlives the process that keeps it. */
const KEPT_FOR_MS = 10_000;

/** By the clock of Redis, as processes need not agree on the time. ARGV: limit, time to live, who sits there. */
const TAKE = `
  local key, limit, alive = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - alive)
  for i = 3, #ARGV do
    if redis.call('ZSCORE', key, ARGV[i]) or redis.call('ZCARD', key) < limit then
      redis.call('ZADD', key, now, ARGV[i])
    else
      return 0
    end
  end
  redis.call('PEXPIRE', key, alive)
  return 1`;

/** How many connections somebody has, over all processes. Whoever dies without a word leaves no seat taken for long. */
export class Seats {
  constructor(private readonly redis: Redis) {}

  /** @returns whether there was one; while Redis is away there is */
  async take(whose: string, limit: number, socketId: string): Promise<boolean> {
    const given = await this.run(whose, limit, [socketId]).catch(() => 1);
    return given === 1;
  }

  /** Says that these are still there; to be repeated within seconds. */
  async keep(whose: string, socketIds: readonly string[]): Promise<void> {
    await this.run(whose, Number.MAX_SAFE_INTEGER, socketIds).catch(() => undefined);
  }

  async leave(whose: string, socketId: string): Promise<void> {
    await this.redis.zrem(keyOf(whose), socketId).catch(() => undefined);
  }

  private run(whose: string, limit: number, socketIds: readonly string[]): Promise<unknown> {
    return this.redis.eval(TAKE, 1, keyOf(whose), limit, KEPT_FOR_MS, ...socketIds);
  }
}

const keyOf = (whose: string): string => `seats:${whose}`;
