import { DateTime } from 'luxon';
import type { Pause } from './facts';
import type { PlaceSettings } from './settings';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FAR_HOURS = 16;
const NEAR_HOURS = 1;

/** Until when an offer holds, and when its clock stands still meanwhile; ISO-8601 instants. */
export type Hold = { readonly holdUntil: string; readonly paused: readonly Pause[] };

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * How long an offer made at an instant runs. By hours to the start: more than 16 are far, 16 to 1 near (both included),
 * less than 1 last. By days: the local day of the offer is earlier, the one before the start's, or the same.
 * @returns minutes
 */
export const holdMinutes = (
  { zone, startsAt, holds: { by, minutes } }: PlaceSettings,
  at: string,
): number => {
  if (by === 'hours') {
    const hours = (Date.parse(startsAt) - Date.parse(at)) / HOUR_MS;
    if (hours > FAR_HOURS) return minutes.far;
    return hours >= NEAR_HOURS ? minutes.near : minutes.last;
  }
  const day = DateTime.fromISO(at, { zone }).toISODate();
  const start = DateTime.fromISO(startsAt, { zone });
  if (day === start.toISODate()) return minutes.last;
  return day === start.minus({ days: 1 }).toISODate() ? minutes.near : minutes.far;
};

/** Nights (epoch milliseconds) in order, from the day before an instant on. */
function* nights(
  zone: string,
  night: { readonly from: string; readonly to: string },
  since: number,
): Generator<readonly [number, number]> {
  const local = (date: DateTime, time: string): number =>
    date.set({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) }).toMillis();
  const overnight = night.from > night.to ? 1 : 0;
  const first = DateTime.fromMillis(since, { zone }).startOf('day').minus({ days: 1 });
  for (let day = 0; ; day += 1)
    yield [
      local(first.plus({ days: day }), night.from),
      local(first.plus({ days: day + overnight }), night.to),
    ];
}

/**
 * What an offer made at an instant before the start gets. Its clock stands still at night; from `awakeHours` before the
 * start on (that instant included) it runs at night too, and nothing holds beyond the start.
 */
export const holdFor = (settings: PlaceSettings, at: string): Hold => {
  const { zone, holds } = settings;
  const startsAt = Date.parse(settings.startsAt);
  const awakeFrom = startsAt - holds.awakeHours * HOUR_MS;
  const paused: Pause[] = [];
  let now = Date.parse(at);
  let left = holdMinutes(settings, at) * MINUTE_MS;
  for (const [dusk, dawn] of holds.night === null ? [] : nights(zone, holds.night, now)) {
    if (dusk >= awakeFrom) break;
    const from = Math.max(dusk, now);
    const to = Math.min(dawn, awakeFrom);
    if (to <= from) continue;
    if (left <= from - now) break;
    left -= from - now;
    paused.push({ from: iso(from), to: iso(to) });
    now = to;
  }
  return { holdUntil: iso(Math.min(now + left, startsAt)), paused };
};
