import { registrationStream, type PlayerDetails } from '@fieldhouse/events/leagues';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { registrant } from '@fieldhouse/values';
import {
  groupMembers,
  leaguePlacesAggregate,
  ownRegistrationAggregate,
  savedAt,
  type FollowedRegistration,
  type RegisteredPlayer,
  type Registration,
} from '../domain';
import type { RegisteringTeams } from './registering-teams.port';

/** A registration as its league follows it; null: there is none. */
export const followed = async (
  store: AggregateStore,
  teams: RegisteringTeams,
  leagueId: string,
  registrationId: string,
): Promise<FollowedRegistration | null> => {
  const one = (await store.load(leaguePlacesAggregate, leagueId)).state.registrations.get(registrationId);
  if (!one) return null;
  const { kind, confirmed: isIn, rosteredIn } = one;
  return { kind, isIn, team: await teamOf(one, teams), rosteredIn };
};

const teamOf = async (
  { kind, teamId, answererId }: Registration,
  teams: RegisteringTeams,
): Promise<FollowedRegistration['team']> => {
  const found = kind === 'team' && teamId !== null ? await teams.of(teamId) : null;
  if (!found || teamId === null) return null;
  const { name, color, leaderIds, captainIds } = found;
  const leads = leaderIds.includes(answererId);
  const captainId = leads && captainIds.includes(answererId) ? answererId : (leaderIds[0] ?? null);
  return {
    teamId,
    name,
    color,
    captainId,
    coCaptainId: leads && captainId !== answererId ? answererId : null,
  };
};

/** The same as the pool follows it; null for a team, and once the person is forgotten. */
export const registeredPlayer = async (
  store: AggregateStore,
  leagueId: string,
  registrationId: string,
): Promise<RegisteredPlayer | null> => {
  const places = (await store.load(leaguePlacesAggregate, leagueId)).state;
  const one = places.registrations.get(registrationId);
  if (!one || one.kind === 'team') return null;
  const { accountId, confirmed: isIn, groupId, inGroup } = one;
  const stream = registrationStream(leagueId, accountId);
  // As it was sent: what they have written since is no registration.
  const saved = savedAt((await store.load(ownRegistrationAggregate, stream)).state, one.savedRevision);
  const { data: person } = registrant.safeParse(saved?.person);
  if (isIn && !person) return null;
  const { firstName = '', lastName = '', birthDate = null, gender = null } = person ?? {};
  const details: PlayerDetails = {
    ...{ externalId: null, firstName, lastName, birthDate, hometown: null, phone: null, gender },
    ...{ positions: person?.positions ?? [], rating: person?.level ?? null, nights: person?.nights ?? [] },
    ownColumns: [],
    comment: saved?.requests === '' ? null : (saved?.requests ?? null),
  };
  const group =
    groupId !== null && inGroup
      ? { groupId, playerIds: groupMembers(places, groupId).map((other) => other.registrationId) }
      : null;
  return { accountId, isIn, details, group };
};
