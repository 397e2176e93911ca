import type { LeagueProspectus } from '@fieldhouse/api-contract';
import { termsFault } from '@fieldhouse/money';
import { DateTime } from 'luxon';

type Payment = LeagueProspectus['payment'];
/** What is wrong with a plan, in words, and the field that it is about. */
type PlanIssue = { readonly message: string; readonly path: (string | number)[] };

/** @param endsOn last day of the season @returns null: the plan is the whole price, in order and within the season */
export const planIssue = (payment: Payment, endsOn: string): PlanIssue | null => {
  const { depositPercent, instalments } = payment;
  const at = (n: number): PlanIssue['path'] => ['payment', 'instalments', n, 'dueOn'];
  if (termsFault(payment) === 'days_out_of_order') {
    const n = instalments.findIndex(({ dueOn }, index) => dueOn <= (instalments[index - 1]?.dueOn ?? ''));
    return { message: 'Choose a later day than the one before', path: at(n) };
  }
  if (termsFault(payment) !== null) {
    const sum = instalments.reduce((percent, one) => percent + one.percent, depositPercent ?? 0);
    const message = `The deposit and the installments are ${sum}% together, and have to be 100%`;
    return { message, path: ['payment', 'depositPercent'] };
  }
  const late = instalments.findIndex(({ dueOn }) => dueOn > endsOn);
  return late < 0 ? null : { message: 'Choose a day no later than the end of the season', path: at(late) };
};

/**
 * The day a month after the last of these (yyyy-mm-dd), on the same day of the month, also where a shorter one came between.
 * Null: there is none.
 */
export const monthAfter = (days: readonly string[]): string | null => {
  const all = days.map((day) => DateTime.fromISO(day, { zone: 'UTC' })).filter(({ isValid }) => isValid);
  const last = all.at(-1);
  if (!last) return null;
  const next = last.plus({ months: 1 });
  const isAtEnd = last.day === last.daysInMonth;
  const day = isAtEnd ? Math.max(...all.map((one) => one.day)) : last.day;
  return next.set({ day: Math.min(day, next.daysInMonth ?? day) }).toFormat('yyyy-MM-dd');
};
