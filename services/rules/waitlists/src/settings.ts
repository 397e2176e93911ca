import { IANAZone } from 'luxon';

/**
 * How a free place finds who gets it (business rules 5.3). `timed_offer`: the next of the list is offered it and has some
 * time to answer; `auto_register`: the next has it at once; `race`: everybody is told and the first to claim it has it;
 * `manual`: an organizer gives it. In a lottery and where people take turns nobody has a place before `drawAt`; then the
 * list is put in order by lot, or by who had a turn least (equal ones by lot), and goes on with timed offers.
 */
export type PlaceMode =
  | { readonly kind: 'timed_offer' | 'auto_register' | 'race' | 'manual' }
  | {
      readonly kind: 'lottery' | 'take_turns';
      /** ISO-8601 instant. */
      readonly drawAt: string;
      /** Random, and kept from everybody until the draw: the lots follow from it and the entries' ids. */
      readonly seed: string;
    };

/** How long offers hold. */
export type HoldRules = {
  /** Whether 'far', 'near' and 'last' mean hours to the start (> 16 h, 16 h to 1 h, < 1 h) or the local day (earlier, the day before, the same day). */
  readonly by: 'hours' | 'days';
  /** Minutes, 1 to `HOLD_MINUTES_MAX`. */
  readonly minutes: { readonly far: number; readonly near: number; readonly last: number };
  /** When the clock of an offer stands still, as local times 'HH:MM': from the first instant of `from` until that of `to`. */
  readonly night: { readonly from: string; readonly to: string } | null;
  /** From so many hours before the start on, the night stops no clock. */
  readonly awakeHours: number;
};

/** How many places there are: whole numbers of 0 or more; in all, and in categories (a position, a gender …) that have a limit of their own. */
export type Capacity = { readonly total: number; readonly categories: Readonly<Record<string, number>> };

/** What a list of places is made with. */
export type PlaceSettings = {
  /** IANA zone of nights, days and reminders. */
  readonly zone: string;
  /** ISO-8601 instant: from then on no place is given but by an organizer. */
  readonly startsAt: string;
  readonly mode: PlaceMode;
  readonly holds: HoldRules;
  /** Whether holders confirm the day before, and places of those who did not can be grabbed. */
  readonly crunch: boolean;
};

/** The usual holds of a game, a session or a court. */
export const EVENT_HOLDS: HoldRules = {
  by: 'hours',
  minutes: { far: 120, near: 30, last: 10 },
  night: { from: '21:00', to: '09:00' },
  awakeHours: 5,
};
/** The usual holds of a league. */
export const LEAGUE_HOLDS: HoldRules = {
  by: 'days',
  minutes: { far: 24 * 60, near: 120, last: 30 },
  night: { from: '21:00', to: '08:00' },
  awakeHours: 5,
};
/** A week. */
export const HOLD_MINUTES_MAX = 7 * 24 * 60;

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** @returns an instant in the one form in which instants compare as texts (years 0 to 9999), or null when it is none */
export const instantOf = (text: string): string | null => {
  const ms = Date.parse(text);
  const iso = Number.isNaN(ms) ? '' : new Date(ms).toISOString();
  return /^\d{4}-/.test(iso) ? iso : null;
};

/** @returns settings with their instants in that form, or the field that is wrong at an instant */
export const settledSettings = (
  settings: PlaceSettings,
  at: string,
): { readonly settings: PlaceSettings } | { readonly wrong: keyof PlaceSettings } => {
  const { zone, mode, holds } = settings;
  const startsAt = instantOf(settings.startsAt);
  if (!IANAZone.isValidZone(zone)) return { wrong: 'zone' };
  if (startsAt === null || startsAt <= at) return { wrong: 'startsAt' };
  if (!areHolds(holds)) return { wrong: 'holds' };
  if (!('drawAt' in mode)) return { settings: { ...settings, startsAt } };
  const drawAt = instantOf(mode.drawAt);
  if (drawAt === null || drawAt <= at || drawAt >= startsAt || mode.seed === '') return { wrong: 'mode' };
  return { settings: { ...settings, startsAt, mode: { ...mode, drawAt } } };
};

const areHolds = ({ minutes, night, awakeHours }: HoldRules): boolean =>
  [minutes.far, minutes.near, minutes.last].every(
    (one) => Number.isInteger(one) && one >= 1 && one <= HOLD_MINUTES_MAX,
  ) &&
  Number.isFinite(awakeHours) &&
  awakeHours >= 0 &&
  (night === null || (wallTime.test(night.from) && wallTime.test(night.to) && night.from !== night.to));

/** Whether every limit is a whole number of 0 or more. */
export const isCapacity = ({ total, categories }: Capacity): boolean =>
  [total, ...Object.values(categories)].every((one) => Number.isSafeInteger(one) && one >= 0);
