import { CONFIG, Quota, REDIS, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

const HOUR = 3_600;

/** What an account may do about teams, over all processes. Each throws 429 with the time to wait; StoreUnavailable. */
@Injectable()
export class TeamQuotas {
  /** Teams that are created. */
  readonly teams: Quota;
  /** Requests to join: each is put before the captains of a team. */
  readonly requests: Quota;
  /** Codes that are tried. */
  readonly codes: Quota;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.teams = new Quota(redis, {
      name: 'teams-day',
      points: config.TEAMS_PER_DAY,
      seconds: 24 * HOUR,
      title: 'Too many teams',
      sentence: 'You have created many teams within a day.',
    });
    this.requests = new Quota(redis, {
      name: 'join-requests-day',
      points: config.JOIN_REQUESTS_PER_DAY,
      seconds: 24 * HOUR,
      title: 'Too many requests',
      sentence: 'You have asked many teams within a day.',
    });
    this.codes = new Quota(redis, {
      name: 'team-codes-hour',
      points: config.TEAM_CODES_PER_HOUR,
      seconds: HOUR,
      title: 'Too many codes',
      sentence: 'You have tried many codes within the hour.',
    });
  }
}
