import { shareOf, splitBy } from './parts';

/** A payment, and what has been given back of it; minor units. */
export type Captured = {
  readonly capturedMinor: number;
  /** What the provider kept of it. */
  readonly feeMinor: number;
  readonly refundedMinor: number;
};
/** `whole`: the organizer bears the processing fee. `net_of_fee`: the payer does. */
export type RefundChoice =
  { readonly kind: 'whole' | 'net_of_fee' } | { readonly kind: 'amount'; readonly amountMinor: number };

/** What can be given back at most: what came in and has not been given back. */
export const refundableMinor = ({ capturedMinor, refundedMinor }: Captured): number =>
  Math.max(0, capturedMinor - refundedMinor);

/** What a choice gives back (business rules 5.6.7), or why it cannot. */
export const refundOf = (
  payment: Captured,
  choice: RefundChoice,
):
  | { readonly amountMinor: number }
  | { readonly refused: 'above_captured' | 'nothing_to_refund'; readonly mostMinor: number } => {
  const mostMinor = refundableMinor(payment);
  const amountMinor = asked(payment, choice, mostMinor);
  if (amountMinor > mostMinor) return { refused: 'above_captured', mostMinor };
  return amountMinor > 0 ? { amountMinor } : { refused: 'nothing_to_refund', mostMinor };
};

const asked = ({ feeMinor }: Captured, choice: RefundChoice, mostMinor: number): number => {
  if (choice.kind === 'amount') return choice.amountMinor;
  return choice.kind === 'whole' ? mostMinor : mostMinor - feeMinor;
};

/** Up to which amount one person gives money back. */
export type RefundLimit = {
  /** Null: any. */
  readonly minor: number | null;
  /** What it is counted in; null: it was not said. */
  readonly currency: string | null;
};

/**
 * A limit for what was paid in a currency. The rule (business rules 5.6.7) names one limit, and no rate: with what was
 * said of another currency nothing can be compared, so that somebody else says yes to all of it.
 */
export const limitIn = (currency: string, limit: RefundLimit): number | null =>
  limit.minor === null || limit.currency === null || limit.currency === currency ? limit.minor : 0;

/** Whether somebody else has to say yes. @param limitMinor up to which one person may refund; null: always */
export const needsSecondApprover = (amountMinor: number, limitMinor: number | null): boolean =>
  limitMinor !== null && amountMinor > limitMinor;

/**
 * What comes back of what was paid by a league's terms. @param percent by the day on which somebody withdraws
 * @returns rounded half up, never more than was paid
 */
export const refundByTerms = (paidMinor: number, percent: number): number =>
  shareOf(paidMinor, Math.min(percent, 100) * 100);

/** The credit for games that were canceled and not made up: the fee's share of them (business rules 5.6.8). */
export const creditForGames = (feeMinor: number, lost: number, games: number): number =>
  splitBy(feeMinor, [Math.min(lost, games), Math.max(0, games - lost)])[0] ?? 0;
