const formatOf = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency });

/** Digits after the point: 2 of USD, 0 of JPY. @param currency ISO 4217 */
export const minorDigits = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** '$1,250.00', '¥7,500'. @param minor in minor units (cents) */
export const moneyOf = (minor: number, currency: string): string =>
  formatOf(currency).format(minor / 10 ** minorDigits(currency));
