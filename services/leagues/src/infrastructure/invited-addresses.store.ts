import { Secrets } from '@fieldhouse/kernel/runtime';
import { AddressIndex, MONGO_DB, type Addressed } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

type OfLeague = { readonly leagueId: string };
export type InvitedAddress = Addressed<OfLeague>;

/** Open invitations by address, in `league_invited_addresses`, so that whoever leaves takes them along. */
@Injectable()
export class InvitedAddresses extends AddressIndex<OfLeague> {
  constructor(@Inject(MONGO_DB) db: Db, secrets: Secrets) {
    super(db, secrets, 'league_invited_addresses', 'invited-address');
  }
}
