import type { StatusDay, StatusView } from '@fieldhouse/api-contract';

/** What was counted on one UTC day (`_id`, such as `2026-11-21`). */
export type AvailabilityDay = {
  readonly _id: string;
  /** Minutes in which every component answered every time. */
  readonly up?: number;
  /** Minutes in which one did not. */
  readonly degraded?: number;
  /** The same by component. */
  readonly failing?: Readonly<Record<string, number>>;
  /** The last minute counted, ISO-8601 UTC: a minute is counted once, by whoever comes first. */
  readonly lastMinute: string;
  /** The first one. */
  readonly firstMinute: string;
};

export const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** Days shown and kept. */
export const DAYS = 90;

export const minuteOf = (at: number): string =>
  new Date(Math.floor(at / MINUTE_MS) * MINUTE_MS).toISOString();
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** To two decimals and never up: 99.996 is not 100. */
const percentOf = (up: number, all: number): number | null =>
  all === 0 ? null : Math.floor(Math.min(1, up / all) * 10_000) / 100;

/**
 * The last 90 days. A day's minutes run from its start (the first day's from the first measurement) to its end (today's
 * to the last whole minute): minutes that nobody measured are missing from `up` and so count as down.
 */
export const summarise = (
  records: readonly AvailabilityDay[],
  now: number,
): Pick<StatusView, 'measuredSince' | 'percent' | 'days'> => {
  const byDay = new Map(records.map((record) => [record._id, record]));
  const measuredSince = records.map(({ firstMinute }) => firstMinute).sort()[0] ?? null;
  const since = measuredSince === null ? Infinity : Date.parse(measuredSince);
  const until = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const today = Date.parse(dayOf(now));
  const days = Array.from({ length: DAYS }, (_, index): StatusDay => {
    const start = today - (DAYS - 1 - index) * DAY_MS;
    const minutes = Math.max(0, Math.min(start + DAY_MS, until) - Math.max(start, since)) / MINUTE_MS;
    const day = dayOf(start);
    const upMinutes = Math.min(byDay.get(day)?.up ?? 0, minutes);
    return { day, percent: percentOf(upMinutes, minutes), upMinutes, minutes };
  });
  const sum = (pick: (day: StatusDay) => number): number => days.reduce((total, day) => total + pick(day), 0);
  return {
    measuredSince,
    days,
    percent: percentOf(
      sum((one) => one.upMinutes),
      sum((one) => one.minutes),
    ),
  };
};
