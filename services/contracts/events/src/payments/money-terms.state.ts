import type { MoneyTermsEvent } from './money-terms.events';

/** How a league or a team goes about money. */
export type MoneyTerms = {
  /** Above it somebody else approves a refund, in minor units; null: never. */
  readonly approvalAboveMinor: number | null;
  readonly board: boolean;
  /** A place is given up so many days after the day of what is not paid for it; null: never. */
  readonly forfeitDays: number | null;
  /** Who has loosened the limit, and to what they are held until somebody else says how it is. */
  readonly loosened: { readonly by: string; readonly formerMinor: number } | null;
};

/** Where nobody has said anything. */
export const NO_MONEY_TERMS: MoneyTerms = {
  ...{ approvalAboveMinor: null, board: false, forfeitDays: null, loosened: null },
};

/** @returns the terms as a fact leaves them */
export const moneyTermsAfter = ({ data }: Pick<MoneyTermsEvent, 'data'>): MoneyTerms => {
  const { approvalAboveMinor, board, forfeitDays = null, formerMinor, setBy: by } = data;
  const loosened = formerMinor === undefined ? null : { by, formerMinor };
  return { approvalAboveMinor, board, forfeitDays, loosened };
};

/** @returns above which amount somebody else approves what a person gives back, in minor units; null: never */
export const approvalLimitFor = (
  { approvalAboveMinor, loosened }: Pick<MoneyTerms, 'approvalAboveMinor' | 'loosened'>,
  accountId: string | null,
): number | null => (loosened && loosened.by === accountId ? loosened.formerMinor : approvalAboveMinor);
