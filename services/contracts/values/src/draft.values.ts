import { z } from 'zod';
import { gender, night } from './player.values';

/** How rounds run. `third_round_reversal`: as snake, but round 3 repeats the direction of round 2. */
export const draftFormat = z.enum(['snake', 'linear', 'third_round_reversal']);

const limit = z.object({ minimum: z.number().int().min(0), maximum: z.number().int().min(0).nullable() });

/** Minimums and maximums per team over its whole roster. A player counts once, at the position that helps most. */
export const rosterLimits = z.object({
  positions: z.array(limit.extend({ position: z.string().min(1) })),
  genders: z.array(limit.extend({ gender })),
});

const round = z.number().int().min(1);
const seconds = z.number().int().min(5, 'At least 5 seconds').max(86_400, 'At most 24 hours');

/** The pick clock. `soft`: nothing happens at zero. `quietHours`: the clock of a slow draft stands still (local time of `zone`). */
export const draftClock = z.object({
  pickSeconds: seconds,
  rounds: z.array(z.object({ fromRound: round, toRound: round, seconds })),
  soft: z.boolean(),
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  zone: z.string().min(1),
});

export const draftSettings = z.object({
  format: draftFormat,
  rounds: z.number().int().min(1, 'At least 1 round').max(40, 'At most 40 rounds'),
  clock: draftClock,
  limits: rosterLimits,
  /** `automatic`: each captain who is a player takes the cell of the round of their tier; `free`: is on the team at no cell. */
  captains: z.enum(['automatic', 'free', 'off']),
  groupsTogether: z.boolean(),
  gameNights: z.array(night),
  /** What happens when a player cannot play on any of the game nights. */
  nightRule: z.enum(['off', 'warn', 'refuse']),
  /** `lot`: players left over after the last round, fewer than there are teams, are assigned by lot. */
  leftovers: z.enum(['lot', 'stay']),
  startMode: z.enum(['manual', 'automatic']),
  startsAt: z.iso.datetime().nullable(),
  spectatorsSeeRatings: z.boolean(),
});

/** What a captain may add to an order: 1 to 64 printable characters without spaces. */
export const ORDER_NONCE = /^[\x21-\x7e]{1,64}$/;
/** A team lists no more players. */
export const LISTED_AT_MOST = 5_000;
/** The least time, in seconds, that a resumed turn gets. */
export const RESUMED_SECONDS = 15;

/**
 * `captain`: by one of the team's pickers; `proxy`: by a commissioner for the team; `queue`, `ranking`, `rating`: by the
 * clock, from that list; `group`: came along with a group partner; `placement`: a captain's own cell.
 */
export const pickSource = z.enum(['captain', 'proxy', 'queue', 'ranking', 'rating', 'group', 'placement']);
/** The lists that the clock picks from. */
export const pickList = pickSource.extract(['queue', 'ranking', 'rating']);
export const autoModeCause = z.enum(['two_expiries', 'captain', 'commissioner']);
/** `was_away`: the system's pick came so late that nobody would be there. */
export const pauseCause = z.enum(['commissioner', 'scheduled', 'undo', 'was_away']);
/** The steps of a draft that have their set time. */
export const timedStep = z.enum(['commit', 'reveal', 'lobby', 'start']);

export type DraftFormat = z.infer<typeof draftFormat>;
export type DraftSettings = z.infer<typeof draftSettings>;
export type DraftClock = z.infer<typeof draftClock>;
export type RosterLimits = z.infer<typeof rosterLimits>;
export type PickSource = z.infer<typeof pickSource>;
export type PickList = z.infer<typeof pickList>;
export type AutoModeCause = z.infer<typeof autoModeCause>;
export type PauseCause = z.infer<typeof pauseCause>;
export type TimedStep = z.infer<typeof timedStep>;
