import type { Kind } from '../board/pool';
import type { BothLimits, Bounds } from './fit';

/** Whether a roster can be seated: each player at one of the places of their bits, every place within its bounds. */
const seatable = (bits: readonly number[], limits: readonly Bounds[], counts: readonly number[]): boolean => {
  const [mask, ...others] = bits;
  if (mask === undefined)
    return limits.every(({ minimum, maximum }, i) => {
      const count = counts[i] ?? 0;
      return count >= minimum && count <= (maximum ?? 99);
    });
  return [...counts.keys()].some((i) => {
    const seated = counts.map((n, j) => (i === j ? n + 1 : n));
    return mask & (1 << i) && seatable(others, limits, seated);
  });
};
/** Whether a roster keeps all limits, by trying every way to seat it. */
export const keeps = (roster: readonly Kind[], limits: BothLimits): boolean =>
  (['positions', 'genders'] as const).every((sort) =>
    seatable(
      roster.map((kind) => kind[sort]),
      limits[sort],
      Array.from({ length: limits[sort].length + 1 }, () => 0),
    ),
  );
