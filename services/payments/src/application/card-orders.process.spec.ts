import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { cardOrders } from './card-orders.process';

const at = '2026-03-02T18:00:00.000Z';
const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'a1', teamId: null },
  currency: 'USD',
} as const;
const react = (event: InvoiceEvent) =>
  cardOrders.react({ ...event, id: 'e1', metadata: { occurredAt: at } } as RecordedEvent<InvoiceEvent>);
const order = (request: object) => [
  {
    ...{ kind: 'schedule', at, timerId: 'card-order-e1', jobId: `card-order-e1@${at}` },
    command: { aggregate: 'cardOrder', id: 'i1', request },
  },
];
const asked = (needsApproval: boolean): InvoiceEvent => ({
  type: 'RefundAsked',
  data: {
    ...{ invoiceId: 'i1', books, refundId: 'f1', paymentId: 'p1', amountMinor: 500, fromOverMinor: 0 },
    ...{ needsApproval, payerId: 'a1', reason: 'Rain', askedBy: 'tre', askedAt: at },
  },
});

const paid = (paidBy: string | null): InvoiceEvent => ({
  type: 'CardPaid',
  data: {
    ...{ invoiceId: 'i1', books, paymentId: 'p1', paidBy, amountMinor: 500, owedMinor: 500 },
    ...{ earlyMinor: 0, overMinor: 0, lines: [], surchargeMinor: 0, feeMinor: 0 },
    ...{ intentId: 'pi_1', paidAt: at },
  },
});
const taken = (paidBy: string | null): InvoiceEvent => ({
  type: 'PaymentTaken',
  data: {
    ...{ invoiceId: 'i1', books, paymentId: 'p1', paidBy, amountMinor: 500, owedMinor: 500 },
    ...{ earlyMinor: 0, overMinor: 0, lines: [], way: 'cash', receivedOn: '2026-03-02', reason: 'Slip' },
    ...{ payerId: 'a1', takenBy: 'tre', takenAt: at },
  },
});

describe('what the card provider is to do', () => {
  it('is to send back what needs nobody else’s yes, or has it', () => {
    expect(react(asked(false))).toStrictEqual(order({ type: 'SendRefund', refundId: 'f1' }));
    expect(react(asked(true))).toStrictEqual([]);
    expect(
      react({
        type: 'RefundApproved',
        data: { invoiceId: 'i1', refundId: 'f1', approvedBy: 'own', approvedAt: at },
      }),
    ).toStrictEqual(order({ type: 'SendRefund', refundId: 'f1' }));
  });

  it('is to charge a kept card, and to forget one that is kept no more', () => {
    const charge = { invoiceId: 'i1', paymentId: 'p1' } as Extract<
      InvoiceEvent,
      { type: 'CardChargeStarted' }
    >['data'];
    expect(react({ type: 'CardChargeStarted', data: charge })).toStrictEqual(
      order({ type: 'ChargeCard', paymentId: 'p1' }),
    );
    const card = { invoiceId: 'i1', cardId: 'c1' } as Extract<InvoiceEvent, { type: 'CardRemoved' }>['data'];
    expect(react({ type: 'CardRemoved', data: card })).toStrictEqual(
      order({ type: 'DetachCard', cardId: 'c1' }),
    );
  });

  it('is to end the pages of what nobody owes any more', () => {
    const data = {
      invoiceId: 'i1',
      books,
      lines: [],
      payerId: 'a1',
      reason: 'Twice',
      voidedBy: null,
      voidedAt: at,
    };
    expect(react({ type: 'InvoiceVoided', data })).toStrictEqual(order({ type: 'EndCheckouts' }));
    const ended: InvoiceEvent = { type: 'InvoiceEnded', data: { invoiceId: 'i1', percent: 0, endedAt: at } };
    expect(react(ended)).toStrictEqual(order({ type: 'EndCheckouts' }));
    const reduced = { invoiceId: 'i1', books, lines: [], reducedAt: at };
    expect(react({ type: 'InvoiceReduced', data: reduced })).toStrictEqual(order({ type: 'EndCheckouts' }));
  });

  it('is to end the pages of what they have lost, not of what is held for longer', () => {
    const held = (holdUntil: string | null): InvoiceEvent => ({
      type: 'InvoiceHeld',
      data: { invoiceId: 'i1', holdUntil },
    });
    expect(react(held(at))).toStrictEqual(order({ type: 'EndCheckouts' }));
    expect(react(held('2026-03-02T18:15:00.000Z'))).toStrictEqual([]);
    expect(react(held(null))).toStrictEqual([]);
  });

  it('is to end the pages that somebody began before they paid, however they did', () => {
    expect(react(paid('a1'))).toStrictEqual(order({ type: 'EndOvertakenCheckouts' }));
    expect(react(taken('a1'))).toStrictEqual(order({ type: 'EndOvertakenCheckouts' }));
    expect(react(taken(null))).toStrictEqual([]);
  });

  it('is to end the pages of links that are revoked or paid with', () => {
    expect(react(paid(null))).toStrictEqual(order({ type: 'EndLinkCheckouts' }));
    const revoked = { invoiceId: 'i1', linkId: 'k1', revokedBy: 'a1' };
    expect(react({ type: 'PaymentLinkRevoked', data: revoked })).toStrictEqual(
      order({ type: 'EndLinkCheckouts' }),
    );
  });
});
