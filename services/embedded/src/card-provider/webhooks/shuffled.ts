/** A generator of 32-bit numbers from a seed (mulberry32): an order that a test can repeat. */
const numbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
};

/** The same elements in an order that the seed decides. */
export const shuffled = <T>(elements: readonly T[], seed: number): readonly T[] => {
  const next = numbers(seed);
  return elements
    .map((element) => ({ element, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ element }) => element);
};
