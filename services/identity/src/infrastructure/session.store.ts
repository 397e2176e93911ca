import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { CONFIG, MONGO_DB, type Config } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

/** One sign-in on one device: a family of refresh tokens, each good for one use. */
type SessionFamily = {
  readonly _id: string;
  readonly accountId: string;
  readonly tokenHash: string;
  readonly previousHash: string | null;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
};

export type Refreshed =
  | {
      readonly outcome: 'refreshed';
      readonly accountId: string;
      readonly familyId: string;
      readonly token: string;
    }
  | { readonly outcome: 'reused'; readonly accountId: string; readonly familyId: string }
  | { readonly outcome: 'unknown' };

const LIFETIME_MS = 30 * 24 * 3_600_000;
/** A client whose answer was lost may use the same token again for this long and gets the same successor. */
const LOST_ANSWER_GRACE_MS = 10_000;

/** Refresh tokens in `identity_sessions`: opaque, stored hashed, rotated on each use, reuse ends the family. */
@Injectable()
export class SessionStore {
  private readonly families: Collection<SessionFamily>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.families = db.collection('identity_sessions');
  }

  async open(accountId: string): Promise<{ readonly familyId: string; readonly token: string }> {
    await this.families.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    const familyId = randomUUID();
    const token = `${familyId}.${randomBytes(32).toString('base64url')}`;
    const now = new Date();
    await this.families.insertOne({
      _id: familyId,
      accountId,
      tokenHash: digest(token),
      previousHash: null,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    return { familyId, token };
  }

  /** Trades a token for its one successor. The successor is computed from it, so concurrent calls agree on it. */
  async refresh(token: string): Promise<Refreshed> {
    const familyId = token.split('.', 1)[0] ?? '';
    const used = digest(token);
    const successor = `${familyId}.${createHmac('sha256', `refresh|${this.config.FIELDHOUSE_SECRET}`).update(token).digest('base64url')}`;
    const rotated = await this.families.findOneAndUpdate(
      { _id: familyId, tokenHash: used, expiresAt: { $gt: new Date() } },
      { $set: { tokenHash: digest(successor), previousHash: used, rotatedAt: new Date() } },
    );
    if (rotated) return { outcome: 'refreshed', accountId: rotated.accountId, familyId, token: successor };
    const family = await this.families.findOne({ _id: familyId });
    if (!family || family.expiresAt <= new Date()) return { outcome: 'unknown' };
    const inGrace =
      family.previousHash === used && Date.now() - family.rotatedAt.getTime() <= LOST_ANSWER_GRACE_MS;
    if (inGrace) return { outcome: 'refreshed', accountId: family.accountId, familyId, token: successor };
    await this.families.deleteOne({ _id: familyId });
    return { outcome: 'reused', accountId: family.accountId, familyId };
  }

  /** Ends the session that a token belongs to. */
  async close(token: string): Promise<void> {
    await this.families.deleteOne({ _id: token.split('.', 1)[0] ?? '' });
  }
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
