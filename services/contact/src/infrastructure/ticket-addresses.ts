import { CONFIG, MONGO_DB, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';
import { createHmac } from 'node:crypto';

type TicketAddress = { readonly _id: string; readonly emailDigest: string };

/** Tickets by the address that they came from, in `contact_addresses`: as a keyed digest only. */
@Injectable()
export class TicketAddresses {
  private readonly tickets: Collection<TicketAddress>;
  private indexed: Promise<unknown> | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.tickets = db.collection('contact_addresses');
  }

  async note(ticketId: string, email: string): Promise<void> {
    this.indexed ??= this.tickets.createIndex({ emailDigest: 1 }).catch(() => {
      this.indexed = undefined;
    });
    await this.indexed;
    const emailDigest = this.digest(email);
    await this.tickets.updateOne({ _id: ticketId }, { $set: { emailDigest } }, { upsert: true });
  }

  /** @returns the tickets that came from any of the addresses */
  async from(addresses: readonly string[]): Promise<readonly string[]> {
    const digests = addresses.map((address) => this.digest(address));
    const found = await this.tickets.find({ emailDigest: { $in: digests } }).toArray();
    return found.map(({ _id }) => _id);
  }

  async remove(ticketId: string): Promise<void> {
    await this.tickets.deleteOne({ _id: ticketId });
  }

  private digest(email: string): string {
    return createHmac('sha256', `contact-address|${this.config.FIELDHOUSE_SECRET}`)
      .update(email.trim().toLowerCase())
      .digest('base64url');
  }
}
