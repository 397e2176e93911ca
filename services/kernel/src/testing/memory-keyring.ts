import { randomBytes } from 'node:crypto';
import type { Keyring } from '../privacy/keyring.port';

/** A keyring for tests that need no document store. */
export class MemoryKeyring implements Keyring {
  private readonly keys = new Map<string, Buffer>();

  keyFor(subjectId: string): Promise<Buffer> {
    const key = this.keys.get(subjectId) ?? randomBytes(32);
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
    for (const id of subjectIds) await this.keyFor(id);
  }
  destroy(subjectId: string): Promise<void> {
    this.keys.delete(subjectId);
    return Promise.resolve();
  }
}
