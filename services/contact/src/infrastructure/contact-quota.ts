import { CONFIG, Quota, REDIS, networksOf, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

const HOUR = 3_600;
const FEW = { title: 'Too many messages', sentence: 'Several messages came from your network.' };

/** Messages by network, per hour and per day. */
@Injectable()
export class ContactQuota {
  private readonly quotas: readonly Quota[];

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.quotas = [
      new Quota(redis, {
        ...FEW,
        name: 'contact-hour',
        points: config.CONTACT_MESSAGES_PER_HOUR,
        seconds: HOUR,
      }),
      new Quota(redis, {
        ...FEW,
        name: 'contact-day',
        points: config.CONTACT_MESSAGES_PER_DAY,
        seconds: 24 * HOUR,
      }),
    ];
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async take(ip: string): Promise<void> {
    for (const quota of this.quotas) await quota.take(networksOf(ip).host);
  }
}
