import type { Night } from '@fieldhouse/api-contract';

/** Days of the week, Monday first, as they are called in a sentence. */
export const NIGHT_NAMES: Readonly<Record<Night, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** The same where there is little room. */
export const SHORT_NIGHT_NAMES: Readonly<Record<Night, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

/** Each night with its short name, to choose from. */
export const NIGHTS = (Object.entries(SHORT_NIGHT_NAMES) as [Night, string][]).map(([value, label]) => ({
  value,
  label,
}));
