import {
  placedByOf,
  type LeagueProspectus,
  type LeagueView,
  type RegistrationKind,
} from '@fieldhouse/api-contract';
import { DateTime } from 'luxon';
import { mostFriendsIn } from './registration-form';

/** What a new prospectus is made for: the league, and what its sport asks of a team. */
export type ForLeague = Pick<LeagueView, 'zone' | 'gameNights' | 'rosterSize'> & {
  /** Players that a team of the sport needs to play. */
  readonly minimumRoster: number;
};
/** What the step about the season says. */
export type Season = Pick<
  LeagueProspectus,
  | 'format'
  | 'about'
  | 'level'
  | 'genderType'
  | 'venue'
  | 'startsOn'
  | 'endsOn'
  | 'times'
  | 'phases'
  | 'divisions'
  | 'previousLeagueId'
>;

const WEEKS_AHEAD = 8;
const SEASON_WEEKS = 10;
const EVENING = { from: '18:30', to: '22:00' } as const;
const OPENS_AT_HOUR = 9;
const REGISTRATION_ENDS_DAYS_BEFORE = 7;
const PLACED_DAYS_AFTER_START = 7;
const FREE = { early: null, regular: 0, late: null };
const KINDS = {
  team: ['team', 'free_agent'],
  individual: ['free_agent', 'group'],
  draft: ['free_agent', 'group'],
} as const satisfies Readonly<Record<LeagueProspectus['format'], readonly RegistrationKind[]>>;
const NIGHTS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const dayOf = (time: DateTime): string => time.toFormat('yyyy-MM-dd');
const instantOf = (time: DateTime): string => time.toUTC().toISO() ?? '';
const plusDays = (day: string, days: number): string => dayOf(DateTime.fromISO(day).plus({ days }));

/** A season that begins on the league's first night in eight weeks. @param at milliseconds since the epoch */
export const seasonDefaults = ({ zone, gameNights }: ForLeague, at: number): Season => {
  const ahead = DateTime.fromMillis(at, { zone }).plus({ weeks: WEEKS_AHEAD });
  const first = gameNights.map((night) => NIGHTS.indexOf(night) + 1);
  const days = first.map((weekday) => (weekday - ahead.weekday + 7) % 7);
  const startsOn = dayOf(ahead.plus({ days: days.length === 0 ? 0 : Math.min(...days) }));
  return {
    format: 'team',
    about: '',
    level: 'recreational',
    genderType: 'open',
    venue: null,
    startsOn,
    endsOn: plusDays(startsOn, 7 * (SEASON_WEEKS - 1)),
    times: gameNights.map((night) => ({ night, ...EVENING })),
    phases: [],
    divisions: [],
    previousLeagueId: null,
  };
};

/** All that a league says before somebody has chosen it. @param at milliseconds since the epoch */
export const prospectusDefaults = (league: ForLeague, season: Season, at: number): LeagueProspectus => {
  const { format, startsOn, endsOn } = season;
  const placedBy = plusDays(startsOn, PLACED_DAYS_AFTER_START);
  return {
    ...season,
    windows: windowDefaults(league.zone, startsOn, at),
    currency: 'USD',
    prices: Object.fromEntries(KINDS[format].map((kind) => [kind, FREE])),
    groupSize: format === 'draft' ? 2 : 4,
    charges: [],
    refunds: refundPresets(startsOn)[0]?.refunds ?? [],
    places: { players: null, positions: [], genders: [] },
    waitlist: true,
    approval: false,
    eligibility: [],
    paidFirst: false,
    questions: [],
    roster: { minimum: Math.min(league.minimumRoster, league.rosterSize), freezeOn: null },
    placedBy: placedByOf({ format, placedBy: placedBy < endsOn ? placedBy : endsOn }),
    payment: { depositPercent: null, instalments: [], bearer: 'organizer' },
  };
};

/** From tomorrow at 9 AM until a week before the season, or as much of that as there is. */
const windowDefaults = (zone: string, startsOn: string, at: number): LeagueProspectus['windows'] => {
  const opens = DateTime.fromMillis(at, { zone })
    .plus({ days: 1 })
    .startOf('day')
    .set({ hour: OPENS_AT_HOUR });
  const start = DateTime.fromISO(startsOn, { zone });
  const end = [REGISTRATION_ENDS_DAYS_BEFORE, 1]
    .map((days) => start.minus({ days }).set({ hour: 23, minute: 59 }))
    .find((time) => time > opens);
  return {
    opensAt: instantOf(opens),
    earlyUntil: null,
    regularUntil: instantOf(end ?? opens.plus({ days: REGISTRATION_ENDS_DAYS_BEFORE })),
    lateUntil: null,
  };
};

/** Refunds as leagues usually give them. @param startsOn first day of the season */
export const refundPresets = (
  startsOn: string,
): readonly { readonly name: string; readonly refunds: LeagueProspectus['refunds'] }[] => [
  {
    name: 'All, then half',
    refunds: [
      { until: plusDays(startsOn, -14), percent: 100 },
      { until: plusDays(startsOn, -1), percent: 50 },
    ],
  },
  { name: 'All until it starts', refunds: [{ until: plusDays(startsOn, -1), percent: 100 }] },
  { name: 'No refunds', refunds: [] },
];

/**
 * The prospectus in another format: whoever cannot register there is left out, and whoever must can, for nothing as yet;
 * of friends, as many as stay together there. A draft finds the teams itself, whenever it is.
 */
export const inFormat = (
  prospectus: LeagueProspectus,
  format: LeagueProspectus['format'],
): LeagueProspectus => {
  const { team, member, ...alone } = prospectus.prices;
  const kept = format === 'team' ? { team: team ?? FREE, ...(member && { member }), ...alone } : alone;
  const prices = Object.keys(kept).length === 0 ? { free_agent: FREE } : kept;
  const groupSize = Math.min(prospectus.groupSize, mostFriendsIn(format));
  return { ...prospectus, format, prices, groupSize, placedBy: placedByOf({ ...prospectus, format }) };
};
