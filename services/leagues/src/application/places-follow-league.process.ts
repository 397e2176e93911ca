import type { LeagueEvent, LeaguePlacesEvent, ProspectusEvent } from '@fieldhouse/events/leagues';
import { asks, asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import { closesAt, placedByOf, type LeagueProspectus } from '@fieldhouse/values';
import type { PlacesRequest } from './places.handler';

/**
 * Keeps a league's places: they follow its prospectus and its teams, and what is due there is said when it is. A timer
 * that comes late, twice or for nothing changes nothing: what was due is said at its own instant, and what is offered by that
 * holds from when it is said.
 */
export const placesFollowLeague: Process<LeagueEvent | ProspectusEvent | LeaguePlacesEvent> = {
  name: 'places-follow-league',
  categories: ['league', 'prospectus', 'leaguePlaces'],
  startFrom: 'now',
  react: ({ type, data }): readonly Effect[] => {
    const { leagueId } = data;
    switch (type) {
      case 'ProspectusSet': {
        const last = lastDayIn(data.prospectus);
        const timerId = `unplaced:${leagueId}`;
        return [
          ask(leagueId, { type: 'FollowLeague' }),
          last === null ? { kind: 'cancel', timerId } : askAt(overEverywhere(last), timerId, leagueId),
        ];
      }
      case 'LeaguePublished':
      case 'LeagueCancelled':
      case 'LeagueDetailsChanged':
      case 'TeamEntered':
      case 'TeamWithdrawn':
        return [ask(leagueId, { type: 'FollowLeague' })];
      case 'PlaceOffered':
        return [askAt(data.holdUntil, `offer:${leagueId}:${data.entryId}`, leagueId)];
      case 'PaymentAsked':
      case 'PaymentHoldRenewed': {
        const { holdUntil, registrationId } = data;
        return holdUntil === null
          ? []
          : [askAt(holdUntil, `payment:${leagueId}:${registrationId}`, leagueId)];
      }
      case 'FreeAgentInvited': {
        const { holdUntil, registrationId, teamId } = data;
        return holdUntil === undefined
          ? []
          : [askAt(holdUntil, `invitation:${leagueId}:${registrationId}:${teamId}`, leagueId)];
      }
      case 'StartChanged':
        return [askAt(data.startsAt, `season:${leagueId}:${data.list}`, leagueId)];
      default:
        return [];
    }
  },
};

const ask = (leagueId: string, request: PlacesRequest): Effect =>
  asks({ aggregate: 'leaguePlaces', id: leagueId, request });
const askAt = (at: string, timerId: string, leagueId: string): Effect => {
  const request: PlacesRequest = { type: 'CatchUp' };
  return asksAt(at, timerId, { aggregate: 'leaguePlaces', id: leagueId, request });
};

/** The day (yyyy-mm-dd) after which whoever has no team is let go, wherever the league is: `letGoAfter`. Null: none. */
const lastDayIn = (prospectus: LeagueProspectus): string | null => {
  const placedBy = placedByOf(prospectus);
  const closes = new Date(closesAt(prospectus.windows)).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return placedBy === null || placedBy > closes ? placedBy : closes;
};

/** When a day is over in every zone, whichever the league's is: those west of Greenwich are 12 hours behind at most. */
const overEverywhere = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000).toISOString();
