import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { chargeFee } from '../money/fees';
import { newId } from '../store/ids';
import { idOf } from '../store/objects';
import {
  NEEDS_PERSON,
  NOT_AUTHENTICATED,
  TEST_CARDS,
  type Decline,
  type Outcome,
  type TestCard,
} from './test-cards';
import { newCharge } from './charge';

/** How a payment is tried. */
export type Attempt = {
  /** The person is not there. */
  readonly offSession: boolean;
  /** The caller would rather have the payment refused than ask the person for confirmation. */
  readonly mustNotAsk?: boolean;
  /** The person was asked for confirmation, and what they did. */
  readonly authentication?: 'completed' | 'failed';
};

const DAY_SECONDS = 24 * 60 * 60;
/** Money of charges is available after two days. */
const AVAILABLE_AFTER_SECONDS = 2 * DAY_SECONDS;
const DISPUTED_AFTER_MS = 60_000;

const outcomeOf = (card: TestCard, isSetUp: boolean, attempt: Attempt): Outcome => {
  const { offSession, mustNotAsk = false, authentication } = attempt;
  if (authentication === 'failed') return NOT_AUTHENTICATED;
  const asks = card.onSession === 'authenticates';
  if (offSession) return asks && !isSetUp ? NEEDS_PERSON : card.offSession;
  if (asks && mustNotAsk) return NEEDS_PERSON;
  return asks && authentication === 'completed' ? 'succeeds' : card.onSession;
};

/** What becomes of trying a card, and which card it is. */
export const outcomeWith = (
  desk: Desk,
  method: Stripe.PaymentMethod,
  attempt: Attempt,
): { readonly card: TestCard; readonly outcome: Outcome } => {
  const { card: number, set_up: setUp } = desk.objects.inside(method.id);
  const card = TEST_CARDS.find((one) => one.number === number);
  if (!card) throw new Error(`the card of ${method.id} is unknown`);
  return { card, outcome: outcomeOf(card, setUp === 'off_session', attempt) };
};

/**
 * Tries to take the money of an intent from a card. Whatever comes of it stands in the intent, and is told.
 *
 * @returns the intent: succeeded, waiting for confirmation, or waiting for another card
 */
export const tryPayment = (
  desk: Desk,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  attempt: Attempt,
): Stripe.PaymentIntent => {
  const { card, outcome } = outcomeWith(desk, method, attempt);
  if (outcome === 'authenticates')
    return desk.objects.update('payment_intent', intent.id, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    });
  return outcome === 'succeeds' ? succeed(desk, intent, method, card) : fail(desk, intent, method, outcome);
};

const succeed = (
  desk: Desk,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: TestCard,
): Stripe.PaymentIntent => {
  const { amount, currency, description } = intent;
  const id = newId('charge');
  const transaction = desk.ledger.enter({
    type: 'charge',
    category: 'charge',
    amount,
    fee: chargeFee(amount),
    currency,
    source: id,
    description,
    availableOn: desk.now() + AVAILABLE_AFTER_SECONDS,
  });
  const charge = newCharge(desk, { id, intent, method, transaction: transaction.id });
  keepCard(desk, intent, method);
  const paid = desk.objects.update('payment_intent', intent.id, {
    status: 'succeeded',
    amount_received: amount,
    latest_charge: id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  });
  desk.events.tell('charge.succeeded', charge);
  desk.events.tell('payment_intent.succeeded', paid);
  if (card.isDisputedLater) desk.tasks.plan('open_dispute', id, desk.clock() + DISPUTED_AFTER_MS);
  return paid;
};

/** A card is kept for later with the person whom it belongs to, if that was agreed on; else it serves once. */
const keepCard = (desk: Desk, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void => {
  const customer = idOf(intent.customer);
  if (intent.setup_future_usage && customer !== null)
    desk.objects.update('payment_method', method.id, { customer }, { set_up: intent.setup_future_usage });
  else desk.objects.update('payment_method', method.id, {}, { used: 'yes' });
};

const fail = (
  desk: Desk,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): Stripe.PaymentIntent => {
  // Without confirmation the bank is not even asked.
  const charge =
    decline === NOT_AUTHENTICATED
      ? undefined
      : newCharge(desk, { id: newId('charge'), intent, method, decline });
  const failed = desk.objects.update('payment_intent', intent.id, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge?.id ?? idOf(intent.latest_charge),
    last_payment_error: {
      type: decline === NOT_AUTHENTICATED ? 'invalid_request_error' : 'card_error',
      ...decline,
      charge: charge?.id,
      payment_method: method,
    },
  });
  if (charge) desk.events.tell('charge.failed', charge);
  desk.events.tell('payment_intent.payment_failed', failed);
  return failed;
};
