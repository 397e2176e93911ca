import fc from 'fast-check';
import { discountedFrom, discountOn, type Discount } from './discounts';
import { dueFrom, type Terms } from './payment-terms';

const TODAY = '2026-03-20';
const fifths: Terms = {
  depositPercent: 20,
  instalments: [
    { dueOn: '2026-04-01', percent: 40 },
    { dueOn: '2026-05-01', percent: 40 },
  ],
};
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

describe('a discount', () => {
  it.each<[Discount, number, number]>([
    [{ kind: 'percent', percent: 10 }, 12_000, 1_200],
    [{ kind: 'percent', percent: 33 }, 101, 33],
    [{ kind: 'percent', percent: 50 }, 101, 51],
    [{ kind: 'percent', percent: 100 }, 12_345, 12_345],
    [{ kind: 'amount', amountMinor: 500 }, 12_000, 500],
    [{ kind: 'amount', amountMinor: 20_000 }, 12_000, 12_000],
    [{ kind: 'percent', percent: 10 }, 0, 0],
  ])('%j takes off %i so much as %i', (discount, total, off) => {
    expect(discountOn(total, discount)).toBe(off);
  });

  it('is split over deposit and instalments by their size', () => {
    expect(discountedFrom(10_000, 1_001, fifths, TODAY)).toEqual([
      { dueOn: TODAY, amountMinor: 1_800, discountMinor: 200 },
      { dueOn: '2026-04-01', amountMinor: 3_599, discountMinor: 401 },
      { dueOn: '2026-05-01', amountMinor: 3_600, discountMinor: 400 },
    ]);
  });

  it('leaves something to pay at once, and asks for no part of nothing', () => {
    expect(discountedFrom(5, 4, fifths, TODAY)).toEqual([{ dueOn: TODAY, amountMinor: 1, discountMinor: 4 }]);
  });

  it('loses no minor unit and is never more than its part, whatever the plan', () => {
    const plan = fc
      .array(fc.integer({ min: 1, max: 30 }), { minLength: 0, maxLength: 3 })
      .map((percents): Terms => {
        const instalments = percents.map((percent, n) => ({ dueOn: `2026-0${n + 4}-01`, percent }));
        return { depositPercent: percents.length === 0 ? null : 100 - sum(percents), instalments };
      });
    const price = fc
      .integer({ min: 1, max: 10_000_000 })
      .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 0, max: total - 1 })));
    const day = fc.constantFrom(TODAY, '2026-04-01', '2026-05-20', '2026-07-01');
    fc.assert(
      fc.property(price, plan, day, ([total, off], terms, today) => {
        const parts = discountedFrom(total, off, terms, today);
        expect(sum(parts.map(({ amountMinor }) => amountMinor))).toBe(total - off);
        expect(sum(parts.map(({ discountMinor }) => discountMinor))).toBe(off);
        expect(parts.every((part) => part.amountMinor > 0 && part.discountMinor >= 0)).toBe(true);
        expect(parts[0]?.dueOn).toBe(today);
        const days = parts.map(({ dueOn }) => dueOn);
        expect(days).toEqual(days.toSorted());
        expect(dueFrom(total, terms, today).map(({ dueOn }) => dueOn)).toEqual(expect.arrayContaining(days));
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes off between nothing and all of it', () => {
    const discount = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        kind: fc.constant('amount' as const),
        amountMinor: fc.integer({ min: 1, max: 10_000_000 }),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), discount, (total, one) => {
        const off = discountOn(total, one);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(total);
      }),
    );
  });
});
