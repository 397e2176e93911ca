import type { RoomTurn } from '@fieldhouse/api-contract';

/**
 * `running` above a quarter of the time, `low` below, `last` in the last 5 s, `grace` in the 2 s after zero in which a
 * pick still counts, `over` after that: the system picks, or with a soft clock nothing happens (rule 5.1.4).
 */
export type ClockPhase = 'running' | 'low' | 'last' | 'grace' | 'over';

const LOW_SHARE = 0.25;
const LAST_MS = 5_000;
const GRACE_MS = 2_000;
const SECOND_MS = 1_000;

type Times = { readonly deadline: number; readonly lowAt: number; readonly graceMs: number };

const timesOf = ({ startedAt, deadlineAt, autoPickAt, auto }: RoomTurn): Times => {
  const deadline = Date.parse(deadlineAt);
  return {
    deadline,
    lowAt: deadline - (deadline - Date.parse(startedAt)) * LOW_SHARE,
    graceMs: auto || autoPickAt === null ? 0 : GRACE_MS,
  };
};

/** The phase of a turn's clock at an instant (milliseconds by the server's clock). */
export const phaseAt = (turn: RoomTurn, now: number): ClockPhase => {
  const { deadline, lowAt, graceMs } = timesOf(turn);
  if (now >= deadline + graceMs) return 'over';
  if (now >= deadline) return 'grace';
  if (now >= deadline - LAST_MS) return 'last';
  return now >= lowAt ? 'low' : 'running';
};

/** Milliseconds from an instant until the phase changes; null when it does not any more. */
export const nextPhaseIn = (turn: RoomTurn, now: number): number | null => {
  const { deadline, lowAt, graceMs } = timesOf(turn);
  const ahead = [lowAt, deadline - LAST_MS, deadline, deadline + graceMs].filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead) - now;
};

/** Milliseconds from an instant until the digits or the phase change; null when they do not any more. */
export const nextTickIn = (turn: RoomTurn, now: number): number | null => {
  const left = timesOf(turn).deadline - now;
  const phase = nextPhaseIn(turn, now);
  if (left <= 0) return phase;
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
