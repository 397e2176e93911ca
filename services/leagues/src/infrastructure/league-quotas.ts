import { CONFIG, Quota, REDIS, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

const DAY = 24 * 3_600;
const LEAGUES = 'Too many leagues';

/** What an account may create and try, over all processes. */
@Injectable()
export class LeagueQuotas {
  private readonly leagues: readonly Quota[];
  private readonly codes: Quota;
  private readonly registrations: Quota;
  private readonly requests: Quota;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.leagues = [
      new Quota(redis, {
        name: 'leagues-day',
        points: config.LEAGUES_PER_DAY,
        seconds: DAY,
        title: LEAGUES,
        sentence: 'You have created many leagues within a day.',
      }),
      new Quota(redis, {
        name: 'leagues-month',
        points: config.LEAGUES_PER_MONTH,
        seconds: 30 * DAY,
        title: LEAGUES,
        sentence: 'You have created many leagues within 30 days.',
      }),
    ];
    this.codes = new Quota(redis, {
      name: 'discount-codes',
      points: config.DISCOUNT_CODES_PER_HOUR,
      seconds: 3_600,
      title: 'Too many codes',
      sentence: 'You have tried many codes within an hour. You can send it without one.',
    });
    this.registrations = new Quota(redis, {
      name: 'registrations-day',
      points: config.REGISTRATIONS_PER_DAY,
      seconds: DAY,
      title: 'Too many registrations',
      sentence: 'You have sent many registrations within a day.',
    });
    this.requests = new Quota(redis, {
      name: 'registration-requests-day',
      points: config.JOIN_REQUESTS_PER_DAY,
      seconds: DAY,
      title: 'Too many requests',
      sentence: 'You have asked many captains within a day.',
    });
  }

  /** @throws 429 with the time to wait; StoreUnavailable */
  async takeLeague(accountId: string): Promise<void> {
    for (const quota of this.leagues) await quota.take(accountId);
  }

  /** A discount code that somebody tries. @throws 429 with the time to wait; StoreUnavailable */
  async takeCode(accountId: string): Promise<void> {
    await this.codes.take(accountId);
  }

  /**
   * A registration that somebody sends.
   * @param asksCaptain each such one is put before the captains of a team
   * @throws 429 with the time to wait; StoreUnavailable
   */
  async takeRegistration(accountId: string, asksCaptain: boolean): Promise<void> {
    await this.registrations.take(accountId);
    if (asksCaptain) await this.requests.take(accountId);
  }
}
