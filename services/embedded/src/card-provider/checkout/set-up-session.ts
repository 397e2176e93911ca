import type Stripe from 'stripe';
import { newMethod } from '../cards/method';
import { outcomeWith, type Attempt } from '../cards/payment';
import { NOT_AUTHENTICATED, type Decline, type TestCard } from '../cards/test-cards';
import type { Desk } from '../desk';
import { newCustomer } from '../resources/customers';
import { idOf } from '../store/objects';
import { detailsOf } from './pay-session';

/** Tries to keep a card in a checkout that is open, without taking money. @returns the intent that tells what came of it */
export const setUpWithCard = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  card: TestCard,
  email: string | null,
): Stripe.SetupIntent => tryCard(desk, session, newMethod(desk, card, email), { offSession: false });

/** Goes on after the person was asked for confirmation. @returns undefined when nobody was asked */
export const setUpAuthenticated = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  authentication: NonNullable<Attempt['authentication']>,
): Stripe.SetupIntent | undefined => {
  const intent = desk.objects.get('setup_intent', idOf(session.setup_intent) ?? '');
  const method = desk.objects.get('payment_method', idOf(intent?.payment_method) ?? '');
  if (intent?.status !== 'requires_action' || !method) return undefined;
  return tryCard(desk, session, method, { offSession: false, authentication });
};

const missing = ({ id }: Stripe.Checkout.Session): never => {
  throw new Error(`nothing is set up in ${id}`);
};

const tryCard = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  attempt: Attempt,
): Stripe.SetupIntent => {
  const id = idOf(session.setup_intent) ?? missing(session);
  const { outcome } = outcomeWith(desk, method, attempt);
  if (outcome === 'succeeds') return succeed(desk, session, id, method);
  if (outcome !== 'authenticates') return fail(desk, id, method, outcome);
  return desk.objects.update('setup_intent', id, {
    status: 'requires_action',
    payment_method: method.id,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  });
};

const succeed = (
  desk: Desk,
  session: Stripe.Checkout.Session,
  id: string,
  method: Stripe.PaymentMethod,
): Stripe.SetupIntent => {
  const { email } = method.billing_details;
  const known = idOf(session.customer);
  const isMade = known === null && session.customer_creation === 'always';
  const customer = isMade ? newCustomer(desk, { email }).id : known;
  desk.objects.update('payment_method', method.id, { customer }, { set_up: 'off_session' });
  const done = desk.objects.update('setup_intent', id, {
    ...{ status: 'succeeded', payment_method: method.id, customer },
    ...{ next_action: null, last_setup_error: null },
  });
  const complete = desk.objects.update('checkout.session', session.id, {
    ...{ status: 'complete', url: null, customer, customer_details: detailsOf(email) },
  });
  desk.events.tell('setup_intent.succeeded', done);
  desk.events.tell('checkout.session.completed', complete);
  return done;
};

const fail = (desk: Desk, id: string, method: Stripe.PaymentMethod, decline: Decline): Stripe.SetupIntent => {
  const isUnproved = decline === NOT_AUTHENTICATED;
  const failed = desk.objects.update('setup_intent', id, {
    ...{ status: 'requires_payment_method', payment_method: null, next_action: null },
    last_setup_error: {
      type: isUnproved ? 'invalid_request_error' : 'card_error',
      ...decline,
      ...(isUnproved ? { code: 'setup_intent_authentication_failure' } : {}),
      payment_method: method,
    },
  });
  desk.events.tell('setup_intent.setup_failed', failed);
  return failed;
};
