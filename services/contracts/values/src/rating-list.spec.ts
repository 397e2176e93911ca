import * as fc from 'fast-check';
import { tiersOf } from './rating-list';

const ratings = fc
  .array(fc.option(fc.integer({ min: 1, max: 10 })), { maxLength: 60 })
  .map((list) => [...list].sort((a, b) => (b ?? 0) - (a ?? 0)).map((rating) => ({ rating })));
const size = fc.integer({ min: 1, max: 14 });

describe('tiers', () => {
  it('are ⌈rank ÷ teams⌉ while all ratings differ', () => {
    const list = [9, 8, 7, 6, 5].map((rating) => ({ rating }));
    expect(tiersOf(list, 2, 8)).toStrictEqual([1, 1, 2, 2, 3]);
  });

  it('are shared by players of equal rating, the best rank counts', () => {
    const list = [10, 9, 9, 9, 8, null, null].map((rating) => ({ rating }));
    expect(tiersOf(list, 2, 8)).toStrictEqual([1, 1, 1, 1, 3, 3, 3]);
  });

  it('never go beyond the last round, nor back down the list', () => {
    fc.assert(
      fc.property(ratings, size, size, (list, teams, rounds) => {
        const tiers = tiersOf(list, teams, rounds);
        tiers.forEach((tier, place) => {
          expect(tier).toBeGreaterThanOrEqual(tiers[place - 1] ?? 1);
          expect(tier).toBeLessThanOrEqual(rounds);
          if (list[place]?.rating === list[place - 1]?.rating && place > 0)
            expect(tier).toBe(tiers[place - 1]);
        });
      }),
    );
  });
});
