import { z } from 'zod';

/**
 * Digits after the point of currencies that have not two. Written down here, since recorded amounts count in them: the
 * tables of runtimes and browsers differ by age (the Serbian dinar has had none and two), and by source (the forint has
 * two by ISO 4217, and none where people pay with it).
 */
const WITHOUT_POINT =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER';
const WITH_THREE = 'BHD JOD KWD LYD OMR TND';
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...WITHOUT_POINT.split(' ').map((currency) => [currency, 0] as const),
  ...WITH_THREE.split(' ').map((currency) => [currency, 3] as const),
]);

/** Digits after the point: 2 of USD, 0 of JPY. @param currency ISO 4217, in capitals */
export const currencyDigits = (currency: string): number => DIGITS.get(currency) ?? 2;

/** ISO 4217, in capitals. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
/**
 * A currency that somebody begins to ask for money in. Not one with three digits: cards are charged in tens of its
 * smallest unit only, and what is shared or given back in part does not come out so.
 */
export const chosenCurrency = currencyCode.refine(
  (currency) => currencyDigits(currency) <= 2,
  'Choose a currency with at most two decimals',
);
