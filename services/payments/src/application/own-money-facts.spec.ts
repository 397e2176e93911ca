import { invoiceEvents, walletEvents } from '@fieldhouse/events/payments';
import { z } from 'zod';
import { ACCOUNT_FIELDS, ownPartOf } from './own-money-facts';

/** Ids of things, and an instant that is named like somebody. */
const THINGS = new Set([
  ...[
    'invoiceId',
    'leagueId',
    'registrationId',
    'teamId',
    'feeId',
    'lineId',
    'paymentId',
    'refundId',
    'linkId',
  ],
  ...['walletId', 'disputeId', 'grantId', 'cardId', 'sessionId', 'intentId', 'customerId', 'methodId'],
  'evidenceBy',
]);
const namesIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
};

const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'cap', teamId: 't1' },
  currency: 'USD',
};
const taken = (accountId: string, type: string, data: object) =>
  ownPartOf(accountId, { stream: 'invoice', type, at: '2026-11-30T12:00:00.000Z', revision: 3, data });

describe('a fact about money that somebody takes along', () => {
  it('is told by its fields who is named, each of which is known', () => {
    const all = [...invoiceEvents, ...walletEvents].flatMap(({ schema }) =>
      namesIn(z.toJSONSchema(schema, { unrepresentable: 'any' })),
    );
    const named = [...new Set(all)].filter((name) => /(Id|Ids|By)$/.test(name));
    expect(named.filter((name) => !ACCOUNT_FIELDS.has(name) && !THINGS.has(name))).toEqual([]);
    expect([...ACCOUNT_FIELDS, ...THINGS].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('has their own share, and nobody else’s', () => {
    const shares = ['ben', 'kim'].map((accountId) => ({ accountId, amountMinor: 5_000 }));
    const split = { invoiceId: 'i1', shares, splitBy: 'cap' };
    expect(taken('ben', 'InvoiceSplit', split).data).toEqual({ invoiceId: 'i1', shares: [shares[0]] });
    expect(taken('cap', 'InvoiceSplit', split).data).toEqual({ invoiceId: 'i1', shares: [], splitBy: 'cap' });
  });

  it('has the words about them, and none about whoever owes it', () => {
    const payment = {
      books,
      paidBy: 'ben',
      payerId: 'cap',
      amountMinor: 500,
      reason: 'Receipt 17',
      takenBy: 'ana',
    };
    const { payee, currency } = books;
    expect(taken('ben', 'PaymentTaken', payment).data).toEqual({
      ...{ books: { payee, payer: { teamId: 't1' }, currency }, paidBy: 'ben', amountMinor: 500 },
    });
    expect(taken('cap', 'PaymentTaken', payment).data).toEqual({
      ...{ books, payerId: 'cap', amountMinor: 500, reason: 'Receipt 17' },
    });
  });

  it('has what is said of it all, of whom it went to themselves alone, and where it stood', () => {
    const told = { invoiceId: 'i1', recipientIds: ['kim', 'ben'], remindedBy: 'ana', openMinor: 7 };
    expect(taken('ben', 'PayerReminded', told)).toEqual({
      ...{ stream: 'invoice', type: 'PayerReminded', at: '2026-11-30T12:00:00.000Z', revision: 3 },
      data: { invoiceId: 'i1', recipientIds: ['ben'], openMinor: 7 },
    });
    expect(taken('ben', 'CardPaid', { paidBy: null }).data).toEqual({ paidBy: null });
  });
});
