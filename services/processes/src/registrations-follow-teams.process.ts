import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { LeagueRequest, PlacesRequest } from '@fieldhouse/leagues';
import { leads } from '@fieldhouse/values';

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
    evolve: (state, { type, data }) => {
      switch (type) {
        case 'RegistrationSubmitted':
          return { ...state, leagueIds: [...new Set([...state.leagueIds, data.leagueId])] };
        case 'MemberJoined':
          return leads(data.role) ? withLeader(state, data.memberId) : state;
        case 'MemberRoleChanged':
          return leads(data.to) ? withLeader(state, data.memberId) : state;
        default:
          return state;
      }
    },
  },
  react: ({ type, data }, { leagueIds, leaderIds }): readonly Effect[] => {
    switch (type) {
      case 'RegistrationSubmitted':
        return data.kind === 'team' && data.teamId !== null ? follow(data.leagueId, data.teamId) : [];
      case 'MemberJoined':
      case 'MemberClaimed':
      case 'MemberLeft':
      case 'MemberRestored':
      case 'MemberRoleChanged':
      case 'MemberStatusChanged': {
        const { teamId, memberId } = data;
        return leaderIds.includes(memberId) ? leagueIds.flatMap((leagueId) => follow(leagueId, teamId)) : [];
      }
      default:
        return [];
    }
  },
};

const withLeader = (state: Registering, memberId: string): Registering => ({
  ...state,
  leaderIds: [...new Set([...state.leaderIds, memberId])],
});

const follow = (id: string, teamId: string): readonly Effect[] => {
  const request = { type: 'FollowTeam', teamId } as const satisfies PlacesRequest & LeagueRequest;
  return [asks({ aggregate: 'leaguePlaces', id, request }), asks({ aggregate: 'league', id, request })];
};
