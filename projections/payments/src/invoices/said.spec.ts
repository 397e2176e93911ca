import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { saidIn } from './said';

const at = '2026-03-02T18:00:00.000Z';
const booked = {
  invoiceId: 'i1',
  books: {
    payee: { kind: 'league', id: 'l1' },
    payer: { accountId: 'cap', teamId: 't1' },
    currency: 'USD',
  },
} as const;
const money = { amountMinor: 500, owedMinor: 500, earlyMinor: 0, overMinor: 0, lines: [] };
const refund = { ...booked, refundId: 'f1', paymentId: 'p1', amountMinor: 500, fromOverMinor: 0 };
const why = { payerId: 'cap', reason: 'Why' };
const line = {
  lineId: 'late_fee',
  kind: 'late_fee',
  netMinor: 500,
  taxMinor: 0,
  dueOn: '2026-03-10',
} as const;

it.each<[InvoiceEvent, object]>([
  [
    {
      type: 'PaymentTaken',
      data: {
        ...{ ...booked, ...why, ...money, paymentId: 'p1', paidBy: 'cap', way: 'cash' },
        ...{ receivedOn: '2026-03-01', takenBy: 'tre', takenAt: at },
      },
    },
    { about: 'p1', kind: 'taken', by: 'tre' },
  ],
  [
    {
      type: 'PaymentReversed',
      data: { ...booked, ...why, ...money, paymentId: 'p1', reversedBy: 'tre', reversedAt: at },
    },
    { about: 'p1', kind: 'reversed', by: 'tre' },
  ],
  [
    { type: 'RefundAsked', data: { ...refund, ...why, needsApproval: false, askedBy: null, askedAt: at } },
    { about: 'f1', kind: 'refund_asked', by: null },
  ],
  [
    {
      type: 'RefundDeclined',
      data: { invoiceId: 'i1', refundId: 'f1', ...why, declinedBy: 'own', declinedAt: at },
    },
    { about: 'f1', kind: 'refund_declined', by: 'own' },
  ],
  [
    {
      type: 'RefundReversed',
      data: {
        ...{ ...booked, ...why, ...money, refundId: 'f1', paymentId: 'p1', paidBy: 'cap' },
        ...{ reversedBy: 'own', reversedAt: at },
      },
    },
    { about: 'f1', kind: 'refund_reversed', by: 'own' },
  ],
  [
    { type: 'LateFeeWaived', data: { ...booked, ...why, line, waivedBy: 'tre', waivedAt: at } },
    { about: null, kind: 'late_fee_waived', by: 'tre' },
  ],
  [
    { type: 'InvoiceVoided', data: { ...booked, ...why, lines: [], voidedBy: null, voidedAt: at } },
    { about: null, kind: 'voided', by: null },
  ],
  [
    {
      type: 'InvoiceWrittenOff',
      data: { ...booked, ...why, amountMinor: 500, lines: [], writtenOffBy: 'tre', writtenOffAt: at },
    },
    { about: null, kind: 'written_off', by: 'tre' },
  ],
  [
    {
      type: 'WriteOffTakenBack',
      data: { ...booked, ...why, amountMinor: 500, lines: [], takenBackBy: 'own', takenBackAt: at },
    },
    { about: null, kind: 'write_off_taken_back', by: 'own' },
  ],
])('what was said is told with who said it and when: %#', (event, said) => {
  expect(saidIn([event])).toEqual([{ ...said, at, words: 'Why' }]);
});

it('tells who said yes to a refund, and nothing of what moves by itself', () => {
  const approved: InvoiceEvent = {
    type: 'RefundApproved',
    data: { invoiceId: 'i1', refundId: 'f1', approvedBy: 'own', approvedAt: at },
  };
  const ended: InvoiceEvent = {
    type: 'CheckoutEnded',
    data: { invoiceId: 'i1', paymentId: 'p1', endedAt: at },
  };
  expect(saidIn([ended, approved])).toEqual([
    { about: 'f1', kind: 'refund_approved', by: 'own', at, words: '' },
  ]);
});
