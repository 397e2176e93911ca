import type Stripe from 'stripe';
import { newMethod } from '../cards/method';
import { tryPayment, type Attempt } from '../cards/payment';
import type { TestCard } from '../cards/test-cards';
import type { Desk } from '../desk';
import { cancelIntent } from '../resources/payment-intents';
import { cancelSetup } from '../resources/setup-intents';
import { newCustomer } from '../resources/customers';
import { newIntent } from '../resources/new-intent';
import { idOf } from '../store/objects';
import { countPaid } from './follow-link';
import type { KeptItem } from './line-items';
import type { IntentData } from './open-session';

/** What is bought in a checkout. */
export const itemsOf = (desk: Desk, id: string): readonly KeptItem[] =>
  JSON.parse(desk.objects.inside(id)['items'] ?? '[]') as readonly KeptItem[];

/** The customer of a checkout, made when a card is to be kept or the caller wants one. */
const customerOf = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  email: string | null,
  { setupFutureUsage }: IntentData,
): string | null => {
  const known = idOf(session.customer);
  if (known !== null || (session.customer_creation !== 'always' && setupFutureUsage === null)) return known;
  return newCustomer(desk, { email }).id;
};

const intentOf = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  email: string | null,
): Stripe.PaymentIntent => {
  const known = desk.objects.get('payment_intent', idOf(session.payment_intent) ?? '');
  if (known) return known;
  const data = JSON.parse(desk.objects.inside(session.id)['intent'] ?? '{}') as IntentData;
  const customer = customerOf(desk, session, email, data);
  const intent = newIntent(
    desk,
    { ...data, amount: session.amount_total ?? 0, currency: session.currency ?? '', customer },
    { session: session.id },
  );
  desk.objects.update('checkout.session', session.id, { payment_intent: intent.id, customer });
  return intent;
};

/** Tries to pay a checkout that is open with a card. @returns the intent that tells what came of it */
export const payWithCard = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  card: TestCard,
  email: string | null,
): Stripe.PaymentIntent => {
  const intent = intentOf(desk, session, email);
  return completed(
    desk,
    session,
    email,
    tryPayment(desk, intent, newMethod(desk, card, email), { offSession: false }),
  );
};

/** Goes on after the person was asked for confirmation. @returns undefined when nobody was asked */
export const authenticated = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  authentication: NonNullable<Attempt['authentication']>,
): Stripe.PaymentIntent | undefined => {
  const intent = desk.objects.get('payment_intent', idOf(session.payment_intent) ?? '');
  const method = desk.objects.get('payment_method', idOf(intent?.payment_method) ?? '');
  if (intent?.status !== 'requires_action' || !method) return undefined;
  const tried = tryPayment(desk, intent, method, { offSession: false, authentication });
  return completed(desk, session, method.billing_details.email, tried);
};

/** What a checkout has asked of who completes it. */
export const detailsOf = (email: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

const completed = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  email: string | null,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent => {
  if (intent.status !== 'succeeded') return intent;
  const done = desk.objects.update('checkout.session', session.id, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: detailsOf(email),
  });
  const link = idOf(session.payment_link);
  if (link !== null) countPaid(desk, link);
  desk.events.tell('checkout.session.completed', done);
  return intent;
};

/** Ends a checkout that is open, and with it its payment or what sets its card up. */
export const expireSession = (desk: Desk, session: Stripe.Checkout.Session): Stripe.Checkout.Session => {
  const expired = desk.objects.update('checkout.session', session.id, { status: 'expired', url: null });
  const intent = idOf(session.payment_intent);
  if (intent !== null) cancelIntent(desk, intent, 'expired');
  const setup = idOf(session.setup_intent);
  if (setup !== null) cancelSetup(desk, setup);
  desk.events.tell('checkout.session.expired', expired);
  return expired;
};
