import { firstDaysOf, monthsUpTo, SPANS } from './spans';

const [DAYS, WEEKS, MONTHS] = SPANS;
const ends = (days: readonly string[]) => [days.length, days[0], days.at(-1)];

describe('how far back the chart looks', () => {
  it('ends with today, its week from Monday, or its month', () => {
    expect(ends(firstDaysOf(DAYS, '2026-03-01'))).toEqual([30, '2026-01-31', '2026-03-01']);
    // A Thursday, a Monday and a Sunday.
    expect(ends(firstDaysOf(WEEKS, '2026-11-26'))).toEqual([13, '2026-08-31', '2026-11-23']);
    expect(ends(firstDaysOf(WEEKS, '2026-11-23')).at(-1)).toBe('2026-11-23');
    expect(ends(firstDaysOf(WEEKS, '2026-11-29')).at(-1)).toBe('2026-11-23');
    expect(ends(firstDaysOf(MONTHS, '2026-03-31'))).toEqual([12, '2025-04-01', '2026-03-01']);
  });

  it('goes over the turn of a year', () => {
    expect(monthsUpTo('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  });
});
