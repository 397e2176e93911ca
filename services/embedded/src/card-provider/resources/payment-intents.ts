import type Stripe from 'stripe';
import { methodNamed, requireUsable } from '../cards/method';
import { tryPayment, type Attempt } from '../cards/payment';
import type { Desk } from '../desk';
import { Failed, get, post, type Call, type Route } from '../http/call';
import { found, named } from '../http/found';
import { currencyOf, requireCards, requireChargeable } from '../http/money-params';
import { answerList } from '../http/paging';
import { notPossible, wrongParameter } from '../http/refusals';
import type { Params } from '../http/params';
import { idOf } from '../store/objects';
import { newIntent } from './new-intent';

const CANCELLABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** The answer to a confirmation: the intent, or that the card was declined. */
const answerOf = (intent: Stripe.PaymentIntent): Stripe.PaymentIntent | Failed => {
  const error = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !error) return intent;
  return new Failed(402, {
    type: 'card_error',
    code: error.code ?? 'card_declined',
    decline_code: error.decline_code,
    message: error.message ?? '',
    charge: error.charge,
    payment_intent: intent,
    payment_method: error.payment_method,
  });
};

const readAttempt = (params: Params): Attempt => {
  params.text('return_url');
  return {
    offSession: params.flag('off_session') ?? false,
    mustNotAsk: params.flag('error_on_requires_action') ?? false,
  };
};

const confirm = (
  desk: Desk,
  intent: Stripe.PaymentIntent,
  methodId: string | undefined,
  attempt: Attempt,
): Stripe.PaymentIntent | Failed => {
  const name = methodId ?? idOf(intent.payment_method);
  if (name === null)
    throw wrongParameter(
      'payment_method',
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'parameter_missing',
    );
  const method = methodNamed(desk, name);
  requireUsable(desk, method, idOf(intent.customer));
  return answerOf(tryPayment(desk, intent, method, attempt));
};

const create = ({ desk, params }: Call): Stripe.PaymentIntent | Failed => {
  const currency = currencyOf(params);
  const amount = requireChargeable(params.needInteger('amount'), 'amount', currency);
  const customer = params.text('customer');
  if (customer !== undefined) named(desk, 'customer', customer, 'customer');
  const methodId = params.text('payment_method');
  readKinds(params);
  const attempt = readAttempt(params);
  const isConfirmed = params.flag('confirm') ?? false;
  if (attempt.offSession && !isConfirmed)
    throw wrongParameter('off_session', 'off_session can only be given with confirm=true.');
  const intent = newIntent(desk, {
    amount,
    currency,
    customer: customer ?? null,
    description: params.text('description') ?? null,
    receiptEmail: params.text('receipt_email') ?? null,
    setupFutureUsage: params.choice('setup_future_usage', ['off_session', 'on_session']) ?? null,
    metadata: params.metadata(),
  });
  if (isConfirmed) return confirm(desk, intent, methodId, attempt);
  if (methodId === undefined) return intent;
  const method = methodNamed(desk, methodId);
  requireUsable(desk, method, customer ?? null);
  return desk.objects.update('payment_intent', intent.id, {
    payment_method: method.id,
    status: 'requires_confirmation',
  });
};

const readKinds = (params: Params): void => {
  requireCards(params, 'allowed_payment_method_types');
  const automatic = params.group('automatic_payment_methods');
  automatic?.flag('enabled');
  automatic?.choice('allow_redirects', ['always', 'never']);
};

/** Calls an intent off, whoever asks. */
export const cancelIntent = (
  desk: Desk,
  id: string,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent => {
  const canceled = desk.objects.update('payment_intent', id, {
    status: 'canceled',
    canceled_at: desk.now(),
    cancellation_reason: reason,
    next_action: null,
  });
  desk.events.tell('payment_intent.canceled', canceled);
  return canceled;
};

const requireStatus = (intent: Stripe.PaymentIntent, allowed: readonly string[], deed: string): void => {
  if (!allowed.includes(intent.status))
    throw notPossible(
      `You cannot ${deed} this PaymentIntent because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
      { payment_intent: intent },
    );
};

export const PAYMENT_INTENT_ROUTES: readonly Route[] = [
  post('paymentIntents.create', '/v1/payment_intents', create),
  get('paymentIntents.retrieve', '/v1/payment_intents/:id', ({ desk, id }) =>
    found(desk, 'payment_intent', id),
  ),
  get('paymentIntents.list', '/v1/payment_intents', ({ desk, params, path }) =>
    answerList(desk.objects, 'payment_intent', params, path, ['customer']),
  ),
  post('paymentIntents.confirm', '/v1/payment_intents/:id/confirm', ({ desk, params, id }) => {
    const intent = found(desk, 'payment_intent', id);
    requireStatus(intent, ['requires_payment_method', 'requires_confirmation'], 'confirm');
    return confirm(desk, intent, params.text('payment_method'), readAttempt(params));
  }),
  post('paymentIntents.cancel', '/v1/payment_intents/:id/cancel', ({ desk, params, id }) => {
    const intent = found(desk, 'payment_intent', id);
    const reason = params.choice('cancellation_reason', REASONS) ?? null;
    requireStatus(intent, CANCELLABLE, 'cancel');
    if (desk.objects.inside(id)['session'] !== undefined)
      throw notPossible(
        'You cannot cancel PaymentIntents created by Checkout Sessions: expire the session instead.',
        'payment_intent_unexpected_state',
      );
    return cancelIntent(desk, id, reason);
  }),
];
