import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { teamMembersProjection, type TeamMember, type TeamMembersDocument } from './team-members.projection';

/** A member who has an account. */
export type Membership = TeamMember & { readonly accountId: string };

const TEAMS_AT_MOST = 200;

/** Who is of which team. */
@Injectable()
export class TeamMembers {
  private readonly reader: ReadModelReader<TeamMembersDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, teamMembersProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** @returns the team; null: there is none */
  find(teamId: string): Promise<TeamMembersDocument | null> {
    return this.reader.byId(teamId);
  }

  /** @returns those of these teams that there are, by their ids */
  known(teamIds: Iterable<string>): Promise<ReadonlyMap<string, TeamMembersDocument>> {
    return this.reader.byIds(teamIds);
  }

  /** @returns the teams that somebody is of, archived ones last, otherwise those first in which something changed last */
  async of(accountId: string): Promise<readonly TeamMembersDocument[]> {
    return this.reader
      .find({ 'members.accountId': accountId })
      .sort({ archived: 1, _position: -1 })
      .limit(TEAMS_AT_MOST)
      .toArray();
  }

  /** @returns the ids of the teams that two people are of now; archived ones are none */
  async sharedBy(one: string, other: string): Promise<readonly string[]> {
    const found = this.reader.find(ofBoth(one, other), { projection: { _id: 1 } });
    return (await found.toArray()).map(({ _id }) => _id);
  }

  /** @returns these teams themselves, with everybody who is of them */
  sharedTeams(one: string, other: string): Promise<readonly TeamMembersDocument[]> {
    return this.reader.find(ofBoth(one, other)).limit(TEAMS_AT_MOST).toArray();
  }
}

const ofBoth = (one: string, other: string) => ({
  archived: false,
  'members.accountId': { $all: [one, other] },
});

/** @returns what an account is in a team; null: nothing */
export const membershipIn = (team: TeamMembersDocument | null, accountId: string): Membership | null => {
  const found = team?.members.find((one) => one.accountId === accountId);
  return found ? { ...found, accountId } : null;
};

/** The account of a member, also of a former one. */
export const accountIn =
  ({ members, past }: Pick<TeamMembersDocument, 'members' | 'past'>) =>
  (memberId: string): string | null =>
    [...members, ...past].find((one) => one.memberId === memberId)?.accountId ?? null;
