import { clockSeconds, quietHoursOf, type DraftClock } from '@fieldhouse/values';
import { DateTime } from 'luxon';

const isoOf = (instant: number): string => new Date(instant).toISOString();

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
  return isoOf(now + left);
};

/** Instants, ISO-8601 UTC. */
export type QuietSpan = { readonly from: string; readonly until: string };

/** @returns the spans between two instants in which the clock of a round stands still, in order */
export const quietBetween = (
  clock: DraftClock,
  round: number,
  from: string,
  until: string,
): readonly QuietSpan[] => {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const spans: QuietSpan[] = [];
  for (const [start, end] of quietSpans(clock, round, first)) {
    if (start >= last) break;
    const [begins, ends] = [Math.max(start, first), Math.min(end, last)];
    if (begins >= ends) continue;
    const before = spans.at(-1);
    const isJoined = before?.until === isoOf(begins);
    if (isJoined) spans.pop();
    spans.push({ from: isJoined ? before.from : isoOf(begins), until: isoOf(ends) });
  }
  return spans;
};

/** @returns the running seconds from an instant to a deadline, quiet hours not counted; 0 when it has passed. */
export const remainingSeconds = (clock: DraftClock, round: number, at: string, deadlineAt: string): number =>
  quietBetween(clock, round, at, deadlineAt).reduce(
    (left, { from, until }) => left - (Date.parse(until) - Date.parse(from)),
    Math.max(0, Date.parse(deadlineAt) - Date.parse(at)),
  ) / 1000;
