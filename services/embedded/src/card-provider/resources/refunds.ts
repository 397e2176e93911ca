import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { get, post, type Call, type Route } from '../http/call';
import { found, named } from '../http/found';
import { amountOf, requirePayable } from '../http/money-params';
import { answerList } from '../http/paging';
import { missingParameter, notPossible, wrongParameter } from '../http/refusals';
import { formatAmount } from '../money/currencies';
import { newId } from '../store/ids';
import { idOf } from '../store/objects';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

const chargeOf = ({ desk, params }: Call): Stripe.Charge => {
  const [chargeId, intentId] = [params.text('charge'), params.text('payment_intent')];
  if (chargeId !== undefined && intentId !== undefined)
    throw wrongParameter('charge', 'Give either charge or payment_intent.');
  if (chargeId !== undefined) return named(desk, 'charge', chargeId, 'charge');
  if (intentId === undefined) throw missingParameter('charge');
  const latest = idOf(named(desk, 'payment_intent', intentId, 'payment_intent').latest_charge);
  const charge = latest === null ? undefined : desk.objects.get('charge', latest);
  if (!charge?.paid)
    throw notPossible(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  return charge;
};

const requireRefundable = (charge: Stripe.Charge, asked: number | undefined): number => {
  const { id, currency } = charge;
  if (!charge.paid) throw notPossible(`Charge ${id} has not been paid; there is nothing to refund.`);
  if (charge.disputed)
    throw notPossible(`Charge ${id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw notPossible(`Charge ${id} has already been refunded.`, 'charge_already_refunded');
  if (asked !== undefined && asked > left)
    throw notPossible(
      `Refund amount (${formatAmount(asked, currency)}) is greater than unrefunded amount on charge (${formatAmount(left, currency)})`,
      undefined,
      { param: 'amount' },
    );
  return requirePayable(asked ?? left, 'amount', currency);
};

/** Gives money back; what the charge cost is not given back. */
const refund = (
  desk: Desk,
  charge: Stripe.Charge,
  amount: number,
  reason: Stripe.Refund.Reason | null,
  metadata: Record<string, string>,
): Stripe.Refund => {
  const id = newId('refund');
  const { currency } = charge;
  const taken = desk.objects.get('balance_transaction', idOf(charge.balance_transaction) ?? '');
  const transaction = desk.ledger.enter({
    type: 'refund',
    category: 'refund',
    amount: -amount,
    currency,
    source: id,
    description: 'REFUND FOR CHARGE',
    // Money that has not come yet is given back out of what is coming.
    availableOn: taken?.status === 'pending' ? taken.available_on : undefined,
  });
  const made = desk.objects.insert(
    'refund',
    {
      id,
      object: 'refund',
      amount,
      balance_transaction: transaction.id,
      charge: charge.id,
      created: desk.now(),
      currency,
      customer: idOf(charge.customer),
      customer_account: null,
      destination_details: { card: { type: 'refund', reference_status: 'pending' }, type: 'card' },
      metadata,
      payment_intent: idOf(charge.payment_intent),
      payment_method: charge.payment_method,
      reason,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    },
    desk.now(),
  );
  const amountRefunded = charge.amount_refunded + amount;
  const changed = desk.objects.update('charge', charge.id, {
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount_captured,
  });
  desk.events.tell('refund.created', made);
  desk.events.tell('charge.refunded', changed, { amount_refunded: charge.amount_refunded });
  return made;
};

const create = (call: Call): Stripe.Refund => {
  const { desk, params } = call;
  const charge = chargeOf(call);
  const amount = requireRefundable(charge, amountOf(params));
  return refund(desk, charge, amount, params.choice('reason', REASONS) ?? null, params.metadata());
};

/** The bank sends the money back, days after it was refunded. */
export const failRefund = (desk: Desk, id: string): Stripe.Refund => {
  const { status, amount, currency, charge: chargeRef } = found(desk, 'refund', id);
  if (status !== 'succeeded')
    throw notPossible(`Refund ${id} has a status of ${String(status)}; it cannot fail.`);
  const transaction = desk.ledger.enter({
    type: 'refund_failure',
    category: 'refund_failure',
    amount,
    currency,
    source: id,
    description: 'REFUND FAILURE',
  });
  const failed = desk.objects.update('refund', id, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: transaction.id,
  });
  const charge = found(desk, 'charge', idOf(chargeRef) ?? '');
  desk.objects.update('charge', charge.id, {
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  });
  desk.events.tell('refund.updated', failed, { status });
  desk.events.tell('refund.failed', failed);
  return failed;
};

export const REFUND_ROUTES: readonly Route[] = [
  post('refunds.create', '/v1/refunds', create),
  get('refunds.retrieve', '/v1/refunds/:id', ({ desk, id }) => found(desk, 'refund', id)),
  post('refunds.update', '/v1/refunds/:id', ({ desk, params, id }) => {
    const { metadata } = found(desk, 'refund', id);
    const changed = desk.objects.update('refund', id, { metadata: params.metadata(metadata ?? {}) });
    desk.events.tell('refund.updated', changed, { metadata });
    return changed;
  }),
  get('refunds.list', '/v1/refunds', ({ desk, params, path }) =>
    answerList(desk.objects, 'refund', params, path, ['charge', 'payment_intent']),
  ),
];
