/** How a list writes dates that could be read two ways: month before day, or day before month. */
export type DateOrder = 'month_first' | 'day_first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const DAY_MONTH = /^(\d{1,2})[\s.-]+([a-z]{3})[a-z]*[\s.,-]+(\d{4})$/i;
const MONTH_DAY = /^([a-z]{3})[a-z]*[\s.]+(\d{1,2})[\s,]+(\d{4})$/i;
const OLDEST = '1900-01-01';

/**
 * The order of a column's dates: dots are European; with slashes and dashes a first number above 12 shows that days come
 * first, a second one that months do. The more of them decide, for one may be mistyped; where nothing shows it, or as much
 * either way, months come first, as in the US.
 */
export const dateOrderOf = (cells: readonly string[]): DateOrder => {
  const dayFirst = cells.filter((cell) => numberOf(cell, 1) > MONTHS.length).length;
  const monthFirst = cells.filter((cell) => numberOf(cell, 3) > MONTHS.length).length;
  return dayFirst > monthFirst ? 'day_first' : 'month_first';
};

const numberOf = (cell: string, group: 1 | 3): number => Number(NUMBERS.exec(cell)?.[group] ?? 0);

/**
 * A birth date as YYYY-MM-DD, or null when the text is no day between 1900 and `today` (YYYY-MM-DD).
 * Reads ISO dates, US and European ones, and English month names.
 */
export const readDate = (text: string, order: DateOrder, today: string): string | null => {
  const [year, month, day] = partsOf(text, order, today);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const iso = date.toISOString().slice(0, 10);
  return iso < OLDEST || iso > today ? null : iso;
};

const partsOf = (text: string, order: DateOrder, today: string): readonly number[] => {
  const iso = ISO.exec(text);
  if (iso) return iso.slice(1, 4).map(Number);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = '', sign, second = '', year = ''] = numbers;
    const dayFirst = sign === '.' || order === 'day_first';
    const [month, day] = dayFirst ? [second, first] : [first, second];
    return [fullYear(year, today), Number(month), Number(day)];
  }
  const [, day = '', month = '', year = ''] = DAY_MONTH.exec(text) ?? reordered(MONTH_DAY.exec(text));
  const monthNumber = MONTHS.indexOf(month.toLowerCase()) + 1;
  return monthNumber === 0 ? [] : [Number(year), monthNumber, Number(day)];
};

const reordered = (match: RegExpExecArray | null): readonly string[] =>
  match ? ['', match[2] ?? '', match[1] ?? '', match[3] ?? ''] : [];

/** Two digits are the latest year that is not in the future. */
const fullYear = (year: string, today: string): number => {
  if (year.length === 4) return Number(year);
  const century = Number(today.slice(0, 2)) * 100;
  const recent = century + Number(year);
  return recent > Number(today.slice(0, 4)) ? recent - 100 : recent;
};
