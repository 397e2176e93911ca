import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { missingResource, notPossible } from '../http/refusals';
import { newId } from '../store/ids';
import { idOf } from '../store/objects';
import { TEST_CARDS, type TestCard } from './test-cards';

const EXPIRES_IN_YEARS = 4;
const BILLING: Stripe.PaymentMethod.BillingDetails = {
  address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

const detailsOf = (card: TestCard, now: number): Stripe.PaymentMethod.Card => ({
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  display_brand: 'visa',
  exp_month: 12,
  exp_year: new Date(now * 1_000).getUTCFullYear() + EXPIRES_IN_YEARS,
  fingerprint: `practice${card.number.slice(-8)}`,
  funding: 'credit',
  generated_from: null,
  last4: card.number.slice(-4),
  networks: { available: ['visa'], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** A card becomes a payment method. Of its number the last four digits are told. */
export const newMethod = (desk: Desk, card: TestCard, email: string | null = null): Stripe.PaymentMethod =>
  desk.objects.insert(
    'payment_method',
    {
      id: newId('payment_method'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: { ...BILLING, email },
      card: detailsOf(card, desk.now()),
      created: desk.now(),
      customer: null,
      customer_account: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
    desk.now(),
    { card: card.number },
  );

/** The payment method that a call names: one that is kept, or a published one, of which a new one is made. */
export const methodNamed = (desk: Desk, id: string): Stripe.PaymentMethod => {
  const card = TEST_CARDS.find(({ token }) => token === id);
  const method = card ? newMethod(desk, card) : desk.objects.get('payment_method', id);
  if (!method) throw missingResource('PaymentMethod', id, 'payment_method', 400);
  return method;
};

/** @throws Refusal when the card is somebody else's, or was good for one payment */
export const requireUsable = (desk: Desk, method: Stripe.PaymentMethod, customer: string | null): void => {
  const owner = idOf(method.customer);
  if (owner !== null && owner !== customer)
    throw notPossible(
      `The payment method you provided is attached to a customer so for security purposes you must provide the customer in the request.`,
      'payment_method_customer_mismatch',
      { param: 'payment_method' },
    );
  if (owner === null && desk.objects.inside(method.id)['used'] === 'yes')
    throw notPossible(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
      'payment_method_unexpected_state',
      { param: 'payment_method' },
    );
};
