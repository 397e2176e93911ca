import { CONFIG, Quota, REDIS, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

/** What may be asked of the card provider for people, over all processes. Each throws 429 with the time to wait; StoreUnavailable. */
@Injectable()
export class PaymentQuotas {
  /** Pages to pay at, of an account. */
  readonly checkouts: Quota;
  /** What somebody with a link looks at and pays, by network. */
  readonly links: Quota;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) { CHECKOUTS_PER_MINUTE, PAY_LINKS_PER_MINUTE }: Config,
  ) {
    this.checkouts = new Quota(redis, {
      name: 'checkouts',
      points: CHECKOUTS_PER_MINUTE,
      seconds: 60,
      title: 'Too many pages',
      sentence: 'You have opened many pages to pay at within a minute.',
    });
    this.links = new Quota(redis, {
      name: 'pay-links',
      points: PAY_LINKS_PER_MINUTE,
      seconds: 60,
      title: 'Too many requests',
      sentence: 'Many links have been opened from this address within a minute.',
    });
  }
}
