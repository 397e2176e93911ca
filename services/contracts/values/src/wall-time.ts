/** A day of the calendar (yyyy-mm-dd) as people write it: 'Nov 24, 2026'. */
export const calendarDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** An instant (ISO-8601) as a clock in a zone shows it: 'Tue, Nov 24, 7:30 PM EST'. */
export const wallTime = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(new Date(iso));

// Kept by zone: to make one takes many times as long as to use it.
const calendars = new Map<string, Intl.DateTimeFormat>();
const calendarOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    calendars.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, calendar: 'iso8601', year: 'numeric', month: '2-digit', day: '2-digit' },
    });
  calendars.set(zone, known);
  return known;
};

/** Those west of Greenwich are 12 hours behind at most. */
const WEST_MS = 12 * 3_600_000;
/** The day (yyyy-mm-dd) that it still is where it is earliest: something is late once its day is over in every zone. */
export const dayEverywhere = (at: string): string =>
  new Date(Date.parse(at) - WEST_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The day (yyyy-mm-dd) on which an instant falls in a zone. */
export const dayIn = (zone: string, at: string): string => {
  const parts = calendarOf(zone).formatToParts(new Date(at));
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
};
