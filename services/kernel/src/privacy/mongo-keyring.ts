import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Collection, type Db } from 'mongodb';
import { derivedKey, keyedDigest } from './keyed-digest';
import { open, seal } from './sealed-value';
import type { Keyring } from './keyring.port';

/** What the keys themselves are sealed with. @param secret the installation's */
export const masterKeyOf = (secret: string): Buffer =>
  createHash('sha256').update(`subject-keys|${secret}`).digest();

/** `sealedKey` is null once the key was destroyed: no other may take its place, or what was sealed would fail to open. */
type KeyDocument = { readonly _id: string; readonly sealedKey: string | null };

/**
 * Keys in the `identity_subject_keys` collection, each sealed under the installation's master key. The collection
 * is not rebuildable from the log: back it up apart from it. Keys are cached for a minute at most, so a destroyed key
 * stops working in every process within that time.
 */
export class MongoKeyring implements Keyring {
  private readonly keys: Collection<KeyDocument>;
  private readonly masterKey: Buffer;
  private readonly digestKey: Buffer;
  /** `null`: destroyed, which is final. A key that is not there yet may be made by another process at any time. */
  private readonly cache = new LRUCache<string, { readonly key: Buffer | null }>({
    max: 20_000,
    ttl: 60_000,
  });

  /** @param secret the installation's */
  constructor(db: Db, secret: string) {
    this.masterKey = masterKeyOf(secret);
    this.digestKey = derivedKey(this.masterKey, 'command-digests');
    this.keys = db.collection<KeyDocument>('identity_subject_keys');
  }

  async keyFor(subjectId: string): Promise<Buffer> {
    const known = await this.findKey(subjectId);
    if (known) return known;
    const fresh = this.fresh(subjectId);
    const stored = await this.keys.findOneAndUpdate(
      { _id: subjectId },
      { $setOnInsert: { sealedKey: fresh.sealedKey } },
      { upsert: true, returnDocument: 'after' },
    );
    const key = this.remember(stored ?? fresh);
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
    await this.keys.bulkWrite(
      missing.map((id) => ({
        updateOne: {
          filter: { _id: id },
          update: { $setOnInsert: { sealedKey: this.fresh(id).sealedKey } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    for (const document of await this.keys.find({ _id: { $in: missing } }).toArray()) this.remember(document);
  }

  async digest(text: string, subjectIds: readonly string[]): Promise<string | null> {
    const keys = [this.digestKey];
    for (const id of subjectIds) {
      const key = await this.findKey(id);
      if (!key) return null;
      keys.push(key);
    }
    return keyedDigest(keys, text);
  }

  async destroy(subjectId: string): Promise<void> {
    await this.keys.updateOne({ _id: subjectId }, { $set: { sealedKey: null } }, { upsert: true });
    this.cache.set(subjectId, { key: null });
  }

  private fresh(subjectId: string): KeyDocument {
    return { _id: subjectId, sealedKey: seal(this.masterKey, randomBytes(32).toString('base64url')) };
  }

  private remember(document: KeyDocument): Buffer | null {
    const { sealedKey } = document;
    const key = sealedKey && Buffer.from(open(this.masterKey, sealedKey) as string, 'base64url');
    this.cache.set(document._id, { key: key || null });
    return key || null;
  }
}
