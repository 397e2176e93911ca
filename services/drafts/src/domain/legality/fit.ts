/** Bounds per team on how many players count at one position or gender. */
export type Bounds = { readonly minimum: number; readonly maximum: number | null };

/** Limits of both sorts. */
export type BothLimits = { readonly positions: readonly Bounds[]; readonly genders: readonly Bounds[] };

/** How players fit the bounds of one sort, each counted at one of their places, as well as can be. */
export type Fit = {
  /** Still lacking to the minimum of each place. */
  readonly missing: readonly number[];
  /** Players lacking to minimums, and players for whom no maximum leaves room, together. */
  readonly wrong: number;
  /** Bit i: one more player who counts at place i would fill a minimum. */
  readonly helps: number;
  /** Bit i: there is room for one more player who counts at place i. */
  readonly room: number;
};

/**
 * Seats players at places: first those that minimums ask for, as many as possible, then all others up to the maximums,
 * those who are seated moving on where that helps (augmenting paths, so that both numbers are the best there are).
 * @param masks bit i: the player counts at place i; the bit after the last bounds: elsewhere; 0: nobody, a cell left empty
 */
export const fitOf = (masks: readonly number[], bounds: readonly Bounds[]): Fit => {
  const places = bounds.length + 1;
  const seated = Array.from({ length: places }, (): number[] => []);
  const lowest = [...bounds.map(({ minimum }) => minimum), 0];
  const highest = [...bounds.map(({ maximum }) => maximum ?? Infinity), Infinity];
  let tried = 0;
  const seat = (mask: number, capacity: readonly number[]): boolean => {
    for (let place = 0; place < places; place += 1) {
      const here = seated[place];
      if (!here || !(mask & ~tried & (1 << place))) continue;
      tried |= 1 << place;
      if (here.length < (capacity[place] ?? 0)) return here.push(mask) > 0;
      for (let i = 0; i < here.length; i += 1) {
        if (!seat(here[i] ?? 0, capacity)) continue;
        here[i] = mask;
        return true;
      }
    }
    return false;
  };
  const seatAll = (all: readonly number[], capacity: readonly number[]): readonly number[] =>
    all.filter((mask) => {
      tried = 0;
      return !seat(mask, capacity);
    });
  const without = seatAll(
    seatAll(
      masks.filter((mask) => mask !== 0),
      lowest,
    ),
    highest,
  );

  /** The places from which players could move on, one making room for the next, to one that is not full. */
  const openFrom = (capacity: readonly number[]): number => {
    let open = 0;
    for (let before = -1; before !== open;) {
      before = open;
      for (let place = 0; place < places; place += 1) {
        const here = seated[place] ?? [];
        if (here.length < (capacity[place] ?? 0) || here.some((mask) => mask & open)) open |= 1 << place;
      }
    }
    return open;
  };
  const missing = bounds.map(({ minimum }, place) => Math.max(0, minimum - (seated[place]?.length ?? 0)));
  const wrong = missing.reduce((sum, n) => sum + n, without.length);
  return { missing, wrong, helps: openFrom(lowest), room: openFrom(highest) };
};
