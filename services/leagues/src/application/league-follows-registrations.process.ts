import type { LeaguePlacesEvent, RegistrationEvent } from '@fieldhouse/events/leagues';
import { registrationStream } from '@fieldhouse/events/leagues';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { LeagueRequest } from './league.handler';
import type { PlayerPoolRequest } from './player-pool.handler';
import type { PoolPeopleRequest } from './pool-people.handler';

/**
 * Whoever is in is a team or a player of the league: its entries, its pool and its rosters look at a registration again
 * when it has changed. Where somebody has given something to register is noted, so that an erasure finds it.
 */
export const leagueFollowsRegistrations: Process<LeaguePlacesEvent | RegistrationEvent> = {
  name: 'league-follows-registrations',
  categories: ['leaguePlaces', 'registration'],
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
      case 'RegistrationSaved':
      case 'WaiverSigned':
      case 'RegistrationSubmitted':
        return [note(data.leagueId, data.accountId)];
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
const note = (leagueId: string, accountId: string): Effect => {
  const request: PoolPeopleRequest = { type: 'NoteAccountOfRegistrant', leagueId, accountId };
  return asks({ aggregate: 'poolPeople', id: registrationStream(leagueId, accountId), request });
};
