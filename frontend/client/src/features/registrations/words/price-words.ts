import {
  registrationPart,
  totalAt,
  wallTime,
  type LeagueProspectus,
  type RegistrationKind,
  type RegistrationPart,
  type RegistrationPrice,
} from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';

type Terms = Pick<LeagueProspectus, 'prices' | 'windows' | 'charges' | 'currency'>;
/** A part of the price, as it stands on a bill. `amount` is in words. */
export type PriceLine = { readonly name: string; readonly amount: string };
/** What a registration of a kind costs at an instant. `total` is in minor units; null: nobody registers then. */
export type PriceNow = {
  readonly total: number | null;
  readonly words: string;
  readonly until: string | null;
  readonly lines: readonly PriceLine[];
};

const PART_NAMES = { early: 'Early price', regular: 'Registration', late: 'Late price' } as const;

/** '$75.00', or 'Free'. @param minor in minor units of the currency */
export const moneyWords = (minor: number, currency: string): string =>
  minor === 0 ? 'Free' : moneyOf(minor, currency);

/** 'SUMMER10 (−$12.00)'; null: without one. */
export const codeWords = ({ discount, currency }: RegistrationPrice): string | null =>
  discount ? `${discount.code} (−${moneyOf(discount.amountMinor, currency)})` : null;
/** 'with code SUMMER10 (−$12.00)'; null: without one. */
export const discountWords = (price: RegistrationPrice): string | null => {
  const code = codeWords(price);
  return code && `with code ${code}`;
};

/** What it costs with all that comes on top, of what it is made, and until when. @param at ISO-8601 instant */
export const priceNow = (terms: Terms, kind: RegistrationKind, zone: string, at: string): PriceNow => {
  const { prices, windows, charges, currency } = terms;
  const price = prices[kind];
  const part = registrationPart(windows, at);
  const total = price ? totalAt(terms, price, at) : null;
  if (total === null || part === 'before' || part === 'closed')
    return { total: null, words: whyNone(Boolean(price), part), until: null, lines: [] };
  const end = { early: windows.earlyUntil, regular: windows.regularUntil, late: windows.lateUntil }[part];
  const onTop = charges.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    { name: PART_NAMES[part], amount: moneyWords(total - onTop, currency) },
    ...charges.map(({ name, amount }) => ({ name, amount: moneyOf(amount, currency) })),
  ];
  return { total, words: moneyWords(total, currency), until: end && wallTime(end, zone), lines };
};

const whyNone = (isOffered: boolean, part: RegistrationPart): string => {
  if (!isOffered) return 'Not offered anymore';
  return part === 'before' ? 'Not open yet' : 'Closed';
};
