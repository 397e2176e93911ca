import { MONGO_DB } from '@fieldhouse/platform';
import {
  KEYRING,
  Secrets,
  derivedKey,
  keyedDigest,
  openSealed,
  seal,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';
import { Secret, TOTP } from 'otpauth';

/** One account's second factor. */
type SecondFactor = {
  readonly _id: string;
  /** Under the key of the person. */
  readonly sealedSecret: string;
  /** Until the first right code it only waits. */
  readonly active: boolean;
  /** The time step of the last code that was used: none is good twice. */
  readonly lastStep: number;
  readonly recoveryHashes: readonly string[];
  /** What used which code last, so that its repetition is known. */
  readonly lastUse?: { readonly by: string; readonly codeHash: string; readonly used: CodeUsed };
};
/** What was right about a code. */
export type CodeUsed = { readonly kind: 'app' } | { readonly kind: 'recovery'; readonly left: number };

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps before and after now in which a code is good: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 7;

/** Secrets of authenticator apps and hashed recovery codes, in `identity_second_factors`. */
@Injectable()
export class SecondFactorStore {
  private readonly factors: Collection<SecondFactor>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(KEYRING) private readonly keyring: Keyring,
    private readonly secrets: Secrets,
  ) {
    this.factors = db.collection('identity_second_factors');
  }

  async recoveryCodesLeft(accountId: string): Promise<number> {
    const found = await this.factors.findOne({ _id: accountId, active: true });
    return found?.recoveryHashes.length ?? 0;
  }

  /** Makes a secret that waits for its first code, in place of whatever there was. */
  async begin(accountId: string, label: string): Promise<{ secret: string; uri: string }> {
    const secret = new Secret({ size: SECRET_BYTES });
    const sealedSecret = seal(await this.keyring.keyFor(accountId), secret.base32);
    await this.factors.updateOne(
      { _id: accountId },
      { $set: { sealedSecret, active: false, lastStep: 0, recoveryHashes: [] }, $unset: { lastUse: '' } },
      { upsert: true },
    );
    return { secret: secret.base32, uri: totp(secret.base32, label).toString() };
  }

  /**
   * Activates the secret that waits with a right code of it.
   * @param by the command that does: repeated with the same code, it is answered the same
   * @returns the recovery codes, or null
   */
  async activate(accountId: string, code: string, by: string): Promise<readonly string[] | null> {
    const key = await this.keyring.findKey(accountId);
    const waiting = await this.factors.findOne({ _id: accountId, active: false });
    const step = waiting && (await this.stepOf(waiting, code));
    if (key && waiting && step !== null) {
      const codes = recoveryCodesOf(key, waiting);
      const recoveryHashes = codes.map((one) => hashOf(key, one));
      const lastUse = { by, codeHash: hashOf(key, code), used: { kind: 'app' } } as const;
      const { modifiedCount } = await this.factors.updateOne(
        { _id: accountId, active: false, sealedSecret: waiting.sealedSecret },
        { $set: { active: true, lastStep: step, recoveryHashes, lastUse } },
      );
      if (modifiedCount === 1) return codes;
    }
    const active = await this.usedBy(accountId, code, by);
    return key && active && recoveryCodesOf(key, active);
  }

  /**
   * Uses a code up, for one command and its repetitions.
   * @returns null for one that is wrong or was used before, however many try it at once
   */
  async use(accountId: string, code: string, by: string): Promise<CodeUsed | null> {
    const used = await this.useUp(accountId, code, by);
    return used ?? (await this.usedBy(accountId, code, by))?.lastUse?.used ?? null;
  }

  private async useUp(accountId: string, code: string, by: string): Promise<CodeUsed | null> {
    const [key, factor] = await Promise.all([
      this.keyring.findKey(accountId),
      this.factors.findOne({ _id: accountId, active: true }),
    ]);
    if (!factor || !key) return null;
    const codeHash = hashOf(key, code);
    const step = await this.stepOf(factor, code);
    if (step !== null) {
      const used = { kind: 'app' } as const;
      const { modifiedCount } = await this.factors.updateOne(
        { _id: accountId, active: true, lastStep: { $lt: step } },
        { $set: { lastStep: step, lastUse: { by, codeHash, used } } },
      );
      return modifiedCount === 1 ? used : null;
    }
    // Codes of the time before they were hashed with the person's key are of the installation's secret.
    const hashes = [codeHash, ...this.secrets.digests('recovery', plain(code))];
    const hash = hashes.find((one) => factor.recoveryHashes.includes(one));
    if (hash === undefined) return null;
    const used = { kind: 'recovery', left: factor.recoveryHashes.length - 1 } as const;
    const { modifiedCount } = await this.factors.updateOne(
      { _id: accountId, active: true, recoveryHashes: hash },
      { $pull: { recoveryHashes: hash }, $set: { lastUse: { by, codeHash, used } } },
    );
    return modifiedCount === 1 ? used : null;
  }

  /** The factor whose last code this was, used by this command. */
  private async usedBy(accountId: string, code: string, by: string): Promise<SecondFactor | null> {
    const key = await this.keyring.findKey(accountId);
    if (!key) return null;
    return this.factors.findOne({
      _id: accountId,
      active: true,
      'lastUse.by': by,
      'lastUse.codeHash': hashOf(key, code),
    });
  }

  async remove(accountId: string): Promise<void> {
    await this.factors.deleteOne({ _id: accountId });
  }

  private async stepOf({ _id, sealedSecret }: SecondFactor, code: string): Promise<number | null> {
    const key = await this.keyring.findKey(_id);
    const digits = code.replace(/\s/g, '');
    if (!key || !/^\d{6}$/.test(digits)) return null;
    const delta = totp(openSealed(key, sealedSecret) as string).validate({ token: digits, window: WINDOW });
    return delta === null ? null : Math.floor(Date.now() / 1_000 / PERIOD_SECONDS) + delta;
  }
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
/** With the key of the person: it outlives a change of the installation's secret, and nothing else tells the codes. */
const hashOf = (key: Buffer, code: string): string =>
  keyedDigest([derivedKey(key, 'recovery-codes')], plain(code));

const totp = (secret: string, label = 'account'): TOTP =>
  new TOTP({ issuer: 'Fieldhouse', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/**
 * Ten codes of two groups of five letters and digits that nobody mistakes for another. They follow from the secret and the
 * person's key, so that whoever has not got them can be given the same ones.
 */
const recoveryCodesOf = (key: Buffer, { sealedSecret }: SecondFactor): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, (_, n) => {
    const bytes = derivedKey(key, `recovery-code.${n}.${sealedSecret}`).subarray(0, RECOVERY_BYTES);
    const text = new Secret({ buffer: new Uint8Array(bytes).buffer }).base32.slice(0, 10);
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
