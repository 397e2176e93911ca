import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { toldRegistrationsProjection, type ToldRegistrationDocument } from './told-registrations.projection';

const REGISTRATIONS_AT_MOST = 50;

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

  /** @returns those of these leagues that have not ended */
  inLeagues(leagueIds: readonly string[]): Promise<readonly ToldRegistrationDocument[]> {
    if (leagueIds.length === 0) return Promise.resolve([]);
    return this.reader.find({ leagueId: { $in: [...leagueIds] }, ended: false }).toArray();
  }

  /** @returns somebody's newest */
  of(accountId: string): Promise<readonly ToldRegistrationDocument[]> {
    return this.reader.find({ accountId }).sort({ _position: -1 }).limit(REGISTRATIONS_AT_MOST).toArray();
  }
}
