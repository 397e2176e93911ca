import type { CollectionAsked } from '../api/finance.api';

type By = CollectionAsked['by'];
const DAY_MS = 86_400_000;
const DAY = 'yyyy-mm-dd'.length;

/** How far back the chart looks. */
export const SPANS = [
  { name: 'day', word: '30 days', count: 30 },
  { name: 'week', word: '13 weeks', count: 13 },
  { name: 'month', word: '12 months', count: 12 },
] as const satisfies readonly { name: By; word: string; count: number }[];
export type Span = (typeof SPANS)[number];

/** Today, in UTC, as the books have it. */
export const todayOf = (now = Date.now()): string => new Date(now).toISOString().slice(0, DAY);

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY);

/** The months up to one, the newest first, yyyy-mm. */
export const monthsUpTo = (day: string, count: number): readonly string[] => {
  const at = new Date(day);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 'yyyy-mm'.length),
  );
};

/** How many months there are from one (yyyy-mm) to that of a day (yyyy-mm-dd), both counted. */
export const monthsFrom = (month: string, day: string): number => {
  const [from, to] = [new Date(month), new Date(day)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;
};

/** The first days of the days, weeks (from Monday) or months up to today, the earliest first. */
export const firstDaysOf = ({ name, count }: Span, today: string): readonly string[] => {
  if (name === 'month')
    return monthsUpTo(today, count)
      .map((month) => `${month}-01`)
      .toReversed();
  const [last, step] =
    name === 'day' ? [today, 1] : [dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7)), 7];
  return Array.from({ length: count }, (_, index) => dayAfter(last, (index - count + 1) * step));
};
