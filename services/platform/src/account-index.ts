import type { Collection, Db } from 'mongodb';
import { indexOnce } from './index-once';

type Entry = { readonly _id: string; readonly accountId: string };

/** Something of an account, and what was noted with it. */
export type OfAccount<Facts extends object> = Facts & Entry;

/** What there is of an account where streams are found by other ids only: in a collection of its own, for its erasure. */
export class AccountIndex<Facts extends object = object> {
  private readonly entries: Collection<Entry>;
  private readonly indexed = indexOnce(() => this.entries.createIndex({ accountId: 1 }));

  constructor(db: Db, collection: string) {
    this.entries = db.collection(collection);
  }

  /** To be called before it is in the log, so that an erasure of the same moment finds it. */
  async note({ _id, ...noted }: OfAccount<Facts>): Promise<void> {
    await this.indexed();
    await this.entries.updateOne({ _id }, { $set: noted }, { upsert: true });
  }

  /** In the order of their ids. */
  of(accountId: string): Promise<readonly OfAccount<Facts>[]> {
    return this.entries.find<OfAccount<Facts>>({ accountId }).sort({ _id: 1 }).toArray();
  }

  async remove(id: string): Promise<void> {
    await this.entries.deleteOne({ _id: id });
  }

  async removeAllOf(accountId: string): Promise<void> {
    await this.entries.deleteMany({ accountId });
  }
}
