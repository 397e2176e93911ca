/**
 * The keys that personal (and not yet revealed) fields of events are encrypted with, one per subject, kept outside
 * the log. Destroying a key erases its subject everywhere the log was copied to.
 */
export interface Keyring {
  /** The subject's 32-byte key, made on first use. */
  keyFor(subjectId: string): Promise<Buffer>;
  /** The subject's key, or null once it has been destroyed (or never was). */
  findKey(subjectId: string): Promise<Buffer | null>;
  /** Fetches what there is of these keys in one round trip, so that {@link findKey} has them at hand. */
  prefetch(subjectIds: readonly string[]): Promise<void>;
  /** Makes sure that all of these keys exist, in one round trip. */
  prepare(subjectIds: readonly string[]): Promise<void>;
  /**
   * Digests that only this installation can compute, and only while none of these subjects' keys is destroyed: then
   * there is none. They tell equal texts without telling what they were. The first is the one to keep; the others are
   * what the same text may have got under an earlier secret.
   */
  digests(text: string, subjectIds: readonly string[]): Promise<readonly string[]>;
  /** Destroys the key for good. */
  destroy(subjectId: string): Promise<void>;
  /** How many keys were ever made, those that are destroyed among them: never fewer than before. */
  count(): Promise<number>;
}

/** Nest token of the {@link Keyring}. */
export const KEYRING = Symbol('Keyring');
