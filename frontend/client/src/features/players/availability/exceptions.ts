import { availabilityBody, type AvailabilityBody } from '@fieldhouse/api-contract';
import { inOrder } from '../../../shared/lib/in-order';
import { weekdayOf } from '../../../shared/lib/times';
import { weekLine } from './week';

export type Exception = AvailabilityBody['exceptions'][number];

const two = (n: number): string => String(n).padStart(2, '0');

/** The day (YYYY-MM-DD) that it is for the person. */
export const today = (now: Date = new Date()): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** 'Thu, Dec 24 – Mon, Dec 28, 2026', or one day. */
export const daysLine = ({ from, to }: Pick<Exception, 'from' | 'to'>): string => {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(first) || Number.isNaN(last) || first > last)
    return [from, to].filter(Boolean).join(' – ');
  const until = weekdayOf(to, { year: true });
  return first === last
    ? until
    : `${weekdayOf(from, { year: from.slice(0, 4) !== to.slice(0, 4) })} – ${until}`;
};

/** 'Thu, Dec 24 – Mon, Dec 28, 2026: not available, family'. */
export const exceptionLine = (exception: Exception): string =>
  `${daysLine(exception)}: ${[exception.available ? 'available' : 'not available', exception.note].filter(Boolean).join(', ')}`;

const overlap = (a: Exception, b: Exception): boolean =>
  a.from !== '' && b.from !== '' && a.from <= b.to && b.from <= a.to;

/** Says of every exception whose days another one has too, at its first day. */
export const overlapFaults = ({ exceptions }: AvailabilityBody): Readonly<Record<string, string>> =>
  Object.fromEntries(
    exceptions.flatMap((one, index) => {
      const other = exceptions.find((another) => another !== one && overlap(another, one));
      return other ? [[`exceptions.${index}.from`, `Overlaps with ${daysLine(other)}`]] : [];
    }),
  );

// Those without a day yet come last.
const firstDay = ({ from }: Exception): string => from || '9999';

/** By their first day, as the service keeps them. */
export const tidyAvailability = ({ week, exceptions }: AvailabilityBody): AvailabilityBody => ({
  week,
  exceptions: exceptions.toSorted((a, b) => inOrder(firstDay(a), firstDay(b))),
});

/** What the form accepts: what the service does, with days that stand in the list once. */
export const availabilityForm = availabilityBody
  .check(({ value, issues }) => {
    for (const [path, message] of Object.entries(overlapFaults(value)))
      issues.push({ code: 'custom', message, path: path.split('.'), input: value });
  })
  .transform(tidyAvailability);

/** What stands saved, where it differs from what was typed. */
export const changedAvailability = (newer: AvailabilityBody, typed: AvailabilityBody): readonly string[] => {
  const locale = navigator.language;
  const week = weekLine(newer.week, locale);
  const own = new Set(typed.exceptions.map(exceptionLine));
  const there = new Set(newer.exceptions.map(exceptionLine));
  return [
    ...(week === weekLine(typed.week, locale) ? [] : [`Your week: ${week}`]),
    ...[...there].filter((line) => !own.has(line)),
    ...[...own].filter((line) => !there.has(line)).map((line) => `Not there: ${line}`),
  ];
};
