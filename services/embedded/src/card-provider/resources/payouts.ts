import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { get, post, type Call, type Route } from '../http/call';
import { found } from '../http/found';
import { amountOf, currencyOf } from '../http/money-params';
import { answerList } from '../http/paging';
import { missingParameter, notPossible } from '../http/refusals';
import { newId } from '../store/ids';

type PayoutOrder = {
  readonly amount: number;
  readonly currency: string;
  readonly isAutomatic: boolean;
  readonly description: string | null;
  readonly descriptor: string | null;
  readonly metadata: Record<string, string>;
};

const ARRIVES_AFTER_SECONDS = 24 * 60 * 60;
const STATUSES = ['pending', 'paid', 'failed', 'canceled'] as const;

/** Sends money to the bank; it arrives a day later. */
export const newPayout = (desk: Desk, order: PayoutOrder): Stripe.Payout => {
  const { amount, currency, isAutomatic } = order;
  const id = newId('payout');
  const transaction = desk.ledger.enter({
    type: 'payout',
    category: 'payout',
    amount: -amount,
    currency,
    source: id,
    description: order.description ?? 'STRIPE PAYOUT',
  });
  if (isAutomatic) desk.objects.update('balance_transaction', transaction.id, {}, { payout: id });
  const arrival = desk.now() + ARRIVES_AFTER_SECONDS;
  const payout = desk.objects.insert(
    'payout',
    {
      id,
      object: 'payout',
      amount,
      application_fee: null,
      application_fee_amount: null,
      arrival_date: arrival,
      automatic: isAutomatic,
      balance_transaction: transaction.id,
      created: desk.now(),
      currency,
      description: order.description,
      destination: 'ba_practice_bank_account',
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: order.metadata,
      method: 'standard',
      original_payout: null,
      payout_method: null,
      reconciliation_status: isAutomatic ? 'completed' : 'not_applicable',
      reversed_by: null,
      source_type: 'card',
      statement_descriptor: order.descriptor,
      status: 'pending',
      trace_id: null,
      type: 'bank_account',
    },
    desk.now(),
  );
  desk.events.tell('payout.created', payout);
  desk.tasks.plan('pay_payout', id, arrival * 1_000);
  return payout;
};

/** The money arrives. */
export const payPayout = (desk: Desk, id: string): Stripe.Payout => {
  requirePending(found(desk, 'payout', id));
  const paid = desk.objects.update('payout', id, { status: 'paid' });
  desk.events.tell('payout.paid', paid, { status: 'pending' });
  return paid;
};

/** The bank sends the money back. */
export const failPayout = (desk: Desk, id: string): Stripe.Payout => {
  const payout = found(desk, 'payout', id);
  requirePending(payout);
  const transaction = desk.ledger.enter({
    type: 'payout_failure',
    category: 'payout_reversal',
    amount: payout.amount,
    currency: payout.currency,
    source: id,
    description: 'STRIPE PAYOUT FAILURE',
  });
  const failed = desk.objects.update('payout', id, {
    status: 'failed',
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    failure_balance_transaction: transaction.id,
  });
  desk.events.tell('payout.failed', failed, { status: 'pending' });
  return failed;
};

const requirePending = ({ id, status }: Stripe.Payout): void => {
  if (status !== 'pending') throw notPossible(`Payout ${id} has a status of ${status}; it is not pending.`);
};

const create = ({ desk, params }: Call): Stripe.Payout => {
  const amount = amountOf(params);
  if (amount === undefined) throw missingParameter('amount');
  const currency = currencyOf(params);
  params.choice('method', ['standard']);
  params.choice('source_type', ['card']);
  const available = desk.ledger.balances().find((row) => row.currency === currency)?.available ?? 0;
  if (amount > available)
    throw notPossible(
      'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low.',
      'balance_insufficient',
    );
  return newPayout(desk, {
    amount,
    currency,
    isAutomatic: false,
    description: params.text('description') ?? null,
    descriptor: params.text('statement_descriptor', 22) ?? null,
    metadata: params.metadata(),
  });
};

export const PAYOUT_ROUTES: readonly Route[] = [
  post('payouts.create', '/v1/payouts', create),
  get('payouts.retrieve', '/v1/payouts/:id', ({ desk, id }) => found(desk, 'payout', id)),
  get('payouts.list', '/v1/payouts', ({ desk, params, path }) => {
    const status = params.choice('status', STATUSES);
    return answerList(desk.objects, 'payout', params, path, [], status ? { status } : {});
  }),
];
