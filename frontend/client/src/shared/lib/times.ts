const DAY = 86_400;
/** From so many seconds on in the unit before. Weeks, since a month that is rounded to is taken for the next on the calendar. */
const STEPS = [
  [60, 'second', 1],
  [3_600, 'minute', 60],
  [DAY, 'hour', 3_600],
  [31 * DAY, 'day', DAY],
  [63 * DAY, 'week', 7 * DAY],
  [365 * DAY, 'month', 30.4 * DAY],
  [Number.POSITIVE_INFINITY, 'year', 365.25 * DAY],
] as const;

// Made when it is first needed: it takes longer than the rest of the app's start.
let inWords: Intl.RelativeTimeFormat | undefined;
let inNumbers: Intl.RelativeTimeFormat | undefined;

/**
 * '3 minutes ago', 'in 2 days'; 'yesterday' and 'tomorrow' are those of the calendar.
 * @param zone whose days count; the person's own by default
 */
export const relativeTime = (iso: string, now: number = Date.now(), zone?: string): string => {
  const seconds = (Date.parse(iso) - now) / 1_000;
  const [, unit, size] = STEPS.find(([below]) => Math.abs(seconds) < below) ?? STEPS[6];
  inWords ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  inNumbers ??= new Intl.RelativeTimeFormat('en');
  if (unit === 'day') return inWords.format(dayNumber(Date.parse(iso), zone) - dayNumber(now, zone), 'day');
  return (unit === 'second' ? inWords : inNumbers).format(Math.round(seconds / size), unit);
};

/** Which day of the calendar an instant is on, counted. */
const dayNumber = (at: number, zone?: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    timeZone: zone,
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day')) / (DAY * 1_000);
};

/** The zone of the person's device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * 'Sat, Nov 21, 7:30 PM EST' in a zone (the person's own when none is given), with the zone's short name.
 * @param second '2-digit' of what may happen twice in a minute: 'Sat, Nov 21, 7:30:05 PM EST'
 */
export const exactTime = (iso: string, zone?: string, second?: '2-digit'): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second,
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(iso));

/** A day of the calendar (yyyy-mm-dd): 'Sat, Dec 5', or 'Sat, Dec 5, 2026'. */
export const weekdayOf = (day: string, { year = false }: { readonly year?: boolean } = {}): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: year ? 'numeric' : undefined,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** '2:32 PM EST' in a zone: of what is over on the same day. */
export const clockAt = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(iso));

/** 'Nov 21, 2026' on the person's own calendar. */
export const exactDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso));

/** 'Nov 21, 2026': the last day before the instant at which something ends, in a zone (the person's own by default). */
export const lastDay = (end: string, zone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  }).format(new Date(Date.parse(end) - 1));

/** The venue's time, and the person's own beside it when the clocks differ. */
export const venueTime = (iso: string, zone: string): string => {
  const there = exactTime(iso, zone);
  const here = exactTime(iso);
  return there === here ? there : `${there} (yours: ${here})`;
};

/** '1:05'; never below zero. */
export const countdownOf = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
