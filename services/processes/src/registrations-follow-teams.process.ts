import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { LeagueRequest, PlacesRequest } from '@fieldhouse/leagues';
import { everLeading, isLeadingFact } from './leading-facts';

/** The leagues with which a team has registered, and the members who lead it or have led it. */
type Registering = { readonly leagueIds: readonly string[]; readonly leaderIds: readonly string[] };

/**
 * Whoever leads a team answers for its registrations, and its captain is that of its entries: asked of a league when the
 * team registers with it, and of all when somebody begins or ends to lead the team. A league in which nothing of the team
 * waits or plays any more says nothing.
 */
export const registrationsFollowTeams: Process<LeaguePlacesEvent | TeamEvent, Registering> = {
  name: 'registrations-follow-teams',
  categories: ['leaguePlaces', 'team'],
  startFrom: 'beginning',
  state: {
    keyOf: ({ type, data }) => {
      if (type === 'RegistrationSubmitted') return data.kind === 'team' ? data.teamId : null;
      return 'memberId' in data ? data.teamId : null;
    },
    initial: { leagueIds: [], leaderIds: [] },
    evolve: (state, event) => {
      if (isLeadingFact(event)) return { ...state, leaderIds: everLeading(state.leaderIds, event) };
      return event.type === 'RegistrationSubmitted'
        ? { ...state, leagueIds: [...new Set([...state.leagueIds, event.data.leagueId])] }
        : state;
    },
  },
  react: (event, { leagueIds, leaderIds }): readonly Effect[] => {
    if (event.type === 'RegistrationSubmitted') {
      const { kind, leagueId, teamId } = event.data;
      return kind === 'team' && teamId !== null ? follow(leagueId, teamId) : [];
    }
    if (!isLeadingFact(event)) return [];
    const { teamId, memberId } = event.data;
    return leaderIds.includes(memberId) ? leagueIds.flatMap((leagueId) => follow(leagueId, teamId)) : [];
  },
};

const follow = (id: string, teamId: string): readonly Effect[] => {
  const request = { type: 'FollowTeam', teamId } as const satisfies PlacesRequest & LeagueRequest;
  return [asks({ aggregate: 'leaguePlaces', id, request }), asks({ aggregate: 'league', id, request })];
};
