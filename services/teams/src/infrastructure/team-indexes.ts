import { Secrets } from '@fieldhouse/kernel/runtime';
import { AccountIndex, AddressIndex, MONGO_DB, type OfAccount } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

type OfTeam = { readonly teamId: string };

/** Open invitations by address, in `team_invited_addresses`, so that whoever leaves takes them along. */
@Injectable()
export class InvitedMembers extends AddressIndex<OfTeam> {
  constructor(@Inject(MONGO_DB) db: Db, secrets: Secrets) {
    super(db, secrets, 'team_invited_addresses', 'invited-address');
  }
}

/** Links for everybody by their code, in `team_codes`. */
@Injectable()
export class TeamCodes extends AddressIndex<OfTeam> {
  constructor(@Inject(MONGO_DB) db: Db, secrets: Secrets) {
    super(db, secrets, 'team_codes', 'team-code');
  }
}

/** Teams that an account has been of, or has asked, in `team_accounts`. */
@Injectable()
export class TeamsOfAccounts extends AccountIndex<OfTeam> {
  constructor(@Inject(MONGO_DB) db: Db) {
    super(db, 'team_accounts');
  }
}

/** What is noted there of an account and one team. */
export const teamOfAccount = (teamId: string, accountId: string): OfAccount<OfTeam> => ({
  _id: `${teamId}.${accountId}`,
  teamId,
  accountId,
});
