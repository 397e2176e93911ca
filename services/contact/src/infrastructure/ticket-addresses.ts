import { Secrets } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db, Filter } from 'mongodb';

type TicketAddress = { readonly _id: string; readonly emailDigest: string; readonly secretId?: string };

/** Tickets by the address that they came from, in `contact_addresses`: as a keyed digest only. */
@Injectable()
export class TicketAddresses {
  private readonly tickets: Collection<TicketAddress>;
  private indexed: Promise<unknown> | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
  ) {
    this.tickets = db.collection('contact_addresses');
  }

  async note(ticketId: string, email: string): Promise<void> {
    this.indexed ??= this.tickets.createIndex({ emailDigest: 1 }).catch(() => {
      this.indexed = undefined;
    });
    await this.indexed;
    const [emailDigest = ''] = this.digests(email);
    const noted = { emailDigest, secretId: this.secrets.id };
    await this.tickets.updateOne({ _id: ticketId }, { $set: noted }, { upsert: true });
  }

  /** @returns the tickets that came from any of the addresses */
  async from(addresses: readonly string[]): Promise<readonly string[]> {
    const digests = addresses.flatMap((address) => this.digests(address));
    const found = await this.tickets.find({ emailDigest: { $in: digests } }).toArray();
    return found.map(({ _id }) => _id);
  }

  async remove(ticketId: string): Promise<void> {
    await this.tickets.deleteOne({ _id: ticketId });
  }

  /** Puts the digests under the present secret. @param addressOf a ticket's address, null where there is none */
  async renew(addressOf: (ticketId: string) => Promise<string | null>): Promise<void> {
    for await (const { _id } of this.tickets.find(this.elsewhere())) {
      const email = await addressOf(_id);
      if (email === null) await this.remove(_id);
      else await this.note(_id, email);
    }
  }

  /** How many digests are not under the present secret. */
  notRenewed(): Promise<number> {
    return this.tickets.countDocuments(this.elsewhere());
  }

  private elsewhere(): Filter<TicketAddress> {
    return { secretId: { $ne: this.secrets.id } };
  }

  private digests(email: string): readonly string[] {
    return this.secrets.digests('contact-address', email.trim().toLowerCase());
  }
}
