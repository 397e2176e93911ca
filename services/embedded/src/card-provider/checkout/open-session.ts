import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { newSetupIntent } from '../resources/setup-intents';
import { newId } from '../store/ids';
import type { Basket } from './line-items';

/** A checkout as it was ordered. */
export type SessionOrder = {
  /** Null: nothing is paid, a card is set up to be charged later. */
  readonly basket: Basket | null;
  readonly currency: string | null;
  readonly customer: string | null;
  readonly customerEmail: string | null;
  readonly customerCreation: 'always' | 'if_required';
  readonly reference: string | null;
  readonly metadata: Record<string, string>;
  readonly expiresAt: number;
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
  readonly submitType: Stripe.Checkout.Session.SubmitType | null;
  readonly paymentLink: string | null;
  readonly intent: IntentData;
};

/** What the payment of a checkout is to carry. */
export type IntentData = {
  readonly metadata: Record<string, string>;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly setupFutureUsage: 'off_session' | 'on_session' | null;
};

/** Opens a checkout at an address that only who has it can guess. */
export const openSession = (desk: Desk, order: SessionOrder): Stripe.Checkout.Session => {
  const id = newId('checkout.session');
  const { basket, expiresAt, intent } = order;
  const total = basket?.total ?? null;
  const session = desk.objects.insert(
    'checkout.session',
    {
      id,
      object: 'checkout.session',
      adaptive_pricing: null,
      after_expiration: null,
      allow_promotion_codes: null,
      allowed_payment_method_types: null,
      amount_subtotal: total,
      amount_total: total,
      automatic_tax: { enabled: false, liability: null, provider: null, status: null },
      billing_address_collection: null,
      cancel_url: order.cancelUrl,
      client_reference_id: order.reference,
      client_secret: null,
      collected_information: null,
      consent: null,
      consent_collection: null,
      created: desk.now(),
      currency: order.currency,
      currency_conversion: null,
      custom_fields: [],
      custom_text: {
        after_submit: null,
        shipping_address: null,
        submit: null,
        terms_of_service_acceptance: null,
      },
      customer: order.customer,
      customer_account: null,
      customer_creation: order.customer === null ? order.customerCreation : null,
      customer_details: null,
      customer_email: order.customerEmail,
      discounts: [],
      expires_at: expiresAt,
      integration_identifier: null,
      invoice: null,
      invoice_creation: null,
      livemode: false,
      locale: null,
      managed_payments: null,
      metadata: order.metadata,
      mode: basket === null ? 'setup' : 'payment',
      origin_context: null,
      payment_intent: null,
      payment_link: order.paymentLink,
      payment_method_collection: basket === null ? 'always' : 'if_required',
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_status: basket === null ? 'no_payment_required' : 'unpaid',
      permissions: null,
      phone_number_collection: { enabled: false },
      recovered_from: null,
      saved_payment_method_options: null,
      setup_intent: basket === null ? newSetupIntent(desk, { ...intent, customer: order.customer }).id : null,
      shipping_address_collection: null,
      shipping_cost: null,
      shipping_options: [],
      status: 'open',
      submit_type: order.submitType,
      subscription: null,
      success_url: order.successUrl,
      total_details: basket && { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      ui_mode: 'hosted_page',
      url: `${desk.publicUrl()}/c/pay/${id}`,
      wallet_options: null,
    },
    desk.now(),
    { items: JSON.stringify(basket?.items ?? []), intent: JSON.stringify(intent) },
  );
  desk.tasks.plan('expire_session', id, expiresAt * 1_000);
  return session;
};
