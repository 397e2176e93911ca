import { recorded } from '@fieldhouse/kernel/testing';
import { bookEntryOf, type MoneyEvent } from './book-entry';
import type { InvoiceEvent } from './invoice.events';

const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'cap', teamId: 't1' },
  currency: 'USD',
} as const;
const part = (lineId: string, dueOn: string, amountMinor: number) => ({ lineId, dueOn, amountMinor });
const owed = (dueOn: string, netMinor: number, taxMinor = 0) =>
  ({ lineId: dueOn, kind: 'registration', label: 'Fee', netMinor, taxMinor, dueOn }) as const;
const paid = { invoiceId: 'i1', books, paymentId: 'p1' } as const;
const entryOf = (event: MoneyEvent) => {
  const [first] = recorded([event]);
  return first ? bookEntryOf(first) : null;
};
const dueOf = (event: InvoiceEvent) =>
  Object.fromEntries(entryOf(event)?.due.map(({ dueOn, amountMinor }) => [String(dueOn), amountMinor]) ?? []);
const said = (type: InvoiceEvent['type'], data: object): InvoiceEvent =>
  ({ type, data: { ...paid, ...data } }) as InvoiceEvent;

describe('an entry of the books', () => {
  it('stands at the instant of its event, in the books of whom it is owed to, with who did it', () => {
    const entry = entryOf(said('InvoiceIssued', { lines: [owed('2026-04-01', 1_000, 80)], holdUntil: null }));
    expect(entry).toMatchObject({
      ...{ entryId: 'i1.0', at: '2026-05-01T18:00:00.000Z', type: 'InvoiceIssued', currency: 'USD' },
      ...{ payee: 'league.l1', teamId: 't1', accountId: 'cap', invoiceId: 'i1', by: 'ana' },
    });
  });

  it('is none of what moves no money', () => {
    expect(entryOf(said('RefundApproved', {}))).toBeNull();
    expect(entryOf(said('InvoiceIssued', { lines: [owed('2026-04-01', 5)], holdUntil: 'later' }))).toBeNull();
    const payout = { payoutId: 'po', amountMinor: 5, currency: 'USD', arrivesOn: '2026-03-04', notedAt: '' };
    expect(entryOf({ type: 'PayoutFailed', data: { ...payout, wasPaid: false } })).toBeNull();
  });

  it('tells when what is owed is due, and which day a payment is for', () => {
    const lines = [owed('2026-04-01', 1_000, 80), owed('2026-05-01', 500)];
    expect(dueOf(said('InvoiceIssued', { lines, holdUntil: null }))).toEqual({
      ...{ '2026-04-01': 1_080, '2026-05-01': 500 },
    });
    const split = { amountMinor: 1_200, owedMinor: 1_200, earlyMinor: 0, overMinor: 0 };
    const pays = [part('a', '2026-04-01', 1_080), part('b', '2026-05-01', 120)];
    expect(dueOf(said('CardPaid', { ...split, lines: pays, surchargeMinor: 30, feeMinor: 65 }))).toEqual({
      ...{ '2026-04-01': -1_080, '2026-05-01': -120 },
    });
  });

  it('tells on which day is due what is owed again with a place, and that it stays owed', () => {
    const again = { dueOn: '2026-05-02', lines: [part('a', '2026-04-01', 700), part('b', '2026-05-01', 0)] };
    const held = said('InvoiceHeld', { holdUntil: null, again });
    expect(dueOf(held)).toEqual({ '2026-04-01': -700, '2026-05-02': 700 });
    expect(entryOf(held)?.postings).toEqual([
      { account: 'receivable', amountMinor: 700 },
      { account: 'receivable', amountMinor: -700 },
    ]);
    expect(entryOf(said('InvoiceHeld', { holdUntil: null }))).toBeNull();
  });

  it('has nothing due of what was paid before it is owed, and what is left of it once it is', () => {
    const deposit = [part('a', '2026-04-01', 200)];
    const early = { amountMinor: 200, owedMinor: 0, earlyMinor: 200, overMinor: 0, lines: deposit };
    expect(dueOf(said('CardPaid', { ...early, surchargeMinor: 0, feeMinor: 6 }))).toEqual({});
    const accrued = [owed('2026-04-01', 200), owed('2026-05-01', 800)];
    expect(dueOf(said('InvoiceSecured', { accrued, deposits: deposit }))).toEqual({ '2026-05-01': 800 });
    expect(dueOf(said('InvoiceSecured', { accrued: [], deposits: [] }))).toEqual({});
  });

  it('has no day for what a bank took back above any line', () => {
    const lines = [part('a', '2026-04-01', 900)];
    expect(dueOf(said('PaymentDisputed', { lines, amountMinor: 1_000, feeMinor: 15 }))).toEqual({
      ...{ '2026-04-01': 900, null: 100 },
    });
    expect(dueOf(said('DisputeWon', { lines, amountMinor: 1_000, overMinor: 0 }))).toEqual({
      ...{ '2026-04-01': -900, null: -100 },
    });
  });

  it('takes a payout back that failed after it was paid', () => {
    const payout = { payoutId: 'po', amountMinor: 5, currency: 'USD', arrivesOn: '2026-03-04', notedAt: '' };
    expect(entryOf({ type: 'PayoutPaid', data: payout })).toMatchObject({
      ...{ entryId: 'po.0', payee: null, invoiceId: null },
      postings: [
        { account: 'bank', amountMinor: 5 },
        { account: 'provider', amountMinor: -5 },
      ],
    });
    expect(entryOf({ type: 'PayoutFailed', data: { ...payout, wasPaid: true } })?.postings).toEqual([
      { account: 'provider', amountMinor: 5 },
      { account: 'bank', amountMinor: -5 },
    ]);
  });
});
