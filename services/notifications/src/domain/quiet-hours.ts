import type { QuietHours } from '@fieldhouse/values';
import { IANAZone } from 'luxon';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * When somebody may be told again of what cannot be sent now. Quiet is what the clock on their wall says, also on the
 * days on which it is set forward or back.
 * @param at ISO-8601 UTC
 * @returns the first instant after it that is not quiet (ISO-8601 UTC); null: it is not quiet
 */
export const quietUntil = (at: string, { from, to, zone }: QuietHours): string | null => {
  const clock = IANAZone.create(zone);
  const [begins, ends] = [timeMs(from), timeMs(to)];
  const wallMs = (ms: number): number => mod(ms + clock.offset(ms) * MINUTE_MS);
  const isQuiet = (ms: number): boolean => mod(wallMs(ms) - begins) < mod(ends - begins);
  const ending = (ms: number): number => ms + mod(ends - wallMs(ms));
  const now = Date.parse(at);
  if (!clock.isValid || !isQuiet(now)) return null;
  let end = ending(now);
  if (clock.offset(end) !== clock.offset(now)) {
    const changed = changeOf(clock, now, end);
    end = isQuiet(changed) ? ending(changed) : changed;
  }
  return new Date(end).toISOString();
};

/** The first minute, between two whose offsets differ, that has the later offset. */
const changeOf = (clock: IANAZone, before: number, after: number): number => {
  const wanted = clock.offset(after);
  let [low, high] = [Math.floor(before / MINUTE_MS), Math.ceil(after / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (clock.offset(middle * MINUTE_MS) === wanted) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
};

const timeMs = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
};
const mod = (ms: number): number => ((ms % DAY_MS) + DAY_MS) % DAY_MS;
