import type { RoomTurn } from '@fieldhouse/api-contract';

/**
 * `running` above a quarter of the time, `low` below, `last` in the last 5 s, `grace` in the 2 s after zero in which a
 * pick still counts, `over` after that: the system picks, or with a soft clock nothing happens. `quiet` in quiet hours, in
 * which the clock stands still (rule 5.1.4).
 */
export type ClockPhase = 'running' | 'low' | 'last' | 'grace' | 'over' | 'quiet';

const LOW_SHARE = 0.25;
const LAST_MS = 5_000;
const GRACE_MS = 2_000;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** From an instant on, in milliseconds, the quiet hours of a turn that are not over: those that have begun from 0 on. */
const quietAhead = ({ quiet }: RoomTurn, now: number): readonly (readonly [number, number])[] =>
  quiet
    .map(({ from, until }) => [Math.max(0, Date.parse(from) - now), Date.parse(until) - now] as const)
    .filter(([, until]) => until > 0);

/** Milliseconds for which the clock of a turn stands still from an instant on; 0: it runs. */
export const stillFor = (turn: RoomTurn, now: number): number => {
  const [[from, until] = [1, 0]] = quietAhead(turn, now);
  return from === 0 ? until : 0;
};

/** Milliseconds that the clock of a turn still runs; below zero when its time is up. */
export const leftOf = (turn: RoomTurn, now: number): number =>
  quietAhead(turn, now).reduce(
    (left, [from, until]) => left + from - until,
    Date.parse(turn.deadlineAt) - now,
  );

/** Whether a turn takes hours: its end is told by the wall clock. */
export const isSlow = ({ startedAt, deadlineAt, quiet }: RoomTurn): boolean =>
  quiet.length > 0 || Date.parse(deadlineAt) - Date.parse(startedAt) >= HOUR_MS;

const lowMs = (turn: RoomTurn): number => leftOf(turn, Date.parse(turn.startedAt)) * LOW_SHARE;
const graceMs = ({ auto, autoPickAt }: RoomTurn): number => (auto || autoPickAt === null ? 0 : GRACE_MS);

/** The phase of a turn's clock at an instant (milliseconds by the server's clock). */
export const phaseAt = (turn: RoomTurn, now: number): ClockPhase => {
  const left = leftOf(turn, now);
  if (left <= -graceMs(turn)) return 'over';
  if (left <= 0) return 'grace';
  if (stillFor(turn, now)) return 'quiet';
  if (left <= LAST_MS) return 'last';
  return left <= lowMs(turn) ? 'low' : 'running';
};

/** Milliseconds from an instant until the phase changes; null when it does not any more. */
export const nextPhaseIn = (turn: RoomTurn, now: number): number | null => {
  const left = leftOf(turn, now);
  const quiet = quietAhead(turn, now).map(([from]) => from);
  const ahead = [left - lowMs(turn), left - LAST_MS, left, left + graceMs(turn), ...quiet];
  const next = Math.min(...ahead.filter((wait) => wait > 0));
  return stillFor(turn, now) || (next < Infinity ? next : null);
};

/** Milliseconds from an instant until the digits or the phase change; null when they do not any more. */
export const nextTickIn = (turn: RoomTurn, now: number): number | null => {
  const left = leftOf(turn, now);
  const phase = nextPhaseIn(turn, now);
  if (left <= 0 || stillFor(turn, now)) return phase;
  const digits = left - (Math.ceil(left / SECOND_MS) - 1) * SECOND_MS;
  return Math.min(digits, phase ?? digits);
};

/** '0:23', '12:05', '7:59:59'; never below zero, and the last second reads 0:01. */
export const digitsOf = (milliseconds: number): string => {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(left / 3_600), Math.floor((left % 3_600) / 60), left % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
