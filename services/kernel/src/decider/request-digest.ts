import type { Keyring } from '../privacy/keyring.port';

const PREFIX = 'k2:';

/**
 * Digests that tell a request from another one under the same idempotency key, and nobody what it said: they are keyed
 * with the keys of everybody whom it is about, so that they can be neither computed nor confirmed once one is destroyed.
 */
export class RequestDigests {
  constructor(private readonly keyring: Keyring) {}

  /** @returns the digest to keep; empty when a subject is erased */
  async of(requestHash: string, subjects: readonly string[]): Promise<string> {
    const [digest] = await this.all(requestHash, subjects);
    return digest === undefined ? '' : PREFIX + digest;
  }

  /**
   * Whether a request is another one than that of which this digest was kept. One whose subject is erased counts as
   * the same.
   * @param before the subjects that were looked at before digests had a prefix
   */
  async differs(
    kept: string,
    requestHash: string,
    subjects: readonly string[],
    before: readonly string[],
  ): Promise<boolean> {
    if (kept.startsWith(PREFIX)) {
      const digests = await this.all(requestHash, subjects);
      return digests.length > 0 && !digests.includes(kept.slice(PREFIX.length));
    }
    if (kept === '' || kept === requestHash) return false;
    const digests = await this.keyring.digests(requestHash, before);
    return digests.length > 0 && !digests.includes(kept);
  }

  private async all(requestHash: string, subjects: readonly string[]): Promise<readonly string[]> {
    // A key that was only made later would change the digest of the same request.
    await this.keyring.prepare(subjects);
    return this.keyring.digests(requestHash, subjects);
  }
}
