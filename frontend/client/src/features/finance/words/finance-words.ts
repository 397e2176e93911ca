import type { FinanceCaseView } from '@fieldhouse/api-contract';
import { minorDigits, moneyOf } from '../../../shared/lib/money';

const calendar = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

/** 'November 2026'. @param month yyyy-mm */
export const monthOf = (month: string): string =>
  calendar({ month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));

/** 'Nov 21, 2026, 7:30 PM EST', on the person's own clock. */
export const instantWords = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
  }).format(new Date(iso));

/** '1,250.00': a figure of a table whose caption names the currency. */
export const figureOf = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en-US', format).format(minor / 10 ** digits);
};

type Case = FinanceCaseView;
/** How the card provider and the books differ. */
export const CASE_WORDS: Readonly<Record<Case['kind'], string>> = {
  missing_here: 'At the card provider, not in our books',
  missing_there: 'In our books, not at the card provider',
  amount_differs: 'In both, with different amounts',
  orphan: 'At the card provider, of no payment of ours',
  duplicate: 'Moved twice at the card provider',
};

const ABOUT_WORDS: Readonly<Record<string, string>> = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  payout: 'Payout',
  fee: 'Fee',
};
/** What money moved for. */
export const aboutWords = ({ about }: Pick<Case, 'about'>): string => ABOUT_WORDS[about] ?? 'Other movement';

/** What was done about a case, as somebody chooses it. */
export const RESOLUTION_CHOICES = {
  fixed_here: 'Put right in our books',
  fixed_there: 'Put right at the card provider',
  expected: 'Right as it is',
} as const;
/** How a case ended. */
export const RESOLUTION_WORDS: Readonly<Record<NonNullable<Case['closed']>['resolution'], string>> = {
  ...RESOLUTION_CHOICES,
  gone: 'Agrees by now',
};

/** '$190.00 at the card provider, nothing in our books'. */
export const sidesOf = ({ providerMinor, ledgerMinor, currency }: Case): string => {
  const said = (minor: number | null): string => (minor === null ? 'nothing' : moneyOf(minor, currency));
  return `${said(providerMinor)} at the card provider, ${said(ledgerMinor)} in our books`;
};

/** By how much the two sides differ: above 0, the card provider has more. */
export const differenceOf = ({ providerMinor, ledgerMinor }: Case): number =>
  (providerMinor ?? 0) - (ledgerMinor ?? 0);
