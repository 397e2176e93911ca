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
    // A key that was only made later would change the digest of the same request.
    await this.keyring.prepare(subjects);
    const digest = await this.keyring.digest(requestHash, subjects);
    return digest === null ? '' : PREFIX + digest;
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
      const digest = await this.of(requestHash, subjects);
      return digest !== '' && digest !== kept;
    }
    if (kept === '' || kept === requestHash) return false;
    const digest = await this.keyring.digest(requestHash, before);
    return digest !== null && digest !== kept;
  }
}
