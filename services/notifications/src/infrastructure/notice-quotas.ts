import { CONFIG, Quota, REDIS, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

/** What may be done about notifications, over all processes. Each throws 429 with the time to wait; StoreUnavailable. */
@Injectable()
export class NoticeQuotas {
  /** Changes of an account's settings. */
  readonly settings: Quota;
  /** Pushes that an account sends to its own devices to try them out. */
  readonly tests: Quota;
  /** What somebody behind the link of a mail looks at and says, by network. */
  readonly links: Quota;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.settings = new Quota(redis, {
      name: 'notice-settings',
      points: config.NOTICE_SETTINGS_PER_MINUTE,
      seconds: 60,
      title: 'Too much at once',
      sentence: 'You have changed your settings many times within a minute.',
    });
    this.tests = new Quota(redis, {
      name: 'push-tests',
      points: config.PUSH_TESTS_PER_MINUTE,
      seconds: 60,
      title: 'Too many tests',
      sentence: 'You have tried your devices many times within a minute.',
    });
    this.links = new Quota(redis, {
      name: 'unsubscribe-links',
      points: config.UNSUBSCRIBES_PER_MINUTE,
      seconds: 60,
      title: 'Too many requests',
      sentence: 'Many links have been opened from this address within a minute.',
    });
  }
}
