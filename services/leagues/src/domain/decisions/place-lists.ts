import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import {
  closesAt,
  dayIn,
  letGoAfter,
  listOf,
  type LeagueProspectus,
  type PlaceList,
} from '@fieldhouse/values';
import { LEAGUE_HOLDS, type Capacity, type PlaceSettings } from '@fieldhouse/waitlists';
import { DateTime } from 'luxon';
import type { PlacesLeague } from '../places.commands';
import type { PlacesTurn } from '../places-turn';
import { activeOf, statusOf, type LeaguePlacesState } from '../places.state';

/** Of what has no limit. */
const UNLIMITED = 1_000_000;

/** Brings the lists of places into line with what the league says now; nothing before it is published. */
export const followLeague = (turn: PlacesTurn, league: PlacesLeague): void => {
  const { prospectus, published, zone } = league;
  if (!prospectus || (!published && turn.state.lists.teams === null)) return;
  const startsAt = startOf(prospectus, zone);
  for (const list of ['teams', 'players'] as const) {
    const capacity = capacityOf(list, league, prospectus, turn.state);
    const places = turn.state.lists[list];
    if (places === null) {
      turn.tryTo(list, { type: 'open', settings: settingsOf(zone, startsAt), capacity });
      continue;
    }
    if (places.settings.zone !== zone) turn.tryTo(list, { type: 'setZone', zone });
    if (places.settings.startsAt !== startsAt) turn.tryTo(list, { type: 'setStart', startsAt });
    turn.tryTo(list, { type: 'setCapacity', capacity });
  }
};

const settingsOf = (zone: string, startsAt: string): PlaceSettings => ({
  ...{ zone, startsAt, mode: { kind: 'timed_offer' }, holds: LEAGUE_HOLDS, crunch: false },
});

/** From when on places are given by the staff alone: once the season has begun and nobody registers any more. */
const startOf = ({ startsOn, windows }: LeagueProspectus, zone: string): string => {
  const season = DateTime.fromISO(startsOn, { zone }).toUTC().toISO() ?? '';
  const end = new Date(closesAt(windows)).toISOString();
  return season > end ? season : end;
};

/** Teams that came in another way than by registering take places too. */
const capacityOf = (
  list: PlaceList,
  { teams, teamCount }: PlacesLeague,
  { places }: LeagueProspectus,
  state: LeaguePlacesState,
): Capacity => {
  if (list === 'players')
    return {
      total: places.players ?? UNLIMITED,
      categories: Object.fromEntries([
        ...places.positions.map(({ position, maximum }) => [`position:${position}`, maximum]),
        ...places.genders.map(({ gender, maximum }) => [`gender:${gender}`, maximum]),
      ]) as Record<string, number>,
    };
  const registered = new Set(
    [...state.registrations.values()].flatMap(({ kind, teamId }) => (kind === 'team' ? [teamId] : [])),
  );
  const others = teams.filter(({ teamId }) => !registered.has(teamId)).length;
  return { total: Math.max(0, teamCount - others), categories: {} };
};

/** Says what follows from what was said: whose registration counts now, and whose does no longer. */
export const settle = (turn: PlacesTurn, { teams }: PlacesLeague): void => {
  const { leagueId } = turn;
  for (const one of turn.state.registrations.values()) {
    const status = statusOf(turn.state, one);
    const { registrationId, answererId: accountId, kind, teamId } = one;
    const isIn = status === 'confirmed' || status === 'rostered';
    if (isIn && !one.confirmed) {
      const upon = ownDoing(turn, registrationId);
      turn.say({
        type: 'RegistrationConfirmed',
        data: { leagueId, registrationId, accountId, kind, teamId, ...(upon && { upon }) },
      });
      if (kind === 'member')
        turn.say({ type: 'RegistrationRostered', data: { leagueId, registrationId, teamId } });
    }
    if (!isIn && one.confirmed)
      turn.say({ type: 'ConfirmationTakenBack', data: { leagueId, registrationId, kind, teamId } });
  }
  // Of a team that is not in any more, nobody is.
  for (const { registrationId, rosteredIn, kind } of activeOf(turn.state)) {
    if (rosteredIn === null || kind === 'team' || !isOut(turn.state, teams, rosteredIn)) continue;
    turn.say({ type: 'RegistrationRostered', data: { leagueId, registrationId, teamId: null } });
  }
  for (const { registrationId, invitations } of activeOf(turn.state))
    for (const { teamId, endedAt } of invitations)
      if (endedAt === null && !teams.some((team) => team.teamId === teamId))
        turn.say({
          type: 'TeamInvitationTakenBack',
          data: { leagueId, registrationId, teamId, endedAt: turn.at },
        });
};

type Confirmed = Extract<LeaguePlacesEvent, { type: 'RegistrationConfirmed' }>['data'];
/** What whoever registered has just done for it; undefined: nothing, it came to them. */
const ownDoing = ({ events }: PlacesTurn, registrationId: string): Confirmed['upon'] => {
  for (const { type, data } of events) {
    if (type === 'PlaceTaken' && data.entryId === registrationId && OWN_WAYS.includes(data.via))
      return 'accepted';
    if (!('registrationId' in data) || data.registrationId !== registrationId) continue;
    if (type === 'RegistrationSubmitted') return 'sent';
    if (type === 'RegistrationPaid') return 'paid';
  }
  return undefined;
};
/** In which somebody who waited takes a place by themselves. */
const OWN_WAYS: readonly Extract<LeaguePlacesEvent, { type: 'PlaceTaken' }>['data']['via'][] = [
  'offer',
  'claim',
  'grab',
];

/** Whether a team is in no more: one that registered counts before the league has entered it, others while it has. */
const isOut = (state: LeaguePlacesState, teams: PlacesLeague['teams'], teamId: string): boolean => {
  const own = [...state.registrations.values()].filter((one) => one.kind === 'team' && one.teamId === teamId);
  return own.length > 0
    ? !own.some(({ confirmed }) => confirmed)
    : !teams.some((team) => team.teamId === teamId);
};

/** Whoever has no team by the end of the last day for it is let go; the roster of a draft is a team as well. */
export const letUnplacedGo = (turn: PlacesTurn, { prospectus, zone, teams }: PlacesLeague): void => {
  const last = prospectus && letGoAfter(prospectus, zone);
  if (last === null || dayIn(zone, turn.at) <= last) return;
  const onRosters = new Set(teams.flatMap(({ roster }) => roster?.playerIds ?? []));
  for (const one of activeOf(turn.state)) {
    const isPlaced = one.rosteredIn !== null || onRosters.has(one.registrationId);
    if (listOf(one.kind) !== 'players' || isPlaced) continue;
    const { leagueId } = turn;
    turn.say({ type: 'RegistrationUnplaced', data: { leagueId, registrationId: one.registrationId } });
  }
};
