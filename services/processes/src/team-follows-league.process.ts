import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { TeamRequest } from '@fieldhouse/teams';

const FOLLOWED = new Set<(LeagueEvent | PlayerPoolEvent)['type']>([
  'TeamEntered',
  'TeamRoleGranted',
  'TeamRoleRevoked',
  'TeamRosterCreated',
  'PlayerAccountLinked',
  'PlayerForgotten',
]);

/** Which team of a league a player is on, by the player's id. */
type Rosters = Readonly<Record<string, string>>;

/**
 * A team that a league enters is a team of its own: it looks at its entry again whenever that has changed, also when a
 * player of its roster gets an account, gives it up or is forgotten. Whom the league has named, and when, is said too: of
 * an entry alone nobody can tell whether the team has let go of them before or after.
 */
export const teamFollowsLeague: Process<LeagueEvent | PlayerPoolEvent, Rosters> = {
  name: 'team-follows-league',
  categories: ['league', 'playerPool'],
  startFrom: 'beginning',
  state: {
    keyOf: ({ type, data }) => (FOLLOWED.has(type) ? data.leagueId : null),
    initial: {},
    evolve: (rosters, { type, data }) =>
      type === 'TeamRosterCreated'
        ? { ...rosters, ...Object.fromEntries(data.playerIds.map((playerId) => [playerId, data.teamId])) }
        : rosters,
  },
  react: ({ type, data, metadata }, rosters): readonly Effect[] => {
    switch (type) {
      case 'TeamRoleGranted':
        return [follow(data.teamId, data.leagueId, { accountId: data.accountId, at: metadata.occurredAt })];
      case 'TeamEntered':
      case 'TeamRoleRevoked':
      case 'TeamRosterCreated':
        return [follow(data.teamId, data.leagueId)];
      case 'PlayerAccountLinked':
      case 'PlayerForgotten': {
        const teamId = rosters[data.playerId];
        return teamId === undefined ? [] : [follow(teamId, data.leagueId)];
      }
      default:
        return [];
    }
  },
};

type Named = Extract<TeamRequest, { type: 'FollowLeague' }>['named'];
const follow = (teamId: string, leagueId: string, named?: Named): Effect => {
  const request: TeamRequest = { type: 'FollowLeague', leagueId, ...(named && { named }) };
  return asks({ aggregate: 'team', id: teamId, request });
};
