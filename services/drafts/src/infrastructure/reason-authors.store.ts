import { MONGO_DB, indexOnce } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

/** `_id` is `<accountId>:<draftId>`. */
type Authorship = { readonly _id: string; readonly accountId: string; readonly draftId: string };

/** Who gave a reason in which draft, in `draft_reason_authors`: a draft's stream is found by its league only. */
@Injectable()
export class ReasonAuthors {
  private readonly authors: Collection<Authorship>;
  private readonly indexed = indexOnce(() => this.authors.createIndex({ accountId: 1 }));

  constructor(@Inject(MONGO_DB) db: Db) {
    this.authors = db.collection('draft_reason_authors');
  }

  async note(accountId: string, draftId: string): Promise<void> {
    await this.indexed();
    await this.authors.updateOne(
      { _id: `${accountId}:${draftId}` },
      { $setOnInsert: { accountId, draftId } },
      { upsert: true },
    );
  }

  async draftsOf(accountId: string): Promise<readonly string[]> {
    return (await this.authors.find({ accountId }).toArray()).map(({ draftId }) => draftId);
  }

  async forget(accountId: string): Promise<void> {
    await this.authors.deleteMany({ accountId });
  }
}
