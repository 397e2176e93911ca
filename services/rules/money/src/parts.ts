/** Hundredths of a percent: 10,000 are the whole. */
export const WHOLE = 10_000;

/**
 * A share of an amount, rounded half away from zero.
 * @param minor in minor units @param basisPoints hundredths of a percent, 0 or more
 * @throws RangeError when either is no safe integer
 */
export const shareOf = (minor: number, basisPoints: number): number => {
  const product = wholeNumber(minor) * wholeNumber(basisPoints);
  const half = product < 0n ? -BigInt(WHOLE / 2) : BigInt(WHOLE / 2);
  return Number((product + half) / BigInt(WHOLE));
};

/**
 * Splits an amount by weights without losing a minor unit: everybody gets their share rounded towards zero, and the
 * units that are left go one each to the largest remainders, of equal ones to the earlier.
 * @param weights 0 or more each, together more than 0
 * @returns one part for each weight; together the amount
 * @throws RangeError when a number is no safe integer, or all weights are 0
 */
export const splitBy = (minor: number, weights: readonly number[]): readonly number[] => {
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight is negative');
  const total = weights.reduce((sum, weight) => sum + wholeNumber(weight), 0n);
  if (total === 0n) throw new RangeError('nobody has a share');
  const amount = wholeNumber(minor);
  const unit = amount < 0n ? -1n : 1n;
  const shares = weights.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, part: product / total, rest: unit * (product % total) };
  });
  const left = Number(unit * (amount - shares.reduce((sum, { part }) => sum + part, 0n)));
  const first = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => Number(first.has(index) ? part + unit : part));
};

/** Splits an amount among so many, the earlier ones bearing what does not come out even. @param count 1 or more */
export const splitEvenly = (minor: number, count: number): readonly number[] =>
  splitBy(
    minor,
    Array.from({ length: count }, () => 1),
  );

/** @throws RangeError when it is no safe integer: amounts are whole minor units */
const wholeNumber = (value: number): bigint => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number of minor units`);
  return BigInt(value);
};
