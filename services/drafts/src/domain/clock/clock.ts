import type { DraftClock } from '@fieldhouse/events/drafts';
import { IANAZone } from 'luxon';

/** A pick still counts so long after the deadline, and the system picks only then. */
export const graceSeconds = 2;
/** How long a team in auto mode is on the clock. */
export const autoModeSeconds = 5;
/** What comes later than this finds nobody there any more. */
export const LATE_MS = 15 * 60_000;

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** @returns what is wrong with a clock ('zone', 'quietHours' or 'rounds'), or null. */
export const clockFault = (clock: DraftClock): 'zone' | 'quietHours' | 'rounds' | null => {
  const { quietHours } = clock;
  if (!IANAZone.isValidZone(clock.zone)) return 'zone';
  if (clock.rounds.some(({ fromRound, toRound }) => fromRound > toRound)) return 'rounds';
  if (quietHours === null) return null;
  const proper =
    wallTime.test(quietHours.from) && wallTime.test(quietHours.to) && quietHours.from !== quietHours.to;
  return proper ? null : 'quietHours';
};

/** @returns the instant (ISO-8601 UTC) so many seconds later. */
export const secondsAfter = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();
