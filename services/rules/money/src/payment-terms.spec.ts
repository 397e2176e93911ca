import { dueFrom, termsFault, type Terms } from './payment-terms';

const terms = (depositPercent: number | null, ...instalments: [string, number][]): Terms => ({
  depositPercent,
  instalments: instalments.map(([dueOn, percent]) => ({ dueOn, percent })),
});
const fifths = terms(20, ['2026-04-01', 40], ['2026-05-01', 40]);

describe('payment terms', () => {
  it('are the whole, in the order of their days, and begin with something', () => {
    expect(termsFault(fifths)).toBeNull();
    expect(termsFault(terms(null))).toBeNull();
    expect(termsFault(terms(20))).toBe('not_the_whole');
    expect(termsFault(terms(20, ['2026-04-01', 70]))).toBe('not_the_whole');
    expect(termsFault(terms(20, ['2026-05-01', 40], ['2026-04-01', 40]))).toBe('days_out_of_order');
    expect(termsFault(terms(20, ['2026-04-01', 40], ['2026-04-01', 40]))).toBe('days_out_of_order');
    expect(termsFault(terms(null, ['2026-04-01', 50], ['2026-05-01', 50]))).toBe('no_deposit');
  });

  it('ask for all at once where there is no deposit', () => {
    expect(dueFrom(7_500, terms(null), '2026-03-20')).toEqual([{ dueOn: '2026-03-20', amountMinor: 7_500 }]);
  });

  it('ask for the deposit at once and for the rest on its days, and lose no cent', () => {
    expect(dueFrom(10_001, fifths, '2026-03-20')).toEqual([
      { dueOn: '2026-03-20', amountMinor: 2_000 },
      { dueOn: '2026-04-01', amountMinor: 4_001 },
      { dueOn: '2026-05-01', amountMinor: 4_000 },
    ]);
  });

  it.each([
    ['2026-03-31', [2_000, 4_000, 4_000]],
    ['2026-04-01', [6_000, 4_000]],
    ['2026-04-30', [6_000, 4_000]],
    ['2026-06-01', [10_000]],
  ])('ask on %s for what would have been due by then', (today, amounts) => {
    const due = dueFrom(10_000, fifths, today);
    expect(due.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
    expect(due[0]?.dueOn).toBe(today);
  });

  it('ask for something at once even of a cent, and never for nothing', () => {
    expect(dueFrom(1, fifths, '2026-03-20')).toEqual([{ dueOn: '2026-03-20', amountMinor: 1 }]);
    expect(dueFrom(2, fifths, '2026-03-20')).toEqual([
      { dueOn: '2026-03-20', amountMinor: 1 },
      { dueOn: '2026-05-01', amountMinor: 1 },
    ]);
  });
});
