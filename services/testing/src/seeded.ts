/** What a run takes from chance: the same for the same seed. */
export type Chance = {
  /** A whole number from 0 up to, not including, a limit. */
  readonly below: (limit: number) => number;
  readonly oneOf: <T>(all: readonly T[]) => T;
};

/** mulberry32 */
export const chanceOf = (seed: number): Chance => {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
  return {
    below,
    oneOf: (all) => {
      const one = all[below(all.length)];
      if (one === undefined) throw new Error('there is nothing to choose from');
      return one;
    },
  };
};
