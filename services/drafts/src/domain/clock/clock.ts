import type { DraftClock } from '@fieldhouse/events/drafts';
import { clockSeconds, quietHoursOf } from '@fieldhouse/values';
import { DateTime, IANAZone } from 'luxon';

/** A pick still counts so long after the deadline, and the system picks only then. */
export const graceSeconds = 2;
/** How long a team in auto mode is on the clock. */
export const autoModeSeconds = 5;

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

/** The spans (epoch milliseconds) in which the clock of a round stands still, in order, from the day before `since` on. */
function* quietSpans(clock: DraftClock, round: number, since: number): Generator<readonly [number, number]> {
  const quiet = quietHoursOf(clock, round);
  if (!quiet) return;
  const { from, to } = quiet;
  const overnight = from > to ? 1 : 0;
  const local = (date: DateTime, time: string): number =>
    date.set({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) }).toMillis();
  const firstDay = DateTime.fromMillis(since, { zone: clock.zone }).startOf('day').minus({ days: 1 });
  let quietUntil = -Infinity;
  for (let day = 0; ; day += 1) {
    // When daylight saving skips the end of a span, it may reach into the next one.
    const start = Math.max(quietUntil, local(firstDay.plus({ days: day }), from));
    const end = local(firstDay.plus({ days: day + overnight }), to);
    // A span inside the hour that daylight saving skips is empty.
    if (end <= start) continue;
    yield [start, end];
    quietUntil = end;
  }
}

/**
 * @param seconds running time; the clock of the round unless given
 * @returns the instant (ISO-8601 UTC) at which a turn's time is used up, quiet hours not counted
 */
export const deadlineOf = (
  clock: DraftClock,
  round: number,
  startedAt: string,
  seconds = clockSeconds(clock, round),
): string => {
  let now = Date.parse(startedAt);
  let left = seconds * 1000;
  for (const [start, end] of quietSpans(clock, round, now)) {
    if (end <= now) continue;
    const running = Math.max(0, start - now);
    if (left <= running) break;
    left -= running;
    now = end;
  }
  return new Date(now + left).toISOString();
};

/** @returns the running seconds from an instant to a deadline, quiet hours not counted; 0 when it has passed. */
export const remainingSeconds = (
  clock: DraftClock,
  round: number,
  at: string,
  deadlineAt: string,
): number => {
  const now = Date.parse(at);
  const deadline = Date.parse(deadlineAt);
  let left = Math.max(0, deadline - now);
  for (const [start, end] of quietSpans(clock, round, now)) {
    if (start >= deadline) break;
    left -= Math.max(0, Math.min(end, deadline) - Math.max(start, now));
  }
  return left / 1000;
};
