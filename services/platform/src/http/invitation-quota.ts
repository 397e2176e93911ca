import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { CONFIG, type Config } from '../config';
import { REDIS } from '../kernel.module';
import { Quota } from './quota';

const HOUR = 3_600;
const TITLE = 'Too many invitations';

/** What an account may invite by mail, over all contexts and processes: each is a mail to somebody who has not asked. */
@Injectable()
export class InvitationQuota {
  private readonly spans: readonly Quota[];

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.spans = [
      new Quota(redis, {
        name: 'invitations-hour',
        points: config.INVITATIONS_PER_HOUR,
        seconds: HOUR,
        title: TITLE,
        sentence: 'You have sent many invitations within the hour.',
      }),
      new Quota(redis, {
        name: 'invitations-day',
        points: config.INVITATIONS_PER_DAY,
        seconds: 24 * HOUR,
        title: TITLE,
        sentence: 'You have sent many invitations within a day.',
      }),
    ];
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async take(accountId: string, count = 1): Promise<void> {
    for (const span of this.spans) await span.take(accountId, count);
  }
}
