import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { MONGO_DB } from '@fieldhouse/platform';
import { GatheredReads, Secrets } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db, Filter } from 'mongodb';

/** Where a session is used, in words: no address or browser is kept as it came. */
export type Whereabouts = { readonly device: string; readonly network: string };
/** One sign-in on one device: a family of refresh tokens, each good for one use. */
export type SessionFamily = Partial<Whereabouts> & {
  readonly _id: string;
  readonly accountId: string;
  readonly tokenHash: string;
  readonly previousHash: string | null;
  readonly createdAt?: Date;
  readonly rotatedAt: Date;
  /** When a code of the second factor was last proven in it; absent: a password alone opened it. */
  readonly secondFactorAt?: Date;
  /** Set: the family has ended and only waits until its access tokens have run out. */
  readonly endedAt?: Date;
  /** The command that ended it. */
  readonly endedBy?: string;
  readonly expiresAt: Date;
};

/** What decides about requests of a session. */
export type SessionStanding = { readonly ended: boolean; readonly secondFactorAt: Date | null };

export type Refreshed =
  | {
      readonly outcome: 'refreshed';
      readonly accountId: string;
      readonly familyId: string;
      readonly token: string;
      /** Whether a code was proven in the session. */
      readonly withCode: boolean;
    }
  | { readonly outcome: 'reused'; readonly accountId: string; readonly familyId: string }
  | { readonly outcome: 'unknown' };

const TOKEN_BYTES = 32;
const LIFETIME_MS = 30 * 24 * 3_600_000;
/**
 * A client whose answer was lost may use the same token again for this long and gets the same successor: as long as it
 * waits for one answer, and the repetitions that follow.
 */
const LOST_ANSWER_GRACE_MS = 30_000;
/** Longer than any access token is good for, and as long as the command that ended it may be repeated. */
const REMEMBERED_AS_ENDED_MS = 24 * 3_600_000;

/** Refresh tokens in `identity_sessions`: opaque, stored hashed, rotated on each use, reuse ends the family. */
@Injectable()
export class SessionStore {
  private readonly families: Collection<SessionFamily>;
  private readonly gathered = new GatheredReads<SessionFamily>(async (ids) => {
    const found = await this.families.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(found.map((family) => [family._id, family]));
  });
  private indexed: Promise<unknown> | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
  ) {
    this.families = db.collection('identity_sessions');
  }

  async open(
    accountId: string,
    whereabouts: Whereabouts,
    withCode: boolean,
  ): Promise<{ readonly familyId: string; readonly token: string }> {
    await this.ensureIndexes();
    const familyId = randomUUID();
    const text = `${familyId}.${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const token = `${text}.${this.secrets.digest('refresh-mark', text)}`;
    const now = new Date();
    await this.families.insertOne({
      _id: familyId,
      accountId,
      ...whereabouts,
      tokenHash: digest(token),
      previousHash: null,
      createdAt: now,
      rotatedAt: now,
      ...(withCode ? { secondFactorAt: now } : {}),
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    return { familyId, token };
  }

  /** Trades a token for its one successor. The successor is computed from it, so concurrent calls agree on it. */
  async refresh(token: string, whereabouts: Whereabouts): Promise<Refreshed> {
    const familyId = token.split('.', 1)[0] ?? '';
    const used = digest(token);
    const [successor = '', ...others] = this.successorsOf(token);
    const rotated = await this.families.findOneAndUpdate(
      { ...standing(), _id: familyId, tokenHash: used },
      { $set: { ...whereabouts, tokenHash: digest(successor), previousHash: used, rotatedAt: new Date() } },
    );
    if (rotated) return refreshed(rotated, successor);
    const family = await this.families.findOne({ ...standing(), _id: familyId });
    if (!family) return { outcome: 'unknown' };
    const inGrace =
      family.previousHash === used && Date.now() - family.rotatedAt.getTime() <= LOST_ANSWER_GRACE_MS;
    if (inGrace) {
      const given = [successor, ...others].find((one) => digest(one) === family.tokenHash);
      return given === undefined ? { outcome: 'unknown' } : refreshed(family, given);
    }
    // Ids of sessions are known to more than their tokens are: what was never a token tells nothing of a thief.
    if (!this.isMarked(token)) return { outcome: 'unknown' };
    // One of many at once ends it and tells of it; the others come too late.
    const ended = await this.families.findOneAndUpdate({ ...standing(), _id: familyId }, { $set: over() });
    return ended ? { outcome: 'reused', accountId: family.accountId, familyId } : { outcome: 'unknown' };
  }

  /** The session that a refresh token belongs to, if the token is the current one or the one before. */
  ofToken(token: string): Promise<SessionFamily | null> {
    const used = digest(token);
    return this.families.findOne({
      ...standing(),
      _id: token.split('.', 1)[0] ?? '',
      $or: [{ tokenHash: used }, { previousHash: used }],
    });
  }

  /**
   * As {@link ofToken}, or the one that a token was of before it was used up: enough to end the session, and for nothing
   * else. Also one that the same command ended before.
   */
  ofAnyToken(token: string, commandId: string): Promise<SessionFamily | null> {
    const _id = token.split('.', 1)[0] ?? '';
    if (!this.isMarked(token)) return this.ofToken(token);
    return this.families.findOne({ _id, $or: [standing(), { endedBy: commandId }] });
  }

  /** The account's sessions, the last used first. */
  list(accountId: string): Promise<readonly SessionFamily[]> {
    return this.families
      .find({ ...standing(), accountId })
      .sort({ rotatedAt: -1 })
      .toArray();
  }

  /** Ends the sessions that match. @returns their ids, also when the same command ended them before */
  async end(which: Filter<SessionFamily>, commandId: string = randomUUID()): Promise<readonly string[]> {
    await this.families.updateMany({ ...standing(), ...which }, { $set: { ...over(), endedBy: commandId } });
    return (await this.families.find({ ...which, endedBy: commandId }).toArray()).map(({ _id }) => _id);
  }

  async standing(familyId: string): Promise<SessionStanding> {
    const family = await this.gathered.of(familyId);
    return { ended: family?.endedAt !== undefined, secondFactorAt: family?.secondFactorAt ?? null };
  }

  /** A code was proven in the session just now; null: what it had proven counts no more. */
  async setSecondFactor(familyId: string, at: Date | null): Promise<void> {
    await this.families.updateOne(
      { _id: familyId },
      at === null ? { $unset: { secondFactorAt: '' } } : { $set: { secondFactorAt: at } },
    );
  }

  /**
   * What a token is traded for, under each key that is understood: processes on both sides of a change of the secret
   * agree. A token of a session carries a mark that only this installation can make.
   */
  private successorsOf(token: string): readonly string[] {
    const familyId = token.split('.', 1)[0] ?? '';
    return this.secrets.digests('refresh', token).map((secret, nth) => {
      const text = `${familyId}.${secret}`;
      return `${text}.${this.secrets.digests('refresh-mark', text)[nth] ?? ''}`;
    });
  }

  private isMarked(token: string): boolean {
    const [familyId = '', secret = '', ...mark] = token.split('.');
    return this.secrets.isDigest('refresh-mark', `${familyId}.${secret}`, mark.join('.'));
  }

  /** Those among them that have ended. */
  endedAmong(familyIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.idsOf({ _id: { $in: [...familyIds] }, endedAt: { $exists: true } });
  }

  /** Those among them that go on: neither ended nor run out. */
  lastingAmong(familyIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.idsOf({ ...standing(), _id: { $in: [...familyIds] } });
  }

  private async idsOf(which: Filter<SessionFamily>): Promise<ReadonlySet<string>> {
    const found = await this.families.find(which).project<{ _id: string }>({ _id: 1 }).toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  private ensureIndexes(): Promise<unknown> {
    this.indexed ??= this.families
      .createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1 } }])
      .catch((error: unknown) => {
        this.indexed = undefined;
        throw error;
      });
    return this.indexed;
  }
}

const refreshed = (
  { _id: familyId, accountId, secondFactorAt }: SessionFamily,
  token: string,
): Refreshed => ({
  outcome: 'refreshed',
  accountId,
  familyId,
  token,
  withCode: secondFactorAt !== undefined,
});
const standing = () => ({ endedAt: { $exists: false }, expiresAt: { $gt: new Date() } });
const over = () => ({ endedAt: new Date(), expiresAt: new Date(Date.now() + REMEMBERED_AS_ENDED_MS) });
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
