import type { PayoutStatementView } from '@fieldhouse/api-contract';

type Kind = PayoutStatementView['parts'][number]['kind'];

/** What money moved for at the card provider, one of it and all of it. */
export const MOVEMENT_WORDS: Readonly<Record<Kind, { readonly one: string; readonly all: string }>> = {
  payment: { one: 'Payment', all: 'Payments' },
  refund: { one: 'Refund', all: 'Refunds' },
  dispute: { one: 'Dispute', all: 'Disputes' },
  dispute_won: { one: 'Dispute won', all: 'Disputes won' },
  fee: { one: 'Fee of the card provider', all: 'Fees of the card provider' },
  payout: { one: 'Payout that came back', all: 'Payouts that came back' },
  other: { one: 'Other movement', all: 'Other movements' },
};
