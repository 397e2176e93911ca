import * as fc from 'fast-check';
import { type Bounds, fitOf } from './fit';

const bounds = (...numbers: readonly (readonly [number, number | null])[]): readonly Bounds[] =>
  numbers.map(([minimum, maximum]) => ({ minimum, maximum }));

/** By trying everything: the least that is wrong with players who each count at one of their places or nowhere. */
const leastWrong = (
  [mask, ...others]: readonly number[],
  limits: readonly Bounds[],
  counts: readonly number[],
  left = 0,
): number => {
  if (mask === undefined)
    return limits.reduce((wrong, { minimum }, i) => wrong + Math.max(0, minimum - (counts[i] ?? 0)), left);
  const seats = counts.flatMap((n, i) =>
    mask & (1 << i) && n < (limits[i]?.maximum ?? 99)
      ? leastWrong(
          others,
          limits,
          counts.map((m, j) => (i === j ? m + 1 : m)),
          left,
        )
      : [],
  );
  return Math.min(leastWrong(others, limits, counts, left + 1), ...seats);
};

describe('how a roster fits its bounds', () => {
  it('counts a player once, at the place that helps most', () => {
    expect(fitOf([0b11, 0b01], bounds([1, null], [1, null]))).toMatchObject({ missing: [0, 0], helps: 0 });
  });

  it('knows that a player at a filled place helps when another can move on', () => {
    expect(fitOf([0b11], bounds([1, null], [1, null])).helps).toBe(0b11);
  });

  it('knows that there is room at a full place when another can move on', () => {
    expect(fitOf([0b11], bounds([0, 1], [0, 1]))).toMatchObject({ wrong: 0, room: 0b111 });
    expect(fitOf([0b11, 0b11], bounds([0, 1], [0, 1]))).toMatchObject({ wrong: 0, room: 0b100 });
  });

  it('agrees with trying everything', () => {
    const limit = fc
      .tuple(fc.nat({ max: 2 }), fc.option(fc.nat({ max: 2 })))
      .map(([minimum, above]): Bounds => ({ minimum, maximum: above === null ? null : minimum + above }));
    const masks = fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 4 });
    fc.assert(
      fc.property(masks, fc.tuple(limit, limit, limit), (players, limits) => {
        const { wrong, helps, room } = fitOf(players, limits);
        const least = leastWrong(players, limits, [0, 0, 0, 0]);
        expect(wrong).toBe(least);
        for (let mask = 1; mask < 16; mask += 1) {
          const more = leastWrong([...players, mask], limits, [0, 0, 0, 0]);
          const told = mask & helps ? wrong - 1 : mask & room ? wrong : wrong + 1;
          expect(told).toBe(more);
        }
      }),
      { numRuns: 200 },
    );
  });
});
