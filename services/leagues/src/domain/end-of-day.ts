import { DateTime } from 'luxon';

/** Nothing later is an instant that events hold: years have four digits. */
const LAST = '9999-12-31T23:59:59.999Z';

/** When the day of a zone's time is over: its next midnight, or what comes first where clocks skip that. ISO-8601 UTC. */
export const endOfDay = (day: DateTime): string | null => {
  const end = day.plus({ days: 1 }).startOf('day').toUTC();
  return end.year > 9_999 ? LAST : end.toISO();
};
