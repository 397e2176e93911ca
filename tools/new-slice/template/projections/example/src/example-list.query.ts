import type { ExampleListView } from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { exampleListProjection, type ExampleDocument } from './example-list.projection';

const AT_MOST = 100;

/** The only reader of the list. */
@Injectable()
export class ExampleListQuery {
  private readonly reader: ReadModelReader<ExampleDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, exampleListProjection);
  }

  /** Somebody's own, newest first. */
  async own(accountId: string, atLeast: string | undefined): Promise<ExampleListView> {
    await this.reader.atLeast(atLeast);
    const found = await this.reader
      .find({ accountId })
      .sort({ openedAt: -1, _id: -1 })
      .limit(AT_MOST)
      .toArray();
    return {
      list: found.map(({ _id, name, openedAt, closed, revision }) => ({
        exampleId: _id,
        name,
        openedAt,
        closed,
        revision,
      })),
    };
  }
}
