import type { SecretPurpose, Secrets } from '@fieldhouse/kernel/runtime';
import type { Collection, Db, Filter } from 'mongodb';
import { indexOnce } from './index-once';
import type { OwnAddress } from './personal-data';
import type { KeptUnderSecret } from './secret-upkeep';

type Entry = {
  readonly _id: string;
  readonly emailDigest: string;
  /** Which secret the digest was made under. */
  readonly secretId?: string;
  /** Absent where it was noted before this was kept: of an address that was left it then counts as later. */
  readonly notedAt?: Date;
};

/** Something that an e-mail address leads to, and what was noted with it. */
export type Addressed<Facts extends object> = Facts & { readonly _id: string };

/** What an e-mail address leads to, in a collection of its own: the address is there as a keyed digest only. */
export class AddressIndex<Facts extends object = object> {
  private readonly entries: Collection<Entry>;
  private readonly indexed = indexOnce(() => this.entries.createIndex({ emailDigest: 1 }));

  constructor(
    db: Db,
    private readonly secrets: Secrets,
    collection: string,
    private readonly purpose: SecretPurpose,
  ) {
    this.entries = db.collection(collection);
  }

  async note(id: string, email: string, facts: Facts): Promise<void> {
    await this.indexed();
    const noted = { ...facts, ...this.closed(email) };
    const first = { notedAt: new Date() };
    await this.entries.updateOne({ _id: id }, { $set: noted, $setOnInsert: first }, { upsert: true });
  }

  /** @returns what any of these addresses leads to */
  of(addresses: readonly string[]): Promise<readonly Addressed<Facts>[]> {
    const digests = addresses.flatMap((address) => this.digests(address));
    return this.found({ emailDigest: { $in: digests } }).toArray();
  }

  /** @returns what was noted under a person's addresses while these were theirs */
  async ofPerson(addresses: readonly OwnAddress[]): Promise<readonly Addressed<Facts>[]> {
    if (addresses.length === 0) return [];
    const wanted = addresses.map(({ email, until }) => ({
      emailDigest: { $in: [...this.digests(email)] },
      ...(until === null ? {} : { notedAt: { $lte: new Date(until) } }),
    }));
    return this.found({ $or: wanted }).toArray();
  }

  async remove(id: string): Promise<void> {
    await this.entries.deleteOne({ _id: id });
  }

  /** @param addressOf reads an address anew, null where there is none any more: then the entry goes */
  keptBy(addressOf: (entry: Addressed<Facts>) => Promise<string | null>): KeptUnderSecret {
    const elsewhere = { secretId: { $ne: this.secrets.id } };
    return {
      renew: async () => {
        for await (const entry of this.found(elsewhere)) {
          const email = await addressOf(entry);
          if (email === null) await this.remove(entry._id);
          else await this.entries.updateOne({ _id: entry._id }, { $set: this.closed(email) });
        }
      },
      left: () => this.entries.countDocuments(elsewhere),
    };
  }

  private found(filter: Filter<Entry>) {
    return this.entries.find<Addressed<Facts>>(filter);
  }

  private closed(email: string): Omit<Entry, '_id'> {
    const [emailDigest = ''] = this.digests(email);
    return { emailDigest, secretId: this.secrets.id };
  }

  private digests(email: string): readonly string[] {
    return this.secrets.digests(this.purpose, email.trim().toLowerCase());
  }
}
