import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { idOf } from '../store/objects';
import type { Decline } from './test-cards';

type Made = {
  readonly id: string;
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  /** The movement of its money; a declined one moves none. */
  readonly transaction?: string;
  readonly decline?: Decline;
};

const outcomeOf = (decline: Decline | undefined): Stripe.Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.decline_code ?? null,
  risk_level: 'normal',
  risk_score: 1,
  seller_message: decline
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

/** What banks tell of real cards besides. */
const NOTHING_MORE = {
  authorization_code: null,
  electronic_commerce_indicator: null,
  installments: null,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  three_d_secure: null,
  transaction_link_id: null,
} as const;

const cardShown = ({ card }: Stripe.PaymentMethod) => ({
  brand: card?.brand ?? null,
  checks: card?.checks ?? null,
  country: card?.country ?? null,
  exp_month: card?.exp_month ?? 0,
  exp_year: card?.exp_year ?? 0,
  fingerprint: card?.fingerprint ?? null,
  funding: card?.funding ?? null,
  last4: card?.last4 ?? null,
  regulated_status: null,
  wallet: null,
});

/** Writes a charge down, the money taken or declined. */
export const newCharge = (desk: Desk, { id, intent, method, transaction, decline }: Made): Stripe.Charge => {
  const { amount, currency, description, metadata, receipt_email: receiptEmail } = intent;
  const isPaid = decline === undefined;
  return desk.objects.insert(
    'charge',
    {
      id,
      object: 'charge',
      amount,
      amount_captured: isPaid ? amount : 0,
      amount_refunded: 0,
      application: null,
      application_fee: null,
      application_fee_amount: null,
      balance_transaction: transaction ?? null,
      billing_details: method.billing_details,
      calculated_statement_descriptor: 'FIELDHOUSE',
      captured: isPaid,
      created: desk.now(),
      currency,
      customer: idOf(intent.customer),
      description,
      disputed: false,
      failure_balance_transaction: null,
      failure_code: decline?.code ?? null,
      failure_message: decline?.message ?? null,
      fraud_details: {},
      livemode: false,
      metadata,
      on_behalf_of: null,
      outcome: outcomeOf(decline),
      paid: isPaid,
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: {
        type: 'card',
        card: {
          ...NOTHING_MORE,
          ...cardShown(method),
          amount_authorized: isPaid ? amount : null,
        },
      },
      receipt_email: receiptEmail,
      receipt_number: null,
      receipt_url: null,
      refunded: false,
      review: null,
      shipping: null,
      source: null,
      source_transfer: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: isPaid ? 'succeeded' : 'failed',
      transfer_data: null,
      transfer_group: null,
    },
    desk.now(),
  );
};
