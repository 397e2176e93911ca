import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { notPossible } from '../http/refusals';
import { newPayout } from './payouts';

/**
 * Pays out all that is available in a currency, as the provider does by itself every day with real accounts: each
 * movement that is in it is found by it afterwards.
 */
export const payOutAvailable = (desk: Desk, currency: string): Stripe.Payout => {
  const unpaid = desk.objects
    .all('balance_transaction', { currency, status: 'available' })
    .filter(({ id }) => desk.objects.inside(id)['payout'] === undefined);
  const amount = unpaid.reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0)
    throw notPossible(`There is nothing available to pay out in ${currency}.`, 'balance_insufficient');
  const payout = newPayout(desk, {
    amount,
    currency,
    isAutomatic: true,
    description: 'STRIPE PAYOUT',
    descriptor: null,
    metadata: {},
  });
  for (const { id } of unpaid) desk.objects.update('balance_transaction', id, {}, { payout: payout.id });
  return payout;
};
