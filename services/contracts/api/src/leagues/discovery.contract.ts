import {
  leagueFormat,
  leagueProspectus,
  leagueStage,
  registrationKind,
  teamGenderType,
  teamLevel,
} from '@fieldhouse/values';
import { z } from 'zod';
import { atLeast, night } from '../shared/shared.contract';
import { waiverView } from './prospectus.contract';

/**
 * `closing`: whose registration ends soonest; `newest`: published last; `price`: what costs least now; `nearest`: to the
 * place of `near`, without which it is `start`.
 */
export const openLeaguesSort = z.enum(['start', 'closing', 'newest', 'price', 'nearest']);
/** The stages that strangers see in lists. */
export const listedStage = leagueStage.extract([
  'announced',
  'open',
  'full',
  'closed',
  'running',
  'finished',
]);

/**
 * GET /api/open-leagues, for everybody. Without `stage` those whose registration is not over: announced, open, full.
 * `city` and each word of `q` are looked for at the beginning of words. `maxPrice` is in minor units of `currency` and
 * holds what a registration costs now with all that comes on top, or will cost first. With `near` there are those only
 * whose venue is in a place that is known. The cursor is `next` of the page before, with the same filters and order.
 */
export const openLeaguesQuery = z.object({
  sport: z.string().max(40).optional(),
  day: night.optional(),
  format: leagueFormat.optional(),
  level: teamLevel.optional(),
  gender: teamGenderType.optional(),
  city: z.string().trim().max(60).optional(),
  /** The place from which `within` miles are measured, as `GET /api/places` names it. */
  near: z.string().trim().max(80).optional(),
  within: z.coerce.number().int().min(1).max(500).default(25),
  q: z.string().trim().max(60).optional(),
  maxPrice: z.coerce.number().int().min(0).max(10_000_000).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  /** Days on which the season begins, both included. */
  startsFrom: z.iso.date().optional(),
  startsTo: z.iso.date().optional(),
  stage: listedStage.optional(),
  sort: openLeaguesSort.default('start'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  atLeast,
});

const places = z.object({
  taken: z.number().int(),
  /** Null: there is no limit. */
  of: z.number().int().nullable(),
  /** On the waitlist. */
  waiting: z.number().int(),
});
const { format, level, genderType, venue, startsOn, endsOn, times, currency, waitlist } =
  leagueProspectus.shape;

/** What strangers see of a published league in a list. */
export const openLeagueCard = z.object({
  leagueId: z.string(),
  name: z.string(),
  sport: z.string(),
  season: z.string(),
  /** IANA zone of the days and wall times. */
  zone: z.string(),
  stage: leagueStage,
  ...{ format, level, genderType, venue, startsOn, endsOn, times, currency, waitlist },
  /** On which games are, Monday first. */
  nights: z.array(night),
  /** ISO-8601 instants between which people register. */
  opensAt: z.string(),
  closesAt: z.string(),
  /** When its draft begins; null: it has none ahead, or no time for it. */
  draftAt: z.string().nullable(),
  /** What each way to register costs now with all that comes on top, or will cost first; none once it is over. */
  prices: z.array(z.object({ kind: registrationKind, amount: z.number().int() })),
  /** Until when they hold, ISO-8601; null: there are none any more. */
  pricesUntil: z.string().nullable(),
  /** Null: no teams register. */
  teams: places.nullable(),
  players: places,
});
/** GET /api/open-leagues */
export const openLeaguesPage = z.object({
  /** `miles` from the place that was asked for, between the middles of both places; null: none was. */
  leagues: z.array(openLeagueCard.extend({ miles: z.number().int().nullable() })),
  /** The place that was asked for; null: none, or none that is known, which finds nothing. */
  near: z.string().nullable(),
  /** The cursor of the page that follows; null on the last one. */
  next: z.string().nullable(),
});

/** GET /api/places, for everybody: places whose name begins so, the largest first. */
export const placesQuery = z.object({ q: z.string().trim().max(80) });
export const placesFound = z.object({ places: z.array(z.string()) });

/** GET /api/open-leagues/:leagueId, for everybody: all that a published league says; 404 for any other. */
export const openLeagueView = openLeagueCard.extend({
  position: z.string(),
  /** Most players of a team. */
  rosterSize: z.number().int(),
  prospectus: leagueProspectus,
  waivers: z.array(waiverView),
  /** The names of its teams by division, `division` null last: in none; empty before a team is in one. */
  divisions: z.array(z.object({ division: z.string().nullable(), teams: z.array(z.string()) })),
  /** Those of the leagues that one must have played in which are published themselves. */
  priorLeagues: z.array(z.object({ leagueId: z.string(), name: z.string() })),
  /**
   * The season before, if it is published and was not cancelled: its days, the names of its teams and, where people
   * registered by themselves, how many played. `name` holds the season's.
   */
  lastSeason: z
    .object({
      ...{ leagueId: z.string(), name: z.string(), startsOn, endsOn },
      teams: z.array(z.string()),
      players: z.number().int().nullable(),
    })
    .nullable(),
  /** The season after, if it is published and was not cancelled. */
  nextSeason: z.object({ leagueId: z.string(), name: z.string() }).nullable(),
});
export const openLeagueQuery = z.object({ atLeast });

export type OpenLeaguesQuery = z.infer<typeof openLeaguesQuery>;
export type OpenLeaguesSort = z.infer<typeof openLeaguesSort>;
export type ListedStage = z.infer<typeof listedStage>;
export type OpenLeagueCard = z.infer<typeof openLeagueCard>;
export type OpenLeaguesPage = z.infer<typeof openLeaguesPage>;
export type PlacesFound = z.infer<typeof placesFound>;
export type OpenLeagueView = z.infer<typeof openLeagueView>;
