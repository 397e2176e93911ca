import { CONFIG, HttpProblem, REDIS, type Config } from '@fieldhouse/platform';
import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const ONE_HOUR_SECONDS = 3_600;

/** Invitations by account and hour, over all leagues and processes: each is a mail to somebody who has not asked for it. */
@Injectable()
export class InvitationLimiter {
  private readonly byAccount: RateLimiterRedis;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.byAccount = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: 'invitations',
      points: config.INVITATIONS_PER_HOUR,
      duration: ONE_HOUR_SECONDS,
      rejectIfRedisNotReady: true,
    });
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async take(accountId: string): Promise<void> {
    try {
      await this.byAccount.consume(accountId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw new StoreUnavailable('redis', { cause: refusal });
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      const minutes = Math.ceil(seconds / 60);
      throw new HttpProblem(
        429,
        'too_many_requests',
        'Too many invitations',
        `You have sent many invitations this hour. Go on in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        { retryAfterSeconds: seconds },
      );
    }
  }
}
