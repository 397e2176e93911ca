import { minorDigits, moneyOf } from '@fieldhouse/money';

export { minorDigits, moneyOf };

const formatOf = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency });

/** 'Free', '$80', '$80.50': a price, as in a list. @param minor in minor units (cents) */
export const priceOf = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  return minor === 0
    ? 'Free'
    : new Intl.NumberFormat('en-US', {
        ...{ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' },
        ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
      }).format(minor / 10 ** digits);
};

/** '$', '€', 'CA$'. */
export const currencySymbol = (currency: string): string =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** '1250.00' as a field takes it; '' for none. */
export const amountText = (minor: number | null, currency: string): string =>
  minor === null || Number.isNaN(minor)
    ? ''
    : (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

/** What somebody has typed, in minor units: '1,250.5' and '1250,50' are 125050 of USD. NaN for what is no amount. */
export const minorOf = (text: string, currency: string): number => {
  const digits = minorDigits(currency);
  const plain = text
    .replace(/\s/g, '')
    .replace(/^(\d{1,3}(?:,\d{3})+)(?=$|\.)/, (whole) => whole.replaceAll(',', ''));
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(plain);
  const [, whole = '', part = ''] = match ?? [];
  return match && part.length <= digits ? Number(whole + part.padEnd(digits, '0')) : Number.NaN;
};

/** The same number of another currency: '200.00' of USD is '200' of JPY. Nothing is converted. */
export const sameNumber = (minor: number, from: string, to: string): number =>
  Math.round(minor * 10 ** (minorDigits(to) - minorDigits(from)));
