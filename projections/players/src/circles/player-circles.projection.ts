import {
  endedRegistration,
  type LeagueDetails,
  type LeagueEvent,
  type LeaguePlacesEvent,
  type LeagueStaffRole,
  type PlayerPoolEvent,
  type TeamRole,
} from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';

type CircleTeam = {
  readonly teamId: string;
  readonly people: readonly { readonly accountId: string; readonly role: TeamRole }[];
  readonly captainPlayerId: string | null;
  /** Players of the pool. */
  readonly roster: readonly string[];
};
/** Who has to do with whom in one league; `_id` is the league's. Ids only: names stand on the cards. */
export type PlayerCircleDocument = Pick<LeagueDetails, 'name' | 'season' | 'sport'> & {
  readonly _id: string;
  readonly staff: readonly { readonly accountId: string; readonly role: LeagueStaffRole }[];
  readonly teams: readonly CircleTeam[];
  /** Which account a player of the pool has. */
  readonly links: readonly { readonly playerId: string; readonly accountId: string }[];
  /** Who registers with it, as long as that stands: its staff alone is told that they do. */
  readonly registrants: readonly { readonly registrationId: string; readonly accountId: string }[];
  /** Everybody in it, for finding a person's circles. */
  readonly accounts: readonly string[];
};

type Event = LeagueEvent | PlayerPoolEvent | LeaguePlacesEvent;

export const playerCirclesModel = { name: 'player-circles', version: 3 } as const;

/** A document per league. */
export const playerCirclesProjection: Projection<PlayerCircleDocument, Event> = {
  ...playerCirclesModel,
  categories: ['league', 'playerPool', 'leaguePlaces'],
  indexes: [{ key: { accounts: 1 } }, { key: { 'registrants.accountId': 1 } }],
  idsOf: (event) =>
    FOLLOWED.has(event.type) || endedRegistration(event) !== null ? [event.data.leagueId] : [],
  project: (document, event) => {
    if (event.type === 'LeagueCreated') {
      const { leagueId: _id, name, season, sport, ownerId } = event.data;
      const staff = [{ accountId: ownerId, role: 'owner' } as const];
      return { _id, name, season, sport, staff, teams: [], links: [], registrants: [], accounts: [ownerId] };
    }
    if (!document) return null;
    const ended = endedRegistration(event);
    const registrants = document.registrants.filter((one) => one.registrationId !== ended);
    const changed = { ...document, registrants, ...changesOf(document, event) };
    const { staff, teams, links } = changed;
    const people = [...staff, ...teams.flatMap((team) => team.people), ...links];
    return { ...changed, accounts: [...new Set(people.map(({ accountId }) => accountId))] };
  },
};

const FOLLOWED = new Set<Event['type']>([
  'LeagueCreated',
  'LeagueDetailsChanged',
  'LeagueStaffAdded',
  'LeagueStaffRemoved',
  'TeamEntered',
  'TeamWithdrawn',
  'TeamRoleGranted',
  'TeamRoleRevoked',
  'CaptainPlayerNamed',
  'TeamRosterCreated',
  'PlayerAccountLinked',
  'PlayerForgotten',
  'RegistrationSubmitted',
  'RegistrationPassedOn',
  'PlacesClosed',
]);

const changesOf = (
  { staff, teams, links, registrants }: PlayerCircleDocument,
  { type, data }: Event,
): Partial<PlayerCircleDocument> => {
  const onTeam = (teamId: string, change: (team: CircleTeam) => Partial<CircleTeam>) => ({
    teams: teams.map((team) => (team.teamId === teamId ? { ...team, ...change(team) } : team)),
  });
  switch (type) {
    case 'LeagueDetailsChanged':
      return { name: data.name, season: data.season, sport: data.sport };
    case 'LeagueStaffAdded':
      return { staff: [...staff, { accountId: data.accountId, role: data.role }] };
    case 'LeagueStaffRemoved':
      return { staff: staff.filter((one) => one.accountId !== data.accountId || one.role !== data.role) };
    case 'TeamEntered':
      return { teams: [...teams, { teamId: data.teamId, people: [], captainPlayerId: null, roster: [] }] };
    case 'TeamWithdrawn':
      return { teams: teams.filter(({ teamId }) => teamId !== data.teamId) };
    case 'TeamRoleGranted': {
      const { teamId, accountId, role } = data;
      return onTeam(teamId, ({ people }) => ({
        people: [...people.filter((one) => one.accountId !== accountId), { accountId, role }],
      }));
    }
    case 'TeamRoleRevoked':
      return onTeam(data.teamId, ({ people }) => ({
        people: people.filter(({ accountId }) => accountId !== data.accountId),
      }));
    case 'CaptainPlayerNamed':
      return onTeam(data.teamId, () => ({ captainPlayerId: data.playerId }));
    case 'TeamRosterCreated':
      return onTeam(data.teamId, () => ({ roster: data.playerIds }));
    case 'PlayerAccountLinked': {
      const { playerId, accountId } = data;
      const others = links.filter((link) => link.playerId !== playerId);
      return { links: accountId === null ? others : [...others, { playerId, accountId }] };
    }
    case 'PlayerForgotten':
      return { links: links.filter((link) => link.playerId !== data.playerId) };
    case 'RegistrationSubmitted':
    case 'RegistrationPassedOn': {
      const { registrationId } = data;
      const accountId = 'toId' in data ? data.toId : data.accountId;
      const others = registrants.filter((one) => one.registrationId !== registrationId);
      return { registrants: [...others, { registrationId, accountId }] };
    }
    case 'PlacesClosed':
      return { registrants: [] };
    default:
      return {};
  }
};
