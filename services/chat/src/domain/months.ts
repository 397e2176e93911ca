import { DateTime } from 'luxon';

/**
 * The months (UTC, yyyymm) in which something could be written from one instant to another: the one before, because a
 * message may have waited for a connection, and the next in the last day before it, because clocks differ.
 */
export const openMonths = (from: string, to: string = from): readonly string[] => {
  const last = DateTime.fromISO(to, { zone: 'utc' }).plus({ days: 1 });
  const months: string[] = [];
  let month = DateTime.fromISO(from, { zone: 'utc' }).startOf('month').minus({ months: 1 });
  for (; month <= last; month = month.plus({ months: 1 })) months.push(month.toFormat('yyyyMM'));
  return months;
};
