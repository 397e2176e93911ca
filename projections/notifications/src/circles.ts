import { draftIdOf } from '@fieldhouse/events/drafts';
import { TeamMembers, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { chatOwner } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { ToldDrafts, peopleOf } from './drafts/told-drafts';

/** Who is of a team, or of the chat of a draft or of two people: all of them in the shape of a team. */
@Injectable()
export class Circles {
  constructor(
    private readonly teams: TeamMembers,
    private readonly drafts: ToldDrafts,
  ) {}

  /** Waits for whatever says who is of it, as {@link TeamMembers.atLeast} does. */
  atLeast(id: string | null, position: string): Promise<boolean> {
    return (chatOwner(id ?? '').kind === 'draft' ? this.drafts : this.teams).atLeast(position);
  }

  /** @returns null where there is none */
  async find(id: string | null): Promise<TeamMembersDocument | null> {
    return (await this.known(id === null ? [] : [id])).get(id ?? '') ?? null;
  }

  /** @returns those of these that there are, by their ids */
  async known(ids: Iterable<string>): Promise<ReadonlyMap<string, TeamMembersDocument>> {
    const owners = [...new Set(ids)].map((id) => ({ id, owner: chatOwner(id) }));
    const leagues = owners.flatMap(({ id, owner }) =>
      owner.kind === 'draft' ? [{ id, draftId: draftIdOf(owner.leagueId) }] : [],
    );
    const [teams, drafts] = await Promise.all([
      this.teams.known(owners.flatMap(({ owner }) => (owner.kind === 'team' ? [owner.teamId] : []))),
      this.drafts.known(leagues.map(({ draftId }) => draftId)),
    ]);
    const ofDrafts = leagues.flatMap(({ id, draftId }) => {
      const draft = drafts.get(draftId);
      return draft ? [circleOf(id, draft.leagueName, peopleOf(draft))] : [];
    });
    const direct = owners.flatMap(({ id, owner }) =>
      owner.kind === 'direct' ? [circleOf(id, '', owner.accountIds)] : [],
    );
    return new Map([...teams, ...[...ofDrafts, ...direct].map((one) => [one._id, one] as const)]);
  }
}

const circleOf = (_id: string, name: string, accountIds: readonly string[]): TeamMembersDocument => ({
  ...{ _id, name, archived: false, past: [] },
  members: accountIds.map((accountId) => ({
    ...{ memberId: accountId, accountId, role: 'player', status: 'active', since: '' },
  })),
});

/** @returns the team of this id; null: it is that of another chat */
export const teamIn = (id: string | null): string | null =>
  id !== null && chatOwner(id).kind === 'team' ? id : null;
