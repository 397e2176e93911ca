import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { newId, randomText } from '../store/ids';
import type { Inside } from '../store/objects';

/** What a payment is to be. */
export type IntentOrder = {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly setupFutureUsage: Stripe.PaymentIntent.SetupFutureUsage | null;
  readonly metadata: Record<string, string>;
};

/** Writes a payment intent down, for which no card was named yet. */
export const newIntent = (desk: Desk, order: IntentOrder, inside: Inside = {}): Stripe.PaymentIntent => {
  const id = newId('payment_intent');
  return desk.objects.insert(
    'payment_intent',
    {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount: order.amount,
      amount_capturable: 0,
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic',
      client_secret: `${id}_secret_${randomText(24)}`,
      confirmation_method: 'automatic',
      created: desk.now(),
      currency: order.currency,
      customer: order.customer,
      customer_account: null,
      description: order.description,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: order.metadata,
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: order.receiptEmail,
      review: null,
      setup_future_usage: order.setupFutureUsage,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_group: null,
    },
    desk.now(),
    inside,
  );
};
