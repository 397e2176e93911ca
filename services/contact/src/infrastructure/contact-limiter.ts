import { CONFIG, HttpProblem, REDIS, type Config } from '@fieldhouse/platform';
import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const ONE_HOUR_SECONDS = 3_600;

/** Messages per address and hour. */
@Injectable()
export class ContactLimiter {
  private readonly byAddress: RateLimiterRedis;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.byAddress = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: 'contact-ip',
      points: config.CONTACT_MESSAGES_PER_HOUR,
      duration: ONE_HOUR_SECONDS,
      rejectIfRedisNotReady: true,
    });
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async take(ip: string): Promise<void> {
    try {
      await this.byAddress.consume(ip);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw new StoreUnavailable('redis', { cause: refusal });
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      const minutes = Math.ceil(seconds / 60);
      throw new HttpProblem(
        429,
        'too_many_requests',
        'Too many messages',
        `Several messages came from your network. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        { retryAfterSeconds: seconds },
      );
    }
  }
}
