const STEPS = [
  [60, 'second', 1],
  [3_600, 'minute', 60],
  [86_400, 'hour', 3_600],
  [30 * 86_400, 'day', 86_400],
  [365 * 86_400, 'month', 30 * 86_400],
  [Number.POSITIVE_INFINITY, 'year', 365 * 86_400],
] as const;

// Made when it is first needed: it takes longer than the rest of the app's start.
let relative: Intl.RelativeTimeFormat | undefined;

/** '3 minutes ago', 'in 2 days'. */
export const relativeTime = (iso: string, now: number = Date.now()): string => {
  const seconds = (Date.parse(iso) - now) / 1_000;
  const [, unit, size] = STEPS.find(([below]) => Math.abs(seconds) < below) ?? STEPS[5];
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(Math.round(seconds / size), unit);
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
