import { CONFIG, MONGO_DB, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';
import { createHmac } from 'node:crypto';

/** An invitation that is open, by the keyed digest of its address. */
export type InvitedAddress = {
  readonly _id: string;
  readonly leagueId: string;
  readonly emailDigest: string;
};

/** Open invitations by address, in `league_invited_addresses`, so that whoever leaves takes them along. */
@Injectable()
export class InvitedAddresses {
  private readonly invitations: Collection<InvitedAddress>;
  private indexed: Promise<unknown> | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.invitations = db.collection('league_invited_addresses');
  }

  async note(invitationId: string, leagueId: string, email: string): Promise<void> {
    this.indexed ??= this.invitations.createIndex({ emailDigest: 1 }).catch(() => {
      this.indexed = undefined;
    });
    await this.indexed;
    const noted = { leagueId, emailDigest: this.digest(email) };
    await this.invitations.updateOne({ _id: invitationId }, { $set: noted }, { upsert: true });
  }

  /** @returns the open invitations to any of these addresses */
  to(addresses: readonly string[]): Promise<readonly InvitedAddress[]> {
    const digests = addresses.map((address) => this.digest(address));
    return this.invitations.find({ emailDigest: { $in: digests } }).toArray();
  }

  async remove(invitationId: string): Promise<void> {
    await this.invitations.deleteOne({ _id: invitationId });
  }

  private digest(email: string): string {
    return createHmac('sha256', `invited-address|${this.config.FIELDHOUSE_SECRET}`)
      .update(email.trim().toLowerCase())
      .digest('base64url');
  }
}
