import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { specification } from '@fieldhouse/kernel/testing';
import { invoiceDecider } from './invoice.decider';
import { at, books, captain, command, issued, says, started, treasurer } from './invoice.fixture';

const { given } = specification(invoiceDecider);
const offer = (amountMinor: number, more: object = {}, by: object = captain) =>
  command({ type: 'OfferCredit', amountMinor, currency: 'USD', ...more }, by);
const take = (amountMinor: number, more: object = {}, by: object = {}) =>
  command(
    {
      ...{ type: 'TakeCredit', paymentId: 'p1', walletId: 'w1', accountId: 'cap', amountMinor },
      ...{ currency: 'USD', ...more },
    },
    by,
  );
const paid = (amountMinor: number, lines: readonly (readonly [string, string, number])[]): InvoiceEvent => ({
  type: 'CreditPaid',
  data: {
    ...{ invoiceId: 'i1', books, paymentId: 'p1', paidBy: 'cap', walletId: 'w1' },
    ...{ offeredMinor: amountMinor, amountMinor, owedMinor: amountMinor, earlyMinor: 0, overMinor: 0 },
    lines: lines.map(([lineId, dueOn, minor]) => ({ lineId, dueOn, amountMinor: minor })),
    paidAt: at,
  },
});
const deposit = paid(20_000, [['deposit', '2026-03-02', 20_000]]);
const refused = (offeredMinor: number, refusedAt = at): InvoiceEvent => ({
  type: 'CreditRefused',
  data: { invoiceId: 'i1', paymentId: 'p1', paidBy: 'cap', walletId: 'w1', offeredMinor, refusedAt },
});
const voided: InvoiceEvent = {
  type: 'InvoiceVoided',
  data: { invoiceId: 'i1', books, lines: [], payerId: 'cap', reason: 'x', voidedBy: null, voidedAt: at },
};
const held = issued({ holdUntil: '2026-03-02T19:00:00.000Z' });
const typesOf = (events: readonly InvoiceEvent[]) => events.map(({ type }) => type);

describe('credit that somebody is about to use', () => {
  it('may be as much as is open, of whoever pays', () => {
    given(issued()).when(offer(100_000)).then();
    given(issued())
      .when(offer(1, {}, { accountId: 'ned', leads: true }))
      .then();
    given(issued()).when(offer(100_001)).thenRefused('above_open', { openMinor: 100_000, currency: 'USD' });
    given(issued())
      .when(offer(1, { currency: 'EUR' }))
      .thenRefused('currency_differs', { currency: 'USD' });
    given(issued())
      .when(offer(1, {}, treasurer))
      .thenRefused('not_payer');
    given(issued())
      .when(offer(1, {}, { accountId: 'eve' }))
      .thenRefused('not_found');
    given(issued(), voided).when(offer(1)).thenRefused('invoice_over');
    given(
      issued(),
      paid(100_000, [
        ['deposit', '2026-03-02', 20_000],
        ['first', '2026-04-01', 40_000],
        ['second', '2026-05-01', 40_000],
      ]),
    )
      .when(offer(1))
      .thenRefused('nothing_open');
    given(held)
      .when(offer(1, {}, { ...captain, at: '2026-03-02T19:00:00.000Z' }))
      .thenRefused('hold_over');
  });
});

describe('credit that a wallet holds', () => {
  it('pays what is due first, once, and secures what the invoice is for', () => {
    const [payment, secured] = given(issued()).when(take(30_000)).events();
    expect(payment).toEqual(
      paid(30_000, [
        ['deposit', '2026-03-02', 20_000],
        ['first', '2026-04-01', 10_000],
      ]),
    );
    expect(secured?.type).toBe('InvoiceSecured');
    given(issued(), deposit).when(take(30_000)).then();
  });

  it('is a deposit before anything is owed', () => {
    const [payment] = given(held).when(take(20_000)).events();
    expect(payment?.data).toMatchObject({ owedMinor: 0, earlyMinor: 20_000 });
  });

  it('is taken only as far as something is open', () => {
    const open = given(
      issued(),
      paid(70_000, [
        ['deposit', '2026-03-02', 20_000],
        ['first', '2026-04-01', 40_000],
        ['second', '2026-05-01', 10_000],
      ]),
    );
    const [payment] = open.when(take(50_000, { paymentId: 'p2' })).events();
    expect(payment?.data).toMatchObject({ offeredMinor: 50_000, amountMinor: 30_000 });
  });

  it('is refused for good where nothing is to be paid', () => {
    given(issued(), voided).when(take(500)).then(refused(500));
    given(issued())
      .when(take(500, { currency: 'EUR' }))
      .then(refused(500));
    given(held)
      .when(take(500, {}, { at: '2026-03-02T19:00:00.000Z' }))
      .then(refused(500, '2026-03-02T19:00:00.000Z'));
    given(issued(), refused(500)).when(take(500)).then();
  });
});

describe('what was paid with credit', () => {
  const choice = (amountMinor: number) => ({ kind: 'amount', amountMinor });
  const refund = (amountMinor: number) =>
    command(
      { type: 'RefundPayment', paymentId: 'p1', refundId: 'f1', choice: choice(amountMinor), reason: 'Rain' },
      treasurer,
    );

  it('goes back to the wallet at once', () => {
    const events = given(issued(), deposit).when(refund(5_000)).events();
    expect(typesOf(events)).toEqual(['RefundAsked', 'RefundPaid']);
    expect(events[1]?.data).toMatchObject({ way: 'credit', walletId: 'w1', amountMinor: 5_000 });
    given(issued(), deposit).when(refund(20_001)).thenRefused('above_captured');
  });

  it('goes back to it when the place ends', () => {
    const end = command({ type: 'EndInvoice', percent: 50, reason: 'Withdrawn' });
    const events = given(issued(), deposit).when(end).events();
    expect(events.find(({ type }) => type === 'RefundPaid')?.data).toMatchObject({
      ...{ way: 'credit', walletId: 'w1', amountMinor: 10_000 },
    });
  });

  it('goes back to it where a member pays their share later, and nothing to a card', () => {
    const share: InvoiceEvent = {
      type: 'InvoiceSplit',
      data: { invoiceId: 'i1', shares: [{ accountId: 'mia', amountMinor: 30_000 }], splitBy: 'cap' },
    };
    const all = paid(100_000, [
      ['deposit', '2026-03-02', 20_000],
      ['first', '2026-04-01', 40_000],
      ['second', '2026-05-01', 40_000],
    ]);
    const begun = started('p2', 30_000, { paidBy: 'mia' });
    const events = given(issued(), share, begun, all)
      .when(command(says('p2', 'paid', { chargeMinor: 30_000 })))
      .events();
    expect(typesOf(events)).toEqual(['CardPaid', 'RefundAsked', 'RefundPaid', 'InvoiceSecured']);
    expect(events[2]?.data).toMatchObject({
      ...{ paymentId: 'p1', way: 'credit', walletId: 'w1', amountMinor: 30_000, fromOverMinor: 30_000 },
    });
  });

  it('is no mistake that could be taken back', () => {
    given(issued(), deposit)
      .when(command({ type: 'ReversePayment', paymentId: 'p1', reason: 'Twice' }, treasurer))
      .thenRefused('payment_by_credit');
  });
});
