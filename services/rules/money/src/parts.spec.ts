import * as fc from 'fast-check';
import { shareOf, splitBy, splitEvenly } from './parts';

const runs = { numRuns: process.env['FIELDHOUSE_LONG'] === '1' ? 50_000 : 1_000, seed: 13 };
const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  .filter((all) => all.some((weight) => weight > 0));
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

describe('a share of an amount', () => {
  it.each([
    [10_000, 290, 290],
    [50, 100, 1],
    [49, 100, 0],
    [-50, 100, -1],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
    [0, 5_000, 0],
  ])('of %d at %d hundredths of a percent is %d, rounded half away from zero', (minor, points, share) => {
    expect(shareOf(minor, points)).toBe(share);
  });

  it('is of whole minor units alone', () => {
    expect(() => shareOf(0.1 + 0.2, 5_000)).toThrow(RangeError);
    expect(() => shareOf(Number.NaN, 5_000)).toThrow(RangeError);
    expect(() => shareOf(1, Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });
});

describe('an amount that is split', () => {
  it.each([
    [10_000, [1, 1, 1], [3_334, 3_333, 3_333]],
    [100, [2_000, 4_000, 4_000], [20, 40, 40]],
    [5, [1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 0]],
    [1, [1, 3], [0, 1]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [0, 1, 0], [0, 7, 0]],
  ])('%d by %j is %j', (minor, by, parts) => {
    expect(splitBy(minor, by)).toEqual(parts);
  });

  it('loses nothing, and nobody is a whole unit away from their share', () => {
    fc.assert(
      fc.property(amount, weights, (minor, by) => {
        const parts = splitBy(minor, by);
        expect(sum(parts)).toBe(minor);
        const total = BigInt(sum(by));
        parts.forEach((part, index) => {
          const away = BigInt(part) * total - BigInt(minor) * BigInt(by[index] ?? 0);
          expect(away < total && away > -total).toBe(true);
        });
      }),
      runs,
    );
  });

  it('evenly differs by one unit at most, the earlier ones bear more', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 40 }), (minor, count) => {
        const parts = splitEvenly(minor, count);
        expect(sum(parts)).toBe(minor);
        expect(parts).toEqual(parts.toSorted((a, b) => b - a));
        expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('has somebody to go to', () => {
    expect(() => splitBy(100, [])).toThrow('nobody has a share');
    expect(() => splitBy(100, [0, 0])).toThrow('nobody has a share');
    expect(() => splitBy(100, [2, -1])).toThrow('a weight is negative');
  });
});
