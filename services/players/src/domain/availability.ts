import type { AvailabilityException, AvailableWeek } from '@fieldhouse/events/players';
import type { Availability } from './player-profile.commands';
import { PlayerProfileError } from './player-profile.errors';

const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;
const PARTS = ['morning', 'afternoon', 'evening'] as const;

/** The availability as it is kept, in order. @throws PlayerProfileError for exceptions that cannot be or overlap */
export const checkedAvailability = ({ week, exceptions }: Availability) => ({
  week: inOrder(week),
  exceptions: checkedExceptions(exceptions),
});

const inOrder = ({ mon, tue, wed, thu, fri, sat, sun }: AvailableWeek): AvailableWeek => {
  const parts = (day: AvailableWeek['mon']) => PARTS.filter((part) => day.includes(part));
  return {
    mon: parts(mon),
    tue: parts(tue),
    wed: parts(wed),
    thu: parts(thu),
    fri: parts(fri),
    sat: parts(sat),
    sun: parts(sun),
  };
};

const checkedExceptions = (exceptions: readonly AvailabilityException[]): AvailabilityException[] => {
  for (const { from, to } of exceptions) {
    if (to < from) throw new PlayerProfileError('exception_backwards', { from, to });
    if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= LONGEST_DAYS)
      throw new PlayerProfileError('exception_too_long', { from, to, limit: LONGEST_DAYS });
  }
  const sorted = exceptions
    .map(({ from, to, available, note }) => ({ from, to, available, note }))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  sorted.forEach(({ from }, index) => {
    const before = sorted[index - 1];
    if (before && from <= before.to)
      throw new PlayerProfileError('exceptions_overlap', { from, to: before.to });
  });
  return sorted;
};
