import { Secrets } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db, Filter } from 'mongodb';

/** An invitation that is open, by the keyed digest of its address. */
export type InvitedAddress = {
  readonly _id: string;
  readonly leagueId: string;
  readonly emailDigest: string;
  /** Which secret the digest was made under. */
  readonly secretId?: string;
};

/** Open invitations by address, in `league_invited_addresses`, so that whoever leaves takes them along. */
@Injectable()
export class InvitedAddresses {
  private readonly invitations: Collection<InvitedAddress>;
  private indexed: Promise<unknown> | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
  ) {
    this.invitations = db.collection('league_invited_addresses');
  }

  async note(invitationId: string, leagueId: string, email: string): Promise<void> {
    this.indexed ??= this.invitations.createIndex({ emailDigest: 1 }).catch(() => {
      this.indexed = undefined;
    });
    await this.indexed;
    const [emailDigest = ''] = this.digests(email);
    const noted = { leagueId, emailDigest, secretId: this.secrets.id };
    await this.invitations.updateOne({ _id: invitationId }, { $set: noted }, { upsert: true });
  }

  /** @returns the open invitations to any of these addresses */
  to(addresses: readonly string[]): Promise<readonly InvitedAddress[]> {
    const digests = addresses.flatMap((address) => this.digests(address));
    return this.invitations.find({ emailDigest: { $in: digests } }).toArray();
  }

  async remove(invitationId: string): Promise<void> {
    await this.invitations.deleteOne({ _id: invitationId });
  }

  /** Puts the digests under the present secret. @param addressOf an open invitation's address, else null */
  async renew(addressOf: (invitation: InvitedAddress) => Promise<string | null>): Promise<void> {
    for await (const invitation of this.invitations.find(this.elsewhere())) {
      const email = await addressOf(invitation);
      if (email === null) await this.remove(invitation._id);
      else await this.note(invitation._id, invitation.leagueId, email);
    }
  }

  /** How many digests are not under the present secret. */
  notRenewed(): Promise<number> {
    return this.invitations.countDocuments(this.elsewhere());
  }

  private elsewhere(): Filter<InvitedAddress> {
    return { secretId: { $ne: this.secrets.id } };
  }

  private digests(email: string): readonly string[] {
    return this.secrets.digests('invited-address', email.trim().toLowerCase());
  }
}
