import type Stripe from 'stripe';
import { get, type Call, type Route } from '../http/call';
import { found, named } from '../http/found';
import { answerList } from '../http/paging';
import { wrongParameter } from '../http/refusals';

const retrieve = ({ desk }: Call): Stripe.Balance => {
  const rows = desk.ledger.balances();
  const amounts = (field: 'available' | 'pending') =>
    rows.map((row) => ({
      amount: row[field],
      currency: row.currency,
      source_types: { card: row[field] },
    }));
  return { object: 'balance', available: amounts('available'), livemode: false, pending: amounts('pending') };
};

const list = ({ desk, params, path }: Call) => {
  const payout = params.text('payout');
  if (payout !== undefined && !named(desk, 'payout', payout, 'payout').automatic)
    throw wrongParameter(
      'payout',
      'Balance transaction history can only be filtered on automatic transfers, not manual.',
    );
  return answerList(
    desk.objects,
    'balance_transaction',
    params,
    path,
    ['type', 'source', 'currency'],
    payout === undefined ? {} : { payout },
  );
};

export const BALANCE_ROUTES: readonly Route[] = [
  get('balance.retrieve', '/v1/balance', retrieve),
  get('balanceTransactions.retrieve', '/v1/balance_transactions/:id', ({ desk, id }) =>
    found(desk, 'balance_transaction', id),
  ),
  get('balanceTransactions.list', '/v1/balance_transactions', list),
];
