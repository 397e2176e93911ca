import { randomBytes } from 'node:crypto';
import { keyedDigest } from '../privacy/keyed-digest';
import type { Keyring } from '../privacy/keyring.port';

/** A keyring for tests that need no document store. */
export class MemoryKeyring implements Keyring {
  private readonly keys = new Map<string, Buffer | null>();
  private readonly digestKey = randomBytes(32);

  keyFor(subjectId: string): Promise<Buffer> {
    const known = this.keys.get(subjectId);
    if (known === null) return Promise.reject(new Error(`the key of ${subjectId} was destroyed`));
    const key = known ?? randomBytes(32);
    this.keys.set(subjectId, key);
    return Promise.resolve(key);
  }
  findKey(subjectId: string): Promise<Buffer | null> {
    return Promise.resolve(this.keys.get(subjectId) ?? null);
  }
  prefetch(): Promise<void> {
    return Promise.resolve();
  }
  async prepare(subjectIds: readonly string[]): Promise<void> {
    for (const id of subjectIds) if (!this.keys.has(id)) await this.keyFor(id);
  }
  digests(text: string, subjectIds: readonly string[]): Promise<readonly string[]> {
    const keys = subjectIds.flatMap((id) => this.keys.get(id) ?? []);
    return Promise.resolve(
      keys.length < subjectIds.length ? [] : [keyedDigest([this.digestKey, ...keys], text)],
    );
  }
  destroy(subjectId: string): Promise<void> {
    this.keys.set(subjectId, null);
    return Promise.resolve();
  }
  count(): Promise<number> {
    return Promise.resolve(this.keys.size);
  }
}
