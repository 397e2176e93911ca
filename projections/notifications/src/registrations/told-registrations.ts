import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { toldRegistrationsProjection, type ToldRegistrationDocument } from './told-registrations.projection';

const REGISTRATIONS_AT_MOST = 50;

/** Accounts by the league in which they are registered. */
export type PeopleByLeague = ReadonlyMap<string, ReadonlySet<string>>;

/** The registrations that people may be told of. */
@Injectable()
export class ToldRegistrations {
  private readonly reader: ReadModelReader<ToldRegistrationDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, toldRegistrationsProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** @returns those of these that there are, by their ids */
  known(ids: readonly string[]): Promise<ReadonlyMap<string, ToldRegistrationDocument>> {
    return this.reader.byIds(ids);
  }

  /** @returns who has registrations in these leagues that have not ended; of `onlyId`, if given, whether they have */
  async peopleIn(leagueIds: readonly string[], onlyId?: string): Promise<PeopleByLeague> {
    const people = new Map<string, Set<string>>();
    if (leagueIds.length === 0) return people;
    const only = onlyId === undefined ? {} : { accountId: onlyId };
    const found = this.reader.find({ leagueId: { $in: [...new Set(leagueIds)] }, ended: false, ...only });
    for await (const { leagueId, accountId } of found)
      people.set(leagueId, (people.get(leagueId) ?? new Set()).add(accountId));
    return people;
  }

  /** @returns somebody's newest */
  of(accountId: string): Promise<readonly ToldRegistrationDocument[]> {
    return this.reader.find({ accountId }).sort({ _position: -1 }).limit(REGISTRATIONS_AT_MOST).toArray();
  }
}
