/** 2.9 % in thousandths, and what each charge costs besides, in smallest units. */
const PER_MILLE = 29;
const FIXED = 30;
/** What a dispute costs, won or lost, in smallest units. */
export const DISPUTE_FEE = 1_500;

/** What the provider keeps of a charge: 2.9 % + 30, rounded half up, in whole smallest units. */
export const chargeFee = (amount: number): number => Math.floor((amount * PER_MILLE + 500) / 1_000) + FIXED;

/** The least and the most that one payment may be of, in smallest units. */
export const SMALLEST = 50;
export const LARGEST = 99_999_999;
