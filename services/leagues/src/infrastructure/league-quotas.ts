import { CONFIG, Quota, REDIS, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const INVITATIONS = 'Too many invitations';
const LEAGUES = 'Too many leagues';

/** What an account may bring about, over all leagues and processes: each invitation is a mail to somebody who has not asked. */
@Injectable()
export class LeagueQuotas {
  private readonly invitations: readonly Quota[];
  private readonly leagues: readonly Quota[];

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    const quota = (name: string, points: number, seconds: number, title: string, sentence: string): Quota =>
      new Quota(redis, { name, points, seconds, title, sentence });
    this.invitations = [
      quota(
        'invitations-hour',
        config.INVITATIONS_PER_HOUR,
        HOUR,
        INVITATIONS,
        'You have sent many invitations within the hour.',
      ),
      quota(
        'invitations-day',
        config.INVITATIONS_PER_DAY,
        DAY,
        INVITATIONS,
        'You have sent many invitations within a day.',
      ),
    ];
    this.leagues = [
      quota(
        'leagues-day',
        config.LEAGUES_PER_DAY,
        DAY,
        LEAGUES,
        'You have created many leagues within a day.',
      ),
      quota(
        'leagues-month',
        config.LEAGUES_PER_MONTH,
        30 * DAY,
        LEAGUES,
        'You have created many leagues within 30 days.',
      ),
    ];
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async takeInvitations(accountId: string, count: number): Promise<void> {
    for (const quota of this.invitations) await quota.take(accountId, count);
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async takeLeague(accountId: string): Promise<void> {
    for (const quota of this.leagues) await quota.take(accountId);
  }
}
