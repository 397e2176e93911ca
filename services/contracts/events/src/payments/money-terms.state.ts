import type { RefundLimit } from '@fieldhouse/money';
import type { MoneyTermsEvent } from './money-terms.events';

/** How a league or a team goes about money. */
export type MoneyTerms = {
  /** Above it somebody else approves a refund, in minor units; null: never. */
  readonly approvalAboveMinor: number | null;
  /** What the limit is counted in; null: it was not said. */
  readonly approvalCurrency: string | null;
  readonly board: boolean;
  /** A place is given up so many days after the day of what is not paid for it; null: never. */
  readonly forfeitDays: number | null;
  /** Who has loosened the limit, and to what they are held until somebody else says how it is. */
  readonly loosened: {
    readonly by: string;
    readonly formerMinor: number;
    readonly formerCurrency: string | null;
  } | null;
};

/** Where nobody has said anything. */
export const NO_MONEY_TERMS: MoneyTerms = {
  ...{ approvalAboveMinor: null, approvalCurrency: null, board: false, forfeitDays: null, loosened: null },
};

/** @returns the terms as a fact leaves them */
export const moneyTermsAfter = ({ data }: Pick<MoneyTermsEvent, 'data'>): MoneyTerms => {
  const { approvalAboveMinor, approvalCurrency = null, board, forfeitDays = null, setBy } = data;
  const { formerMinor, formerCurrency = null, formerBy: by = setBy } = data;
  const loosened = formerMinor === undefined ? null : { by, formerMinor, formerCurrency };
  return { approvalAboveMinor, approvalCurrency, board, forfeitDays, loosened };
};

/** @returns above which amount somebody else approves what a person gives back */
export const approvalLimitFor = (
  terms: Pick<MoneyTerms, 'approvalAboveMinor' | 'approvalCurrency' | 'loosened'>,
  accountId: string | null,
): RefundLimit => {
  const { approvalAboveMinor: minor, approvalCurrency: currency, loosened } = terms;
  return loosened && loosened.by === accountId
    ? { minor: loosened.formerMinor, currency: loosened.formerCurrency }
    : { minor, currency };
};
