import { createHash } from 'node:crypto';
import { CONFIG, HttpProblem, REDIS, StoreUnavailable, type Config } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const PER_ACCOUNT_PER_MINUTE = 10;

/** Attempts per address and per account and minute. Without Redis nobody can sign in: this door fails closed. */
@Injectable()
export class AuthRateLimiter {
  private readonly byAddress: RateLimiterRedis;
  private readonly byAccount: RateLimiterRedis;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    const shared = { storeClient: redis, duration: 60, rejectIfRedisNotReady: true };
    this.byAddress = new RateLimiterRedis({
      ...shared,
      keyPrefix: 'auth-ip',
      points: config.AUTH_ATTEMPTS_PER_MINUTE,
    });
    this.byAccount = new RateLimiterRedis({
      ...shared,
      keyPrefix: 'auth-account',
      points: PER_ACCOUNT_PER_MINUTE,
    });
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async take(ip: string, account?: string): Promise<void> {
    await this.consume(this.byAddress, ip);
    if (account !== undefined)
      await this.consume(
        this.byAccount,
        createHash('sha256').update(account.trim().toLowerCase()).digest('base64url'),
      );
  }

  private async consume(limiter: RateLimiterRedis, key: string): Promise<void> {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw new StoreUnavailable('redis', { cause: refusal });
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      const readable = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      throw new HttpProblem(429, 'too_many_requests', 'Too many attempts', `Try again in ${readable}.`, {
        retryAfterSeconds: seconds,
      });
    }
  }
}
