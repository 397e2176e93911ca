import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { teamMembersProjection, type TeamMembersDocument } from './team-members.projection';

/** What an account is in a team. */
export type Membership = {
  readonly teamId: string;
  readonly archived: boolean;
  readonly accountId: string;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** ISO-8601 UTC. */
  readonly joinedAt: string;
};

/** Who is of which team. Members-to-be, who have no account, are left out. */
@Injectable()
export class TeamMembers {
  private readonly reader: ReadModelReader<TeamMembersDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, teamMembersProjection);
  }

  /** @returns somebody's memberships, once the directory has come to `atLeast` */
  async of(accountId: string, atLeast?: string): Promise<readonly Membership[]> {
    await this.reader.atLeast(atLeast);
    const teams = await this.reader.find({ 'members.accountId': accountId }).toArray();
    return teams.flatMap(membershipsIn).filter((one) => one.accountId === accountId);
  }

  /** @returns those of a team, once the directory has come to `atLeast` */
  async in(teamId: string, atLeast?: string): Promise<readonly Membership[]> {
    await this.reader.atLeast(atLeast);
    const team = await this.reader.byId(teamId);
    return team ? membershipsIn(team) : [];
  }

  /** @returns what each of these teams is called; empty where it is not known */
  async namesOf(teamIds: Iterable<string>): Promise<(teamId: string) => string> {
    const ids = [...new Set(teamIds)];
    const found = ids.length === 0 ? [] : await this.reader.find({ _id: { $in: ids } }).toArray();
    const names = new Map(found.map(({ _id, name }) => [_id, name]));
    return (teamId) => names.get(teamId) ?? '';
  }
}

const membershipsIn = ({ _id: teamId, archived, members }: TeamMembersDocument): readonly Membership[] =>
  members.flatMap(({ accountId, role, status, joinedAt }) =>
    accountId === null ? [] : [{ teamId, archived, accountId, role, status, joinedAt }],
  );
