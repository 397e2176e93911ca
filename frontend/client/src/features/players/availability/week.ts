import type { AvailabilityBody, DayPart, Night } from '@fieldhouse/api-contract';
import { NIGHT_NAMES, SHORT_NIGHT_NAMES } from '../../../shared/lib/nights';

export type Week = AvailabilityBody['week'];

/** Parts of a day, in their order. */
export const DAY_PARTS: readonly DayPart[] = ['morning', 'afternoon', 'evening'];

export const PLURALS: Readonly<Record<DayPart, string>> = {
  morning: 'Mornings',
  afternoon: 'Afternoons',
  evening: 'Evenings',
};

/** Days by ISO number, Monday first. */
const DAYS = (Object.keys(NIGHT_NAMES) as Night[]).map((day) => ({
  day,
  short: SHORT_NIGHT_NAMES[day],
  name: NIGHT_NAMES[day],
}));

type WeekInfo = { readonly firstDay: number };
// Newer browsers have the method, older ones the property, and some neither.
type LocaleWithWeek = Intl.Locale & {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
};

/** The days of a week as they follow each other in a locale: from Sunday in the US, from Monday in most of Europe. */
export const daysOf = (locale: string): typeof DAYS => {
  const known = new Intl.Locale(locale) as LocaleWithWeek;
  const first = ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) - 1;
  return [...DAYS.slice(first), ...DAYS.slice(0, first)];
};

/** How much of something is chosen, as a toggle says it. */
export const pressedOf = (chosen: number, all: number): boolean | 'mixed' =>
  chosen === 0 ? false : chosen === all ? true : 'mixed';

/** The week with a part of a day turned on or off. */
export const withPart = (week: Week, day: Night, part: DayPart, on: boolean): Week => ({
  ...week,
  [day]: DAY_PARTS.filter((one) => (one === part ? on : week[day].includes(one))),
});

/** The week with a whole day turned on or off. */
export const withDay = (week: Week, day: Night, on: boolean): Week => ({
  ...week,
  [day]: on ? [...DAY_PARTS] : [],
});

/** The week with the same part of every day turned on or off. */
export const withPartOfAll = (week: Week, part: DayPart, on: boolean): Week =>
  DAYS.reduce((now, { day }) => withPart(now, day, part, on), week);

/** 'Tue evening, Sat', in the order of the days. */
export const weekLine = (week: Week, locale: string): string =>
  daysOf(locale)
    .filter(({ day }) => week[day].length > 0)
    .map(({ day, short }) =>
      week[day].length === DAY_PARTS.length ? short : `${short} ${week[day].join(' and ')}`,
    )
    .join(', ') || 'no time of the week';
