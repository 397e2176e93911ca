import type { Instalment } from './instalments';
import { shareOf, splitBy } from './parts';
import { dueFrom, type Terms } from './payment-terms';

/** What is taken off a price: whole percent of it, or an amount in minor units. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amountMinor: number };
/** A part of a plan, and what was taken off it before. */
export type DiscountedPart = Instalment & { readonly discountMinor: number };

/** What a discount takes off a price, never more than there is; of percent rounded half up. @param totalMinor 0 or more */
export const discountOn = (totalMinor: number, discount: Discount): number =>
  discount.kind === 'amount'
    ? Math.min(totalMinor, discount.amountMinor)
    : shareOf(totalMinor, discount.percent * 100);

/**
 * What is due when of a price that something is taken off: of each part by its size, without losing a minor unit. What
 * is left of nothing is not asked for, and something is due at once.
 * @param totalMinor before the discount @param discountMinor less than the total
 * @param terms without a fault @param today yyyy-mm-dd
 */
export const discountedFrom = (
  totalMinor: number,
  discountMinor: number,
  terms: Terms,
  today: string,
): readonly DiscountedPart[] => {
  const due = dueFrom(totalMinor, terms, today);
  const off = splitBy(
    discountMinor,
    due.map(({ amountMinor }) => amountMinor),
  );
  return due
    .map((part, index) => {
      const discount = off[index] ?? 0;
      return { dueOn: part.dueOn, amountMinor: part.amountMinor - discount, discountMinor: discount };
    })
    .reduce<readonly DiscountedPart[]>(withPart, []);
};

/** Parts that nothing is left of are said with the one before, or the one after where they are first. */
const withPart = (before: readonly DiscountedPart[], part: DiscountedPart): readonly DiscountedPart[] => {
  const last = before.at(-1);
  if (!last || (part.amountMinor > 0 && last.amountMinor > 0)) return [...before, part];
  const together = {
    dueOn: last.dueOn,
    amountMinor: last.amountMinor + part.amountMinor,
    discountMinor: last.discountMinor + part.discountMinor,
  };
  return [...before.slice(0, -1), together];
};
