import { DateTime } from 'luxon';

/** Days before (below 0) and after the day on which something is due (business rules 5.6.6). */
const REMINDED = [-7, -1, 0, 3, 7, 14];
const NUDGE_HOURS = 48;
/** Days after the first attempt (business rules 5.6.4). */
const RETRIED = [0, 1, 3];
const GRACE_BUSINESS_DAYS = 3;

/** The days (yyyy-mm-dd) on which whoever owes is reminded. @param sentOn when the invoice was sent: nothing before */
export const reminderDays = (dueOn: string, sentOn: string): readonly string[] =>
  REMINDED.map((days) => plusDays(dueOn, days)).filter((day) => day > sentOn);

/** @returns from which instant on somebody may be reminded by hand again (ISO-8601); null: now */
export const nextNudgeAt = (lastAt: string | null, at: string): string | null => {
  if (lastAt === null) return null;
  const next = DateTime.fromISO(lastAt, { zone: 'utc' }).plus({ hours: NUDGE_HOURS });
  return next.toMillis() <= Date.parse(at) ? null : next.toISO();
};

/** `retry`: the card is charged on that day. `link`: a link to pay until the end of that day. `over`: what the league's terms say. */
export type AfterFailure =
  | { readonly step: 'retry'; readonly on: string }
  | { readonly step: 'link'; readonly until: string }
  | { readonly step: 'over' };

/**
 * What follows when a card has been declined (business rules 5.6.4): three attempts, then a link for three business
 * days, then the consequence.
 * @param firstOn the day of the first attempt @param failed how many have failed
 */
export const afterFailure = (firstOn: string, failed: number, today: string): AfterFailure => {
  const days = RETRIED[failed];
  if (days !== undefined) return { step: 'retry', on: plusDays(firstOn, days) };
  const until = plusBusinessDays(plusDays(firstOn, RETRIED.at(-1) ?? 0), GRACE_BUSINESS_DAYS);
  return today <= until ? { step: 'link', until } : { step: 'over' };
};

const day = (of: string): DateTime => DateTime.fromISO(of, { zone: 'utc' });
const plusDays = (of: string, days: number): string => day(of).plus({ days }).toFormat('yyyy-MM-dd');

const plusBusinessDays = (of: string, days: number): string => {
  let at = day(of);
  for (let left = days; left > 0; left -= at.weekday <= 5 ? 1 : 0) at = at.plus({ days: 1 });
  return at.toFormat('yyyy-MM-dd');
};
