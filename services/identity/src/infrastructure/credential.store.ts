import { Secrets } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MongoServerError, type Collection, type Db, type Filter } from 'mongodb';

const DUPLICATE_KEY = 11_000;

/** How one account proves itself. The address is kept as a keyed digest only. */
export type Credential = {
  readonly _id: string;
  readonly emailDigest: string;
  /** Of the secret that the digest is made with. */
  readonly secretId?: string;
  readonly passwordHash: string;
  /** The command that signed up, so that its repetition is known. */
  readonly signUpId?: string;
  /** The command that has set the password since, for the same reason. */
  readonly passwordBy?: string;
};

/** The `identity_credentials` collection: not in the log, not rebuildable, backed up apart. */
@Injectable()
export class CredentialStore {
  private readonly credentials: Collection<Credential>;
  private indexed: Promise<unknown> | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
  ) {
    this.credentials = db.collection('identity_credentials');
  }

  findByEmail(email: string): Promise<Credential | null> {
    return this.credentials.findOne({ emailDigest: { $in: [...this.digests(email)] } });
  }

  find(accountId: string): Promise<Credential | null> {
    return this.credentials.findOne({ _id: accountId });
  }

  /** @returns the credential that now stands for the address: the new one, or whose it already was. */
  async add(accountId: string, email: string, passwordHash: string, signUpId: string): Promise<Credential> {
    await this.ensureIndex();
    const [emailDigest = '', ...older] = this.digests(email);
    const before = await this.credentials.findOne({ emailDigest: { $in: older } });
    if (before) return before;
    const stored = await this.credentials.findOneAndUpdate(
      { emailDigest },
      { $setOnInsert: { _id: accountId, secretId: this.secrets.id, passwordHash, signUpId } },
      { upsert: true, returnDocument: 'after' },
    );
    return stored ?? { _id: accountId, emailDigest, passwordHash };
  }

  async setPassword(accountId: string, passwordHash: string, passwordBy: string): Promise<void> {
    await this.credentials.updateOne({ _id: accountId }, { $set: { passwordHash, passwordBy } });
  }

  /** Moves the account to another address. @returns false when somebody else signs in with it */
  async setEmail(accountId: string, email: string): Promise<boolean> {
    await this.ensureIndex();
    const [emailDigest = '', ...older] = this.digests(email);
    const others = { emailDigest: { $in: older }, _id: { $ne: accountId } };
    if (await this.credentials.findOne(others)) return false;
    try {
      await this.credentials.updateOne(
        { _id: accountId },
        { $set: { emailDigest, secretId: this.secrets.id } },
      );
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

  /** Puts the digests under the present secret. @param addressOf an account's address, null where there is none */
  async renew(addressOf: (accountId: string) => Promise<string | null>): Promise<void> {
    for await (const { _id, emailDigest } of this.credentials.find(this.elsewhere())) {
      const email = await addressOf(_id);
      const [renewed = '', ...older] = email === null ? [] : this.digests(email);
      // One that is of another address is being changed just now, and is made under the present secret then.
      if (!older.includes(emailDigest)) continue;
      await this.credentials.updateOne(
        { _id, emailDigest },
        { $set: { emailDigest: renewed, secretId: this.secrets.id } },
      );
    }
  }

  /** How many digests are not under the present secret. */
  notRenewed(): Promise<number> {
    return this.credentials.countDocuments(this.elsewhere());
  }

  private elsewhere(): Filter<Credential> {
    return { secretId: { $ne: this.secrets.id } };
  }

  private digests(email: string): readonly string[] {
    return this.secrets.digests('email-digest', email.trim().toLowerCase());
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
