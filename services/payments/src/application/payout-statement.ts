import type { PayoutStatementView } from '@fieldhouse/api-contract';
import type { PayoutNews, ProviderMovement } from '../provider/card-provider';
import { roundingOf } from '../provider/stripe-amounts';

const KINDS = ['payment', 'refund', 'dispute', 'dispute_won', 'fee', 'payout', 'other'] as const;

/**
 * What a payout is made of: each movement that went to the bank with it, the oldest first, and their sums by kind. The
 * payout's own movement, with which all of it leaves, is none of them.
 * @param moved the newest first
 */
export const statementOf = (
  { payoutId, state, amountMinor, currency, arrivesOn }: PayoutNews,
  moved: readonly ProviderMovement[],
): PayoutStatementView => {
  const parts = moved
    .filter(({ kind, sourceId }) => kind !== 'payout' || sourceId !== payoutId)
    .toReversed()
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const sums = KINDS.flatMap((kind) => {
    const of = parts.filter((one) => one.kind === kind);
    return of.length === 0 ? [] : [{ kind, count: of.length, ...sumOf(of) }];
  });
  const { netMinor: totalMinor } = sumOf(parts);
  return {
    ...{ payoutId, state, amountMinor, currency, arrivesOn, sums, totalMinor },
    agrees:
      Math.abs(totalMinor - amountMinor) <= roundingOf(parts.length, currency) &&
      parts.every((one) => one.currency === currency),
    parts: parts.map(({ sourceId: _, ...part }) => part),
  };
};

const sumOf = (of: readonly ProviderMovement[]) => ({
  amountMinor: of.reduce((sum, one) => sum + one.amountMinor, 0),
  feeMinor: of.reduce((sum, one) => sum + one.feeMinor, 0),
  netMinor: of.reduce((sum, one) => sum + one.netMinor, 0),
});
