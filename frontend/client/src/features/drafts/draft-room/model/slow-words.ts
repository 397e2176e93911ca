import type { RoomState, RoomTurn } from '@fieldhouse/api-contract';
import { stillFor } from './clock-phase';

type Day = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month' | 'day'>;
const DAY: Day = { weekday: 'short' };
const DATE: Day = { ...DAY, month: 'short', day: 'numeric' };
/** From so far ahead on a day of the week may be taken for the one before. */
const DATED_FROM_MS = 6 * 86_400_000;

/** 'Wed, 1:00 AM EST' in a zone, and the person's own beside it when the clocks differ. */
const timeIn = (timeZone: string, at: number, day?: Day): string => {
  const shown = (zoned?: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { ...day, hour: 'numeric', minute: '2-digit', ...zoned }).format(at);
  const there = shown({ timeZone, timeZoneName: 'short' });
  return shown() === shown({ timeZone }) ? there : `${there} (yours: ${shown()})`;
};

/** 'Quiet until 11:00 PM EST' and 'Ends Wed, 1:00 AM EST': what the digits of a clock of hours leave open. */
export const slowWords = (
  turn: RoomTurn,
  now: number,
  { zone, soft }: RoomState['settings']['clock'],
  mine: boolean,
): readonly string[] => {
  const still = stillFor(turn, now);
  const deadline = Date.parse(turn.deadlineAt);
  const end = timeIn(zone, deadline, deadline - now < DATED_FROM_MS ? DAY : DATE);
  const ends = `${soft ? 'Due' : mine ? 'Your pick ends' : 'Ends'} ${end}`;
  return still > 0 ? [`Quiet until ${timeIn(zone, now + still)}`, ends] : [ends];
};
