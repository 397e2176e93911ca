import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Everything that depends on the installation's secret. Each has a key of its own: what one gives away opens no other. */
export type SecretPurpose =
  | 'access-token'
  | 'attempts'
  | 'chat-files'
  | 'contact-address'
  | 'device'
  | 'email-digest'
  | 'invited-address'
  | 'payment-link'
  | 'player-photo'
  | 'recovery'
  | 'refresh'
  | 'refresh-mark'
  | 'second-factor-ticket'
  | 'security-log'
  | 'spectator-link'
  | 'subject-keys'
  | 'team-code'
  | 'team-crest'
  | 'team-invite'
  | 'team-link'
  | 'unsubscribe';

/** The first one makes; what any of them made is understood. */
export type AcceptedKeys = readonly [Buffer, ...Buffer[]];

const KEY_BYTES = 32;
const ID_BYTES = 9;

/**
 * The keys that are derived from the installation's secret, by purpose (HKDF-SHA256, RFC 5869), and from the previous
 * one while the secret is being changed.
 */
export class Secrets {
  /** Tells which secret something was made under, and nothing about it. */
  readonly id: string;
  private readonly secrets: readonly [string, ...string[]];
  private readonly keys = new Map<SecretPurpose, AcceptedKeys>();

  /** @param previous empty when there is none */
  constructor(current: string, previous = '') {
    this.secrets = previous === '' || previous === current ? [current] : [current, previous];
    this.id = idOf(current);
  }

  /** Whether there is another secret beside the present one. */
  get hasPrevious(): boolean {
    return this.secrets.length > 1;
  }

  keysOf(purpose: SecretPurpose): AcceptedKeys {
    const known = this.keys.get(purpose);
    if (known) return known;
    const [current, ...previous] = this.secrets;
    const keys: AcceptedKeys = [
      derived(current, purpose),
      ...previous.map((secret) => derived(secret, purpose)),
      ...this.secrets.map((secret) => undivided(secret, purpose)),
    ];
    this.keys.set(purpose, keys);
    return keys;
  }

  /** The key of a purpose under the secret with this id, or null where that is none of ours. */
  keyUnder(id: string, purpose: SecretPurpose): Buffer | null {
    const secret = this.secrets.find((one) => idOf(one) === id);
    return secret === undefined ? null : derived(secret, purpose);
  }

  /** HMAC-SHA256 as text. */
  digest(purpose: SecretPurpose, text: string): string {
    return hmac(this.keysOf(purpose)[0], text);
  }

  /** What {@link digest} answers, and answered under each key that is understood; the present one first. */
  digests(purpose: SecretPurpose, text: string): readonly string[] {
    return this.keysOf(purpose).map((key) => hmac(key, text));
  }

  /** Whether a digest of the text is one that this installation made. */
  isDigest(purpose: SecretPurpose, text: string, digest: string): boolean {
    const given = Buffer.from(digest);
    return this.digests(purpose, text)
      .map((one) => Buffer.from(one))
      .some((right) => given.length === right.length && timingSafeEqual(given, right));
  }
}

const hmac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const hkdf = (secret: string, info: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `fieldhouse|${info}`, bytes));
const derived = (secret: string, purpose: SecretPurpose): Buffer => hkdf(secret, purpose, KEY_BYTES);
const idOf = (secret: string): string => hkdf(secret, 'id', ID_BYTES).toString('base64url');

/** As keys were made before each purpose had one of its own: links in mails and what is stored are still of that make. */
const undivided = (secret: string, purpose: SecretPurpose): Buffer => {
  switch (purpose) {
    case 'subject-keys':
      return createHash('sha256').update(`subject-keys|${secret}`).digest();
    case 'player-photo':
    case 'team-invite':
      return Buffer.from(secret);
    default:
      return Buffer.from(`${purpose}|${secret}`);
  }
};
