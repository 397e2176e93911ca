import { draftIdOf } from '@fieldhouse/events/drafts';
import { TeamMembers, type TeamMember, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { chatOwner, type ChatOwner } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { ToldDrafts, peopleOf } from './drafts/told-drafts';

/**
 * Who is of a team, leads one in a league, or is of the chat of a draft or of two people: all of them in the shape of a
 * team.
 */
@Injectable()
export class Circles {
  constructor(
    private readonly teams: TeamMembers,
    private readonly drafts: ToldDrafts,
  ) {}

  /** Waits for whatever says who is of it, as {@link TeamMembers.atLeast} does. */
  atLeast(id: string | null, position: string): Promise<boolean> {
    return ('leagueId' in ownerOf(id ?? '') ? this.drafts : this.teams).atLeast(position);
  }

  /** @returns null where there is none */
  async find(id: string | null): Promise<TeamMembersDocument | null> {
    return (await this.known(id === null ? [] : [id])).get(id ?? '') ?? null;
  }

  /** @returns those of these that there are, by their ids */
  async known(ids: Iterable<string>): Promise<ReadonlyMap<string, TeamMembersDocument>> {
    const owners = [...new Set(ids)].map((id) => ({ id, owner: ownerOf(id) }));
    const leagues = owners.flatMap(({ id, owner }) =>
      'leagueId' in owner ? [{ id, owner, draftId: draftIdOf(owner.leagueId) }] : [],
    );
    const [teams, drafts] = await Promise.all([
      this.teams.known(owners.flatMap(({ owner }) => (owner.kind === 'team' ? [owner.teamId] : []))),
      this.drafts.known(leagues.map(({ draftId }) => draftId)),
    ]);
    const ofLeagues = leagues.flatMap(({ id, owner, draftId }) => {
      const draft = drafts.get(draftId);
      if (!draft) return [];
      if (owner.kind === 'draft') return [circleOf(id, draft.leagueName, peopleOf(draft))];
      const team = draft.teams.find(({ teamId }) => teamId === owner.teamId);
      if (!team) return [];
      // In a league that is canceled nothing waits for them any more.
      const status = draft.closed ? 'inactive' : 'active';
      return [circleOf(id, team.name, team.leaderIds, { role: 'captain', status })];
    });
    const direct = owners.flatMap(({ id, owner }) =>
      owner.kind === 'direct' ? [circleOf(id, '', owner.accountIds)] : [],
    );
    return new Map([...teams, ...[...ofLeagues, ...direct].map((one) => [one._id, one] as const)]);
  }
}

const circleOf = (
  _id: string,
  name: string,
  accountIds: readonly string[],
  as: Pick<TeamMember, 'role' | 'status'> = { role: 'player', status: 'active' },
): TeamMembersDocument => ({
  ...{ _id, name, archived: false, past: [] },
  members: accountIds.map((accountId) => ({
    ...{ memberId: accountId, accountId, since: '', ...as },
  })),
});

type Owner = ChatOwner | { readonly kind: 'leaders'; readonly leagueId: string; readonly teamId: string };
const ownerOf = (id: string): Owner => {
  const [kind, leagueId, teamId] = id.split(':');
  return kind === 'leaders' && leagueId && teamId ? { kind, leagueId, teamId } : chatOwner(id);
};

/**
 * @returns the id of those among whom something is told; null: it is of no team. What waits for a team in a league is for
 *   who leads it there, since nobody else of the team can answer it
 */
export const circleIdOf = ({ teamId, leagueId }: Told): string | null =>
  teamId !== null && leagueId !== undefined ? `leaders:${leagueId}:${teamId}` : teamId;
type Told = { readonly teamId: string | null; readonly leagueId?: string | undefined };

/** @returns the team of this id; null: it is that of another chat */
export const teamIn = (id: string | null): string | null =>
  id !== null && chatOwner(id).kind === 'team' ? id : null;
