import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { draftPeopleProjection, LEFT, type DraftPersonDocument } from './draft-people.projection';

/** The only reader of the names of who acts in drafts. */
@Injectable()
export class DraftPeopleQuery {
  private readonly reader: ReadModelReader<DraftPersonDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, draftPeopleProjection);
  }

  /** @returns what each of these accounts is called now */
  async namesOf(accountIds: ReadonlySet<string>): Promise<(accountId: string) => string> {
    const found = await this.reader.find({ _id: { $in: [...accountIds] } }).toArray();
    const names = new Map(found.map(({ _id, name }) => [_id, name]));
    return (accountId) => names.get(accountId) ?? LEFT;
  }
}
