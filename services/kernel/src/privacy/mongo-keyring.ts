import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Collection, type Db, type Filter } from 'mongodb';
import { derivedKey, keyedDigest } from './keyed-digest';
import { open, seal } from './sealed-value';
import type { Keyring } from './keyring.port';
import type { AcceptedKeys, Secrets } from './secrets';

const SEALED_AT_ONCE = 500;

/** `sealedKey` is null once the key was destroyed: no other may take its place, or what was sealed would fail to open. */
type KeyDocument = {
  readonly _id: string;
  readonly sealedKey: string | null;
  /** Of the secret that it is sealed under. */
  readonly secretId?: string;
};

/**
 * Keys in the `identity_subject_keys` collection, each sealed under the installation's master key. The collection
 * is not rebuildable from the log: back it up apart from it. Keys are cached for a minute at most, so a destroyed key
 * stops working in every process within that time.
 */
export class MongoKeyring implements Keyring {
  private readonly keys: Collection<KeyDocument>;
  private readonly masterKeys: AcceptedKeys;
  private readonly digestKeys: readonly Buffer[];
  /** `null`: destroyed, which is final. A key that is not there yet may be made by another process at any time. */
  private readonly cache = new LRUCache<string, { readonly key: Buffer | null }>({
    max: 20_000,
    ttl: 60_000,
  });

  constructor(
    db: Db,
    private readonly secrets: Secrets,
  ) {
    this.masterKeys = secrets.keysOf('subject-keys');
    this.digestKeys = this.masterKeys.map((master) => derivedKey(master, 'command-digests'));
    this.keys = db.collection<KeyDocument>('identity_subject_keys');
  }

  async keyFor(subjectId: string): Promise<Buffer> {
    await this.prepare([subjectId]);
    const key = await this.findKey(subjectId);
    if (!key) throw new Error(`the key of ${subjectId} was destroyed`);
    return key;
  }

  async findKey(subjectId: string): Promise<Buffer | null> {
    const cached = this.cache.get(subjectId);
    if (cached) return cached.key;
    const stored = await this.keys.findOne({ _id: subjectId });
    return stored ? this.remember(stored) : null;
  }

  async prefetch(subjectIds: readonly string[]): Promise<void> {
    const unknown = [...new Set(subjectIds)].filter((id) => !this.cache.has(id));
    if (unknown.length === 0) return;
    for (const document of await this.keys.find({ _id: { $in: unknown } }).toArray()) this.remember(document);
  }

  async prepare(subjectIds: readonly string[]): Promise<void> {
    await this.prefetch(subjectIds);
    const missing = [...new Set(subjectIds)].filter((id) => !this.cache.has(id));
    if (missing.length === 0) return;
    const made = missing.map((_id) => ({ _id, ...this.freshlySealed() }));
    const { upsertedIds } = await this.keys.bulkWrite(
      made.map(({ _id, ...sealed }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: sealed }, upsert: true },
      })),
      { ordered: false },
    );
    for (const [n, key] of made.entries()) if (n in upsertedIds) this.remember(key);
    // Another process was first.
    await this.prefetch(missing);
  }

  async digests(text: string, subjectIds: readonly string[]): Promise<readonly string[]> {
    const keys: Buffer[] = [];
    for (const id of subjectIds) {
      const key = await this.findKey(id);
      if (!key) return [];
      keys.push(key);
    }
    return this.digestKeys.map((digestKey) => keyedDigest([digestKey, ...keys], text));
  }

  async destroy(subjectId: string): Promise<void> {
    await this.keys.updateOne({ _id: subjectId }, { $set: { sealedKey: null } }, { upsert: true });
    this.cache.set(subjectId, { key: null });
  }

  count(): Promise<number> {
    return this.keys.countDocuments();
  }

  /** Seals the keys anew that are not under the present secret; those that none of the secrets opens stay. */
  async reseal(): Promise<void> {
    let batch: KeyDocument[] = [];
    const write = async (): Promise<void> => {
      const operations = batch.flatMap(({ _id, sealedKey }) => {
        const key = sealedKey === null ? null : this.opened(sealedKey);
        // A key that is destroyed in the meantime stays destroyed.
        return key ? [{ updateOne: { filter: { _id, sealedKey }, update: { $set: this.sealed(key) } } }] : [];
      });
      if (operations.length > 0) await this.keys.bulkWrite(operations, { ordered: false });
      batch = [];
    };
    for await (const document of this.keys.find(this.elsewhere())) {
      batch.push(document);
      if (batch.length === SEALED_AT_ONCE) await write();
    }
    await write();
  }

  /** How many keys are not under the present secret. */
  notResealed(): Promise<number> {
    return this.keys.countDocuments(this.elsewhere());
  }

  private elsewhere(): Filter<KeyDocument> {
    return { sealedKey: { $ne: null }, secretId: { $ne: this.secrets.id } };
  }

  private sealed(key: string): { sealedKey: string; secretId: string } {
    return { sealedKey: seal(this.masterKeys[0], key), secretId: this.secrets.id };
  }

  private freshlySealed(): { sealedKey: string; secretId: string } {
    return this.sealed(randomBytes(32).toString('base64url'));
  }

  /** The key as text, or null where it is sealed under a secret that is not ours. */
  private opened(sealedKey: string): string | null {
    for (const master of this.masterKeys) {
      try {
        return open(master, sealedKey) as string;
      } catch {
        // Perhaps under the next.
      }
    }
    return null;
  }

  private remember(document: KeyDocument): Buffer | null {
    const { sealedKey } = document;
    const text = sealedKey === null ? null : this.opened(sealedKey);
    if (sealedKey !== null && text === null)
      throw new Error(`the key of ${document._id} is sealed under another secret`);
    const key = text === null ? null : Buffer.from(text, 'base64url');
    this.cache.set(document._id, { key });
    return key;
  }
}
