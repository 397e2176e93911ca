import type { InvoiceEvent, WalletEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { creditPayments } from './credit-payments.process';

const at = '2026-03-02T18:00:00.000Z';
const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'mia', teamId: null },
  currency: 'USD',
} as const;
const after = (event: InvoiceEvent | WalletEvent) => reactionsTo(creditPayments, [event]).flat();
const asked = (aggregate: string, id: string, request: object) => [
  { kind: 'dispatch', command: { aggregate, id, request } },
];
const about = { paymentId: 'p1', walletId: 'w1' };

describe('credit between a wallet and an invoice', () => {
  it('is taken by the invoice that it is held for', () => {
    const held: WalletEvent = {
      type: 'CreditHeld',
      data: {
        ...{ ...about, books, accountId: 'mia', invoiceId: 'i1', title: 'Dues', amountMinor: 500 },
        ...{ parts: [{ grantId: 'g1', amountMinor: 500 }], heldAt: at },
      },
    };
    expect(after(held)).toEqual(
      asked('invoice', 'i1', {
        ...{ type: 'TakeCredit', ...about, accountId: 'mia', amountMinor: 500, currency: 'USD' },
      }),
    );
  });

  it('is settled by what the invoice says, be it nothing', () => {
    const paid: InvoiceEvent = {
      type: 'CreditPaid',
      data: {
        ...{ ...about, invoiceId: 'i1', books, paidBy: 'mia', offeredMinor: 500, amountMinor: 300 },
        ...{ owedMinor: 300, earlyMinor: 0, overMinor: 0, lines: [], paidAt: at },
      },
    };
    const settle = { type: 'SettleCredit', paymentId: 'p1' };
    expect(after(paid)).toEqual(asked('wallet', 'w1', { ...settle, takenMinor: 300 }));
    const data = { ...about, invoiceId: 'i1', paidBy: 'mia', offeredMinor: 500, refusedAt: at };
    expect(after({ type: 'CreditRefused', data })).toEqual(
      asked('wallet', 'w1', { ...settle, takenMinor: 0 }),
    );
  });

  it('goes back with a refund of it, and with no other', () => {
    const refunded = (more: object): InvoiceEvent => ({
      type: 'RefundPaid',
      data: {
        ...{ invoiceId: 'i1', books, refundId: 'f1', paymentId: 'p1', amountMinor: 200, lines: [] },
        ...{ fromOverMinor: 0, fromDepositMinor: 0, way: 'cash', paidAt: at, ...more },
      },
    });
    expect(after(refunded({ way: 'credit', walletId: 'w1' }))).toEqual(
      asked('wallet', 'w1', { type: 'ReturnCredit', paymentId: 'p1', refundId: 'f1', amountMinor: 200 }),
    );
    expect(after(refunded({}))).toEqual([]);
  });
});
