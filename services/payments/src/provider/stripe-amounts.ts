import { minorDigits } from '@fieldhouse/money';

/** Whose smallest unit is the unit itself at Stripe. */
const WITHOUT_POINT = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const WITH_THREE = 'BHD JOD KWD OMR TND'.split(' ');

/**
 * Digits after the point that Stripe counts a currency in. Those of the króna and of the Ugandan shilling stayed there when
 * their coins went, so that what is charged ends in two zeros; those of the forint, the Colombian peso and others are in
 * Stripe's fees and payouts, though nobody pays with them.
 */
const stripeDigits = (currency: string): number =>
  WITHOUT_POINT.includes(currency) ? 0 : WITH_THREE.includes(currency) ? 3 : 2;

/** Units of Stripe's in one of ours: 100 of a króna, 1 of a cent. */
const unitsIn = (currency: string): number => 10 ** (stripeDigits(currency) - minorDigits(currency));

/** An amount as Stripe takes it. @param currency ISO 4217, in capitals */
export const toStripe = (minor: number, currency: string): number => minor * unitsIn(currency);

/**
 * An amount of Stripe's as we count it; what we charge comes back as it went. A fee can be a fraction of our unit, and is
 * rounded half away from zero.
 * @param currency as Stripe writes it
 */
export const fromStripe = (amount: number, currency: string): number => {
  const units = Math.abs(amount) / unitsIn(currency.toUpperCase());
  return units === 0 ? 0 : Math.sign(amount) * Math.round(units);
};

/** By how much what is read of so many movements can differ from their sum, because each was rounded. */
export const roundingOf = (movements: number, currency: string): number =>
  unitsIn(currency) === 1 ? 0 : movements;
