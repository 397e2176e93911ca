import { currencyDigits } from '@fieldhouse/values';

/** Digits after the point: 2 of USD, 0 of JPY. @param currency ISO 4217 */
export const minorDigits = currencyDigits;

/** '$1,250.00', '¥7,500'. @param minor in minor units (cents) */
export const moneyOf = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(minor / 10 ** digits);
};
