import { dayIn, daysAfter } from '@fieldhouse/values';
import { DateTime } from 'luxon';

/** Nothing later is a day or an instant that facts hold: years have four digits. */
const LAST_DAY = '9999-12-31';
const LAST_INSTANT = `${LAST_DAY}T23:59:59.999Z`;

/** When a day (yyyy-mm-dd) of a zone is over, ISO-8601 UTC. @throws RangeError when it is no day */
export const endOfDay = (day: string, zone: string): string => {
  const end = DateTime.fromISO(day, { zone }).plus({ days: 1 }).startOf('day').toUTC();
  const at = end.toISO();
  if (at === null) throw new RangeError(`${day} is no day of ${zone}`);
  return end.year > 9_999 ? LAST_INSTANT : at;
};

/** The day that it is so many days after an instant. */
export const dayAfter = (at: string, days: number, zone: string): string =>
  DateTime.fromISO(dayIn(zone, at), { zone }).plus({ days }).toISODate() ?? '';

/** The day that it is so many days after a day (yyyy-mm-dd). */
export const daysOn = (day: string, days: number): string => {
  const then = DateTime.fromISO(day, { zone: 'UTC' }).plus({ days });
  return then.year > 9_999 ? LAST_DAY : (then.toISODate() ?? '');
};

const LATE_MS = 3_600_000;
/**
 * Whether a last day was over so long before anybody looked that whoever had to pay perhaps could not: the site was away.
 * @param dueAt when it was to be looked at; absent: nobody says @param at now, both ISO-8601 UTC
 */
export const isLookedAtLate = (dueAt: string | undefined, at: string): boolean =>
  dueAt !== undefined && Date.parse(at) - Date.parse(dueAt) > LATE_MS;

/** Nine in the morning of a day (yyyy-mm-dd) of a zone, ISO-8601 UTC. @throws RangeError when it is no day */
export const morningOf = (day: string, zone: string): string => {
  const at = DateTime.fromISO(day, { zone }).set({ hour: 9 }).toUTC().toISO();
  if (at === null) throw new RangeError(`${day} is no day of ${zone}`);
  return at;
};

const TOLD_DAYS_BEFORE = 7;
const MORNING_MS = 9 * 3_600_000;
/**
 * When whoever has credit is told that it runs out: at nine in the morning there, or an hour beside it where clocks change
 * meanwhile. @param expiresAt the end of its last day, ISO-8601 UTC
 */
export const runsOutToldAt = (expiresAt: string): string =>
  new Date(Date.parse(daysAfter(expiresAt, -TOLD_DAYS_BEFORE)) + MORNING_MS).toISOString();
