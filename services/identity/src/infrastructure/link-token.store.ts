import { createHash, randomBytes } from 'node:crypto';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

export type LinkPurpose = 'confirm' | 'recover' | 'email-current' | 'email-new';
/** A link that went out by mail. */
type Link = {
  /** sha256 of the token. */
  readonly _id: string;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  /** What of the account it is about, where it may ask for several. */
  readonly subject?: string;
  readonly expiresAt: Date;
  /** The command that used it, or that made it useless. */
  readonly usedBy: string | null;
  /** Whether that command has done all it had to do. */
  readonly done?: true;
  readonly purgeAt: Date;
};
export type LinkStanding =
  | {
      readonly state: 'good' | 'used' | 'expired';
      readonly accountId: string;
      readonly subject: string;
      /** The asking command has used it before, and needs to do nothing more. */
      readonly done: boolean;
    }
  | { readonly state: 'unknown' };

const HOUR_MS = 3_600_000;
const GOOD_FOR_MS: Readonly<Record<LinkPurpose, number>> = {
  confirm: 24 * HOUR_MS,
  recover: HOUR_MS,
  'email-current': 24 * HOUR_MS,
  'email-new': 24 * HOUR_MS,
};
/** For so long a link that is no longer good is told from one that never was. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const TOKEN_BYTES = 32;

/** The links in our mails, in `identity_link_tokens`: stored hashed, good for one use. */
@Injectable()
export class LinkTokenStore {
  private readonly links: Collection<Link>;
  private indexed: Promise<unknown> | undefined;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.links = db.collection('identity_link_tokens');
  }

  /** @returns a new token: 32 random bytes as text */
  async issue(purpose: LinkPurpose, accountId: string, subject?: string): Promise<string> {
    await this.ensureIndexes();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + GOOD_FOR_MS[purpose]);
    const purgeAt = new Date(expiresAt.getTime() + REMEMBERED_MS);
    await this.links.insertOne({
      _id: digest(token),
      purpose,
      accountId,
      ...(subject === undefined ? {} : { subject }),
      expiresAt,
      usedBy: null,
      purgeAt,
    });
    return token;
  }

  /** @param commandId for a command that may be repeated: a link that it has used is still good for it */
  async standing(purpose: LinkPurpose, token: string, commandId?: string): Promise<LinkStanding> {
    const link = await this.links.findOne({ _id: digest(token), purpose });
    if (!link) return { state: 'unknown' };
    const { accountId, subject = '', done = false } = link;
    const about = { accountId, subject, done };
    if (link.usedBy !== null) return { state: link.usedBy === commandId ? 'good' : 'used', ...about };
    return { state: link.expiresAt <= new Date() ? 'expired' : 'good', ...about };
  }

  async isOf(purpose: LinkPurpose, token: string): Promise<boolean> {
    return (await this.links.findOne({ _id: digest(token), purpose })) !== null;
  }

  /** Deletes all links of the account. */
  async forget(accountId: string): Promise<void> {
    await this.links.deleteMany({ accountId });
  }

  /** @returns whether the link was good until now: of many commands that use it at once, one does. */
  async use(purpose: LinkPurpose, token: string, commandId: string): Promise<boolean> {
    const used = await this.links.findOneAndUpdate(
      { _id: digest(token), purpose, usedBy: { $in: [null, commandId] }, expiresAt: { $gt: new Date() } },
      { $set: { usedBy: commandId } },
    );
    return used !== null;
  }

  /** What the link was good for has happened: a repetition of the command that used it finds nothing left to do. */
  async finish(purpose: LinkPurpose, token: string): Promise<void> {
    await this.links.updateOne({ _id: digest(token), purpose }, { $set: { done: true } });
  }

  /** Makes all other links of the kind useless. */
  async retire(purpose: LinkPurpose, accountId: string, commandId: string): Promise<void> {
    await this.links.updateMany({ accountId, purpose, usedBy: null }, { $set: { usedBy: commandId } });
  }

  private ensureIndexes(): Promise<unknown> {
    this.indexed ??= this.links
      .createIndexes([{ key: { purgeAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1 } }])
      .catch((error: unknown) => {
        this.indexed = undefined;
        throw error;
      });
    return this.indexed;
  }
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
