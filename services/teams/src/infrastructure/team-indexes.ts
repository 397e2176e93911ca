import { Secrets } from '@fieldhouse/kernel/runtime';
import { AddressIndex, MONGO_DB, indexOnce } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

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

type TeamOfAccount = OfTeam & { readonly _id: string; readonly accountId: string };

/** Teams that an account has been of, or has asked, in `team_accounts`: a team's stream is found by its id only. */
@Injectable()
export class TeamsOfAccounts {
  private readonly teams: Collection<TeamOfAccount>;
  private readonly indexed = indexOnce(() => this.teams.createIndex({ accountId: 1 }));

  constructor(@Inject(MONGO_DB) db: Db) {
    this.teams = db.collection('team_accounts');
  }

  async note(teamId: string, accountId: string): Promise<void> {
    await this.indexed();
    const _id = `${teamId}.${accountId}`;
    await this.teams.updateOne({ _id }, { $set: { teamId, accountId } }, { upsert: true });
  }

  async of(accountId: string): Promise<readonly string[]> {
    const found = await this.teams.find({ accountId }).toArray();
    return found.map(({ teamId }) => teamId);
  }

  async remove(accountId: string): Promise<void> {
    await this.teams.deleteMany({ accountId });
  }

  /** Of one team alone. */
  async removeOf(teamId: string, accountId: string): Promise<void> {
    await this.teams.deleteMany({ teamId, accountId });
  }
}
