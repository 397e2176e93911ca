import type Stripe from 'stripe';

/** What is kept, by the name that the interface gives it. */
export type Kinds = {
  customer: Stripe.Customer;
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  payment_method: Stripe.PaymentMethod;
  payment_link: Stripe.PaymentLink;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  payout: Stripe.Payout;
  balance_transaction: Stripe.BalanceTransaction;
  event: KeptEvent;
};

/** An event as it is kept: the SDK types each kind of event apart, here all are one. */
export type KeptEvent = {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: unknown; readonly previous_attributes?: unknown };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
};

export type Kind = keyof Kinds;

/** How ids of a kind begin. */
export const PREFIXES: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  setup_intent: 'seti',
  payment_method: 'pm',
  payment_link: 'plink',
  charge: 'ch',
  refund: 're',
  dispute: 'dp',
  payout: 'po',
  balance_transaction: 'txn',
  event: 'evt',
};

/** By which fields, of the body or of what is inside, objects of a kind are found. */
export const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  customer: ['email'],
  'checkout.session': ['payment_intent', 'customer', 'status', 'payment_link'],
  payment_intent: ['customer'],
  setup_intent: ['customer'],
  payment_method: ['customer'],
  payment_link: ['active', 'code'],
  charge: ['customer', 'payment_intent'],
  refund: ['charge', 'payment_intent'],
  dispute: ['charge', 'payment_intent'],
  payout: ['status'],
  balance_transaction: ['source', 'type', 'currency', 'payout', 'status'],
  event: ['type'],
};
