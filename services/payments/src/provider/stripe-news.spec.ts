import type Stripe from 'stripe';
import { disputeNews } from './stripe-news';

const dispute = (
  currency: string,
  movements: readonly { readonly fee: number; readonly currency: string }[],
) =>
  ({
    ...{ id: 'dp_1', status: 'lost', amount: 5_000, currency, reason: 'fraudulent' },
    payment_intent: { id: 'pi_1', metadata: { invoiceId: 'i1', paymentId: 'p1' } },
    balance_transactions: movements,
    evidence_details: { due_by: null },
  }) as unknown as Stripe.Dispute;

it('says what a dispute costs in the currency of its payment, and nothing of an account in another', () => {
  const charged = [1_500, 300].map((fee) => ({ fee, currency: 'usd' }));
  expect(disputeNews(dispute('usd', charged))).toMatchObject({ feeMinor: 1_800, currency: 'USD' });
  expect(disputeNews(dispute('eur', charged))).toMatchObject({ amountMinor: 5_000, feeMinor: 0 });
});
