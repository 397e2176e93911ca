import { collectionOf, firstDayOf } from './collection';
import { NOTHING } from './sums';

describe('what came and went over time', () => {
  it('has weeks from Monday and months from their first', () => {
    expect(firstDayOf('2026-03-01', 'week')).toBe('2026-02-23');
    expect(firstDayOf('2026-03-02', 'week')).toBe('2026-03-02');
    expect(firstDayOf('2026-03-31', 'month')).toBe('2026-03-01');
    expect(firstDayOf('2026-03-31', 'day')).toBe('2026-03-31');
  });

  it('adds days up, each currency by itself, the earliest first', () => {
    const day = (of: string, currency: string, collectedMinor: number) => ({
      ...{ ...NOTHING, day: of, currency, collectedMinor },
      accounts: {
        processing_fees: { debitMinor: 30, creditMinor: 5 },
        tax_payable: { debitMinor: 0, creditMinor: 80 },
      },
    });
    const days = [
      day('2026-03-09', 'USD', 700),
      day('2026-03-03', 'USD', 100),
      day('2026-03-02', 'USD', 200),
      day('2026-03-02', 'JPY', 9),
    ];
    const rows = collectionOf(days, 'week');
    expect(rows.map(({ from, currency, collectedMinor }) => [from, currency, collectedMinor])).toEqual([
      ['2026-03-02', 'JPY', 9],
      ['2026-03-02', 'USD', 300],
      ['2026-03-09', 'USD', 700],
    ]);
    expect(rows[1]).toMatchObject({ feesMinor: 50, taxMinor: 160, netMinor: 250 });
  });
});
