import { createHmac } from 'node:crypto';
import { CONFIG, MONGO_DB, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MongoServerError, type Collection, type Db } from 'mongodb';

const DUPLICATE_KEY = 11_000;

/** How one account proves itself. The address is kept as a keyed digest only. */
export type Credential = {
  readonly _id: string;
  readonly emailDigest: string;
  readonly passwordHash: string;
  /** The command that signed up, so that its repetition is known. */
  readonly signUpId?: string;
};

/** The `identity_credentials` collection: not in the log, not rebuildable, backed up apart. */
@Injectable()
export class CredentialStore {
  private readonly credentials: Collection<Credential>;
  private indexed: Promise<unknown> | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.credentials = db.collection('identity_credentials');
  }

  findByEmail(email: string): Promise<Credential | null> {
    return this.credentials.findOne({ emailDigest: this.digest(email) });
  }

  find(accountId: string): Promise<Credential | null> {
    return this.credentials.findOne({ _id: accountId });
  }

  /** @returns the credential that now stands for the address: the new one, or whose it already was. */
  async add(accountId: string, email: string, passwordHash: string, signUpId: string): Promise<Credential> {
    await this.ensureIndex();
    const stored = await this.credentials.findOneAndUpdate(
      { emailDigest: this.digest(email) },
      { $setOnInsert: { _id: accountId, passwordHash, signUpId } },
      { upsert: true, returnDocument: 'after' },
    );
    return stored ?? { _id: accountId, emailDigest: this.digest(email), passwordHash };
  }

  async setPassword(accountId: string, passwordHash: string): Promise<void> {
    await this.credentials.updateOne({ _id: accountId }, { $set: { passwordHash } });
  }

  /** Moves the account to another address. @returns false when somebody else signs in with it */
  async setEmail(accountId: string, email: string): Promise<boolean> {
    await this.ensureIndex();
    try {
      await this.credentials.updateOne({ _id: accountId }, { $set: { emailDigest: this.digest(email) } });
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  /** Sign-up with the address is free again. */
  async remove(accountId: string): Promise<void> {
    await this.credentials.deleteOne({ _id: accountId });
  }

  private digest(email: string): string {
    return createHmac('sha256', `email-digest|${this.config.FIELDHOUSE_SECRET}`)
      .update(email.trim().toLowerCase())
      .digest('base64url');
  }

  private ensureIndex(): Promise<unknown> {
    this.indexed ??= this.credentials
      .createIndex({ emailDigest: 1 }, { unique: true })
      .catch((error: unknown) => {
        this.indexed = undefined;
        throw error;
      });
    return this.indexed;
  }
}
