import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { playerCirclesModel, type PlayerCircleDocument } from './player-circles.projection';

/** The only reader of the circles. */
@Injectable()
export class PlayerCirclesReader {
  private readonly reader: ReadModelReader<PlayerCircleDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, playerCirclesModel);
  }

  /** The leagues that somebody has a part in. */
  async of(accountId: string): Promise<readonly PlayerCircleDocument[]> {
    return this.reader.find({ accounts: accountId }).toArray();
  }

  /** The leagues that two people both have a part in, or one of them registers with and the other one runs. */
  async shared(one: string, other: string): Promise<readonly PlayerCircleDocument[]> {
    const runsFor = (staff: string, registrant: string) => ({
      'registrants.accountId': registrant,
      'staff.accountId': staff,
    });
    const ways = [{ accounts: { $all: [one, other] } }, runsFor(one, other), runsFor(other, one)];
    return this.reader.find({ $or: ways }).toArray();
  }
}
