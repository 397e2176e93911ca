import { CONFIG, Quota, REDIS, networksOf, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

/** How often a network looks at what strangers see of leagues. */
@Injectable()
export class OpenLeaguesQuota {
  private readonly quota: Quota;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.quota = new Quota(redis, {
      name: 'open-leagues-minute',
      points: config.LEAGUE_SEARCHES_PER_MINUTE,
      seconds: 60,
      title: 'Too many searches',
      sentence: 'Many searches came from your network.',
    });
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  take(ip: string): Promise<void> {
    return this.quota.take(networksOf(ip).host);
  }
}
