import { CONFIG, OneAtATime, Quota, REDIS, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { ImportFileError } from './import-file.errors';

const PER_HOUR = {
  name: 'imports',
  seconds: 3_600,
  title: 'Too many lists',
  sentence: 'You have sent many lists within the hour.',
};
/** With the wait for the thread. */
const LONGEST_READING_MS = 60_000;

/** How many lists an account may have read, and when; over all contexts and processes. */
@Injectable()
export class ListTurns {
  private readonly quota: Quota;
  private readonly turns: OneAtATime;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) { IMPORTS_PER_HOUR }: Config) {
    this.quota = new Quota(redis, { ...PER_HOUR, points: IMPORTS_PER_HOUR });
    this.turns = new OneAtATime(redis, 'import', LONGEST_READING_MS);
  }

  /** Counts a list before it is received. @throws HttpProblem 429 for an account that sends too many */
  allow(accountId: string): Promise<void> {
    return this.quota.take(accountId);
  }

  /** One list of an account at a time. @throws ImportFileError `import_under_way` */
  take<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    return this.turns.run(accountId, work, () => new ImportFileError('import_under_way'));
  }
}
