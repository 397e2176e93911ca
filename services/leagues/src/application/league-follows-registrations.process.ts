import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { LeagueRequest } from './league.handler';
import type { PlayerPoolRequest } from './player-pool.handler';

/**
 * Whoever is in is a team or a player of the league: its entries, its pool and its rosters look at a registration again
 * when it has changed.
 */
export const leagueFollowsRegistrations: Process<LeaguePlacesEvent> = {
  name: 'league-follows-registrations',
  categories: ['leaguePlaces'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'RegistrationConfirmed':
      case 'ConfirmationTakenBack':
        return data.kind === 'team' ? [league(data)] : [pool(data), league(data)];
      case 'RegistrationRostered':
        return [league(data)];
      case 'GroupMemberAccepted':
      case 'GroupMemberLeft':
        return [pool(data)];
      default:
        return [];
    }
  },
};

type About = { readonly leagueId: string; readonly registrationId: string };

const league = ({ leagueId, registrationId }: About): Effect => {
  const request: LeagueRequest = { type: 'FollowRegistration', registrationId };
  return asks({ aggregate: 'league', id: leagueId, request });
};
const pool = ({ leagueId, registrationId }: About): Effect => {
  const request: PlayerPoolRequest = { type: 'FollowRegistration', registrationId };
  return asks({ aggregate: 'playerPool', id: leagueId, request });
};
