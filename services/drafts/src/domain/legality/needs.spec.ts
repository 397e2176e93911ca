import * as fc from 'fast-check';
import { unfilledMinimums } from './needs';

const minimums = (...numbers: readonly number[]) => numbers.map((minimum) => ({ minimum }));

/** By trying everything: the most minimum places that players can fill. */
const mostFilled = (masks: readonly number[], left: readonly number[]): number => {
  const [mask, ...others] = masks;
  if (mask === undefined) return 0;
  return left.reduce(
    (best, need, i) =>
      need > 0 && mask & (1 << i)
        ? Math.max(
            best,
            1 +
              mostFilled(
                others,
                left.map((n, j) => (i === j ? n - 1 : n)),
              ),
          )
        : best,
    mostFilled(others, left),
  );
};

describe('unfilled minimums', () => {
  it('count a player once, at the position that helps most', () => {
    expect(unfilledMinimums([0b11, 0b01], minimums(1, 1))).toStrictEqual({ missing: [0, 0], helps: 0 });
  });

  it('know that a player at a filled position helps when another can move on', () => {
    expect(unfilledMinimums([0b11], minimums(1, 1)).helps).toBe(0b11);
  });

  it('agree with trying everything', () => {
    const masks = fc.array(fc.nat({ max: 15 }), { maxLength: 5 });
    fc.assert(
      fc.property(masks, fc.tuple(...[0, 1, 2, 3].map(() => fc.nat({ max: 2 }))), (players, numbers) => {
        const { missing, helps } = unfilledMinimums(players, minimums(...numbers));
        const filled = mostFilled(players, numbers);
        expect(missing.reduce((sum, n) => sum + n, 0)).toBe(numbers.reduce((sum, n) => sum + n, 0) - filled);
        numbers.forEach((_, i) => {
          expect(Boolean(helps & (1 << i))).toBe(mostFilled([...players, 1 << i], numbers) > filled);
        });
      }),
    );
  });
});
