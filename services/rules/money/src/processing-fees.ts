import { shareOf, WHOLE } from './parts';

/** What a card provider keeps of a payment: a share and an amount for each, such as 2.9 % and 30 cents. */
export type ProcessingRate = {
  /** Hundredths of a percent, below 10,000. */
  readonly basisPoints: number;
  readonly fixedMinor: number;
};

/** What the card provider keeps of a payment: shown beforehand to whoever bears it, and charged. */
export const CARD_RATE: ProcessingRate = { basisPoints: 290, fixedMinor: 30 };

/** What is kept of a payment. @param minor what is charged, in minor units */
export const processingFee = (minor: number, { basisPoints, fixedMinor }: ProcessingRate): number =>
  shareOf(minor, basisPoints) + fixedMinor;

/**
 * What is charged so that the whole price is left once the provider has kept its fee: the payer bears it, where the
 * organizer has chosen so (feature row M10).
 * @returns the smallest such amount; 0 for what is free, because nothing is charged then
 * @throws RangeError when the provider keeps everything
 */
export const chargeWithFee = (priceMinor: number, rate: ProcessingRate): number => {
  if (rate.basisPoints >= WHOLE) throw new RangeError('nothing is left of a payment');
  if (priceMinor === 0) return 0;
  const left = (charge: number): number => charge - processingFee(charge, rate);
  // Rounding moves the exact quotient by a few units at most, in either direction.
  let charge = Math.floor(((priceMinor + rate.fixedMinor) * WHOLE) / (WHOLE - rate.basisPoints));
  while (left(charge) < priceMinor) charge += 1;
  while (left(charge - 1) >= priceMinor) charge -= 1;
  return charge;
};
