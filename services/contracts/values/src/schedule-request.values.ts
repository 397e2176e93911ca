import { z } from 'zod';
import { timeOfDay } from './notification.values';
import { night } from './player.values';

const day = z.iso.date('Enter a date');

/**
 * What a team asks of the schedule. `avoid_day`: not on these days, both included; `avoid_time`: not before or after a
 * time by the clock of the league, on a weekday or (null) on any; `bye`: rather no game on the day. Days are yyyy-mm-dd.
 */
export const scheduleWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('avoid_day'), from: day, to: day }),
  z.object({
    kind: z.literal('avoid_time'),
    night: night.nullable(),
    when: z.enum(['before', 'after']),
    time: timeOfDay,
  }),
  z.object({ kind: z.literal('bye'), on: day }),
]);
export type ScheduleWish = z.infer<typeof scheduleWish>;

/** What the staff says to a request. */
export const scheduleAnswer = z.enum(['accepted', 'declined']);
export type ScheduleAnswer = z.infer<typeof scheduleAnswer>;
/** How a request stands. */
export const scheduleRequestState = z.enum(['open', ...scheduleAnswer.options]);
export type ScheduleRequestState = z.infer<typeof scheduleRequestState>;

/** So many days a team asks to be without a game in one request, at most. */
export const WISH_DAYS = 14;
/** So many signs a note to a request has at most. */
export const WISH_NOTE_LENGTH = 300;
/** So many requests that are open or accepted a team has at most. */
export const WISHES_AT_MOST = 10;

const DAY_MS = 24 * 3_600_000;
/** How many days there are from the first to the last, both included; below 1: the last comes first. */
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The first and the last day that a request is about; null: it is about no day. */
export const daysOf = (wish: ScheduleWish): { readonly from: string; readonly to: string } | null => {
  if (wish.kind === 'avoid_time') return null;
  return wish.kind === 'bye' ? { from: wish.on, to: wish.on } : { from: wish.from, to: wish.to };
};
