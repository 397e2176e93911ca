const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Years of age by the calendar: one more from each birthday on. Who was born on February 29 has theirs on March 1 in years
 * that have no such day.
 * @returns null when one is no day of the calendar ('yyyy-mm-dd'), or the birthday has not been yet
 */
export const ageOn = (bornOn: string, on: string): number | null => {
  const born = yearOf(bornOn);
  const then = yearOf(on);
  if (born === null || then === null || on < bornOn) return null;
  const hasHadBirthday = on.slice(5) >= bornOn.slice(5);
  return then - born - (hasHadBirthday ? 0 : 1);
};

/** @returns the year of a day that there is, or null */
const yearOf = (text: string): number | null => {
  const [, year, month, date] = day.exec(text) ?? [];
  if (year === undefined) return null;
  const days = daysOf(Number(year), Number(month));
  return Number(date) >= 1 && Number(date) <= days ? Number(year) : null;
};

const daysOf = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};
