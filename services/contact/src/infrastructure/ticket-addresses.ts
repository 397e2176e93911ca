import { Secrets } from '@fieldhouse/kernel/runtime';
import { AddressIndex, MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

/** Tickets by the address that they came from, in `contact_addresses`. */
@Injectable()
export class TicketAddresses extends AddressIndex {
  constructor(@Inject(MONGO_DB) db: Db, secrets: Secrets) {
    super(db, secrets, 'contact_addresses', 'contact-address');
  }
}
