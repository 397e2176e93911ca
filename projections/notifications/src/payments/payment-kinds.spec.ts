import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { at, documentsAfter, recorded } from '@fieldhouse/kernel/testing';
import { nowAfter } from '../notices/notice-facts';
import { noticesIn, notificationsProjection } from '../notifications.projection';

const invoiceId = 'i1';
const about = { invoiceId };
const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'cap', teamId: 't1' },
  currency: 'USD',
} as const;
const booked = { ...about, books };
const line = (lineId: string, netMinor: number, dueOn: string) =>
  ({ lineId, kind: 'registration', label: lineId, netMinor, taxMinor: 500, dueOn }) as const;
const issued: InvoiceEvent = {
  type: 'InvoiceIssued',
  data: {
    accountId: books.payer.accountId,
    ...{ ...booked, subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' } },
    ...{ title: 'Team registration', payeeName: 'Spring League', teamName: 'Tigers' },
    lines: [line('first', 40_000, '2026-06-01'), line('deposit', 19_500, '2026-05-01')],
    ...{ secureMinor: 20_000, bearer: 'organizer', holdUntil: null, issuedBy: null, issuedAt: at },
  },
};
const came = { amountMinor: 20_000, owedMinor: 20_000, earlyMinor: 0, overMinor: 0, lines: [] } as const;
const paid = (data: object = {}): InvoiceEvent => ({
  type: 'CardPaid',
  data: {
    ...{ ...booked, paymentId: 'p1', paidBy: 'cap', ...came, lines: [], surchargeMinor: 610, feeMinor: 610 },
    ...{ intentId: 'pi_1', paidAt: '2026-05-02T01:00:00.000Z', ...data },
  },
});
const taken: InvoiceEvent = {
  type: 'PaymentTaken',
  data: {
    ...{ ...booked, paymentId: 'p1', paidBy: 'mia', payerId: 'cap', ...came, lines: [], way: 'cash' },
    ...{ receivedOn: '2026-05-02', reason: 'An envelope', takenBy: 'tre', takenAt: at },
  },
};
const reversed = (more: object = {}): InvoiceEvent => ({
  type: 'PaymentReversed',
  data: {
    ...{ ...booked, paymentId: 'p1', payerId: 'cap', reason: 'Fake', ...came, lines: [] },
    ...{ reversedBy: 'tre', reversedAt: at, ...more },
  },
});
const heldAgain = (recipientIds: string[]): InvoiceEvent => ({
  type: 'InvoiceHeld',
  data: {
    ...{ ...booked, holdUntil: null },
    again: {
      ...{ dueOn: '2026-06-20', zone: 'UTC', recipientIds },
      lines: [{ lineId: 'deposit', dueOn: '2026-05-01', amountMinor: 20_000 }],
    },
  },
});
const declined: InvoiceEvent = {
  type: 'CardDeclined',
  data: { ...about, paymentId: 'p1', code: 'card_declined', declinedAt: at },
};
const split = (...accountIds: readonly string[]): InvoiceEvent => ({
  type: 'InvoiceSplit',
  data: {
    ...about,
    shares: accountIds.map((accountId) => ({ accountId, amountMinor: 5_000 })),
    splitBy: 'cap',
  },
});
const due = (step: 'soon' | 'due', lineId = 'first'): InvoiceEvent => ({
  type: 'PaymentFellDue',
  data: {
    ...{ ...booked, lineId, dueOn: '2026-06-01', openMinor: 40_500, step },
    ...{ recipientIds: ['cap', 'mia'], toldAt: at },
  },
});
const reminded: InvoiceEvent = {
  type: 'PayerReminded',
  data: { ...booked, recipientIds: ['cap', 'mia'], remindedBy: 'tre', remindedAt: at },
};
const refunded: InvoiceEvent = {
  type: 'RefundPaid',
  data: {
    ...{ ...booked, refundId: 'f1', paymentId: 'p1', amountMinor: 20_000, fromOverMinor: 0 },
    ...{ fromDepositMinor: 0, lines: [], way: 'card', paidAt: at },
  },
};
const unrefunded = (more: object = {}): InvoiceEvent => ({
  type: 'RefundReversed',
  data: {
    ...{ ...booked, refundId: 'f1', paymentId: 'p1', paidBy: 'mia', payerId: 'cap', reason: 'Fake' },
    ...{ ...came, lines: [], reversedBy: 'tre', reversedAt: at, ...more },
  },
});
const failed: InvoiceEvent = {
  type: 'RefundFailed',
  data: { ...about, refundId: 'f1', paymentId: 'p1', code: 'lost_card', failedAt: at },
};
const tried = (retryAt: string | null, graceUntil: string | null = null): InvoiceEvent => ({
  type: 'CardChargeFailed',
  data: {
    ...{ ...about, paymentId: 'p0.first.1', cardId: 'p0', lineId: 'first', attempt: 1, code: 'lost_card' },
    ...{ retryAt, graceUntil, failedAt: at },
  },
});
const givenUp: InvoiceEvent = {
  type: 'CardChargesGivenUp',
  data: {
    ...{ ...booked, lineId: 'first', dueOn: '2026-06-01', openMinor: 40_500 },
    ...{ recipientIds: ['tre', 'own'], givenUpAt: at },
  },
};
const disputed = (recipientIds?: string[]): InvoiceEvent => ({
  type: 'PaymentDisputed',
  data: {
    ...{ ...booked, paymentId: 'p1', disputeId: 'd1', amountMinor: 20_610, feeMinor: 1_500, lines: [] },
    ...{ reason: 'fraudulent', evidenceBy: '2026-06-09T18:00:00.000Z', disputedAt: at },
    ...(recipientIds && { recipientIds }),
  },
});
const decided = (type: 'DisputeWon' | 'DisputeLost'): InvoiceEvent => ({
  type,
  data: {
    ...{ ...booked, paymentId: 'p1', disputeId: 'd1', amountMinor: 20_610, overMinor: 0, lostMinor: 20_610 },
    ...{ lines: [], recipientIds: ['tre', 'own'], decidedAt: at },
  },
});
const lateLine = { lineId: 'late_fee', kind: 'late_fee', netMinor: 500, taxMinor: 0 } as const;
const lateFee: InvoiceEvent = {
  type: 'LateFeeCharged',
  data: {
    ...{ ...booked, line: { ...lateLine, label: 'Late fee', dueOn: '2026-06-09' }, lastOn: '2026-06-08' },
    chargedAt: at,
  },
};
const waived = (waivedBy: string): InvoiceEvent => ({
  type: 'LateFeeWaived',
  data: {
    ...{ ...booked, line: { ...lateLine, dueOn: '2026-06-09' }, payerId: 'cap', reason: 'A mistake' },
    ...{ waivedBy, waivedAt: at },
  },
});
const voided = (voidedBy: string | null): InvoiceEvent => ({
  type: 'InvoiceVoided',
  data: { ...booked, lines: [], payerId: 'cap', reason: 'A mistake', voidedBy, voidedAt: at },
});

const askedAgain = (takenBackBy: string): InvoiceEvent => ({
  type: 'WriteOffTakenBack',
  data: {
    ...{ ...booked, amountMinor: 40_500, lines: [], payerId: 'cap', reason: 'A mistake' },
    ...{ takenBackBy, takenBackAt: at },
  },
});

const toldOf = (fact: InvoiceEvent) =>
  recorded([fact])
    .flatMap((event) => noticesIn(event))
    .flatMap(({ notice }) => (notice ? [{ for: notice.accountIds, by: notice.by, ...notice.payment }] : []));
/** What there is to tell after these. */
const newsAfter = (...events: readonly InvoiceEvent[]) =>
  [...documentsAfter(notificationsProjection, events).values()].flatMap(({ _gone, payment }) =>
    _gone || !payment ? [] : [payment.news],
  );

describe('what people are told of money', () => {
  it.each<[string, InvoiceEvent, object]>([
    [
      'what they are asked for, and how much of it is due first',
      issued,
      { news: 'asked', for: ['cap'], amountMinor: 60_500, firstMinor: 20_000, day: '2026-05-01' },
    ],
    [
      'that what their team owes is theirs to see to',
      { type: 'PayerChanged', data: { ...about, fromId: 'cap', toId: 'mia', changedAt: at } },
      { news: 'answers', for: ['mia'], amountMinor: null },
    ],
    ['their share', split('cap', 'mia', 'ned'), { news: 'shared', for: ['mia', 'ned'] }],
    ['what is due', due('soon'), { news: 'soon', for: ['cap', 'mia'], lineId: 'first', amountMinor: 40_500 }],
    ['a reminder', reminded, { news: 'reminded', for: ['cap', 'mia'] }],
    [
      'a receipt of what their card was charged',
      paid(),
      { news: 'received', for: ['cap'], amountMinor: 20_610, day: null },
    ],
    ['a receipt of cash', taken, { news: 'received', for: ['mia'], amountMinor: 20_000, day: '2026-05-02' }],
    [
      'that what was recorded was no payment, to whoever answers for it and whose it was',
      reversed({ paidBy: 'mia' }),
      { news: 'payment_reversed', for: ['cap', 'mia'], paymentId: 'p1', amountMinor: 20_000 },
    ],
    ['the same of before it was said whose it was', reversed(), { news: 'payment_reversed', for: ['cap'] }],
    ['a card that was declined, whose it was', declined, { news: 'declined', for: [], paymentId: 'p1' }],
    [
      'a kept card that was declined, and when it is tried again',
      tried('2026-06-02T15:00:00.000Z'),
      { news: 'declined', for: [], paymentId: 'p0.first.1', day: '2026-06-02' },
    ],
    ['a kept card that is not tried again', tried(null, at), { news: 'declined', for: [], day: null }],
    [
      'that a kept card failed until the end, to whoever collects',
      givenUp,
      { news: 'charge_failed', for: ['tre', 'own'], lineId: 'first', amountMinor: 40_500 },
    ],
    [
      'what has gone back, to whoever paid it',
      refunded,
      { news: 'refunded', for: [], paymentId: 'p1', amountMinor: 20_000 },
    ],
    [
      'that nothing was handed back, to whoever paid it',
      unrefunded(),
      { news: 'refund_reversed', for: ['mia'], paymentId: 'p1', amountMinor: 20_000 },
    ],
    [
      'the same to whoever answers for it, of a payment of nobody’s',
      unrefunded({ paidBy: null }),
      { news: 'refund_reversed', for: ['cap'] },
    ],
    ['what could not go back, to whoever asked', failed, { news: 'refund_failed', for: [], refundId: 'f1' }],
    [
      'what came back from the bank, to whoever asked',
      {
        type: 'RefundReturned',
        data: { ...booked, refundId: 'f1', paymentId: 'p1', amountMinor: 1, returnedAt: at },
      },
      { news: 'refund_failed', for: [], refundId: 'f1' },
    ],
    [
      'that a bank has taken a payment back, to whoever collects',
      disputed(['tre', 'own']),
      { news: 'disputed', for: ['tre', 'own'], paymentId: 'p1', amountMinor: 20_610 },
    ],
    [
      'that it is won',
      decided('DisputeWon'),
      { news: 'dispute_won', for: ['tre', 'own'], amountMinor: 20_610 },
    ],
    [
      'that it is lost',
      decided('DisputeLost'),
      { news: 'dispute_lost', for: ['tre', 'own'], amountMinor: 20_610 },
    ],
    [
      'that a late fee was added, and until when it was to be paid',
      lateFee,
      { news: 'late_fee', for: ['cap'], lineId: 'late_fee', amountMinor: 500, day: '2026-06-08' },
    ],
    ['that a late fee is waived', waived('tre'), { news: 'reduced', for: ['cap'], amountMinor: 500 }],
    [
      'that what was written off is asked for again',
      askedAgain('tre'),
      { news: 'asked_again', for: ['cap'], amountMinor: 40_500 },
    ],
    [
      'that a place is theirs again, and what is due with it',
      heldAgain(['cap', 'mia']),
      { news: 'held_again', for: ['cap', 'mia'], day: '2026-06-20', amountMinor: null },
    ],
    ['that nothing is owed any more', voided('tre'), { news: 'voided', for: ['cap'] }],
    [
      'that less is owed',
      {
        type: 'InvoiceReduced',
        data: {
          ...booked,
          lines: [
            { kind: 'registration', netMinor: 900, taxMinor: 100, lineId: 'first', dueOn: '2026-06-01' },
          ],
          reducedAt: at,
        },
      },
      { news: 'reduced', for: ['cap'], amountMinor: 1_000 },
    ],
  ])('is %s', (_, fact, told) => {
    expect(toldOf(fact)).toEqual([expect.objectContaining({ ...about, by: null, ...told })]);
  });

  it.each<[string, InvoiceEvent]>([
    ['split it for themselves alone', split('cap')],
    ['took their own invoice back', voided('cap')],
    ['waived what they owe themselves', waived('cap')],
    ['says that they handed nothing back to themselves', unrefunded({ paidBy: 'tre' })],
    ['asks for it again of themselves', askedAgain('cap')],
    ['paid by a link, without an account', paid({ paidBy: null })],
    ['took back what was no payment', reversed({ reversedBy: 'cap' })],
    ['took their card back while it was charged', tried(null)],
    ['disputed a payment before it was said who looks after it', disputed()],
    ['asked for money to go back', { type: 'InvoiceHeld', data: { ...about, holdUntil: at } }],
    ['told of a place that is held for them, with which it is due again', heldAgain([])],
  ])('is nothing when somebody %s', (_, fact) => {
    expect(toldOf(fact)).toEqual([]);
  });

  it('is the newest of each line, of each payment and of what is owed', () => {
    expect(newsAfter(issued, due('soon'), due('soon', 'deposit'), due('due'))).toEqual([
      'asked',
      'due',
      'soon',
    ]);
    expect(newsAfter(issued, declined, paid(), refunded)).toEqual(['asked', 'received', 'refunded']);
    expect(newsAfter(refunded, unrefunded())).toEqual(['refund_reversed']);
    expect(newsAfter(paid(), disputed(['tre']))).toEqual(['received', 'disputed']);
    expect(newsAfter(disputed(['tre']), decided('DisputeLost'))).toEqual(['dispute_lost']);
    expect(newsAfter(issued, voided('tre'))).toEqual(['voided']);
    expect(newsAfter(issued, askedAgain('tre'))).toEqual(['asked_again']);
    expect(newsAfter(split('mia'), split())).toEqual([]);
    expect(newsAfter(issued, lateFee, waived('tre'))).toEqual(['asked', 'reduced']);
  });

  it('is no receipt of what was no payment', () => {
    expect(newsAfter(taken, reversed())).toEqual(['payment_reversed']);
    const now = (...facts: readonly InvoiceEvent[]) => nowAfter('payment:i1.p1.0', recorded(facts));
    expect(now(taken)?.notice).toMatchObject({ payment: { news: 'received' } });
    expect(now(taken, reminded)?.notice).toMatchObject({ payment: { news: 'received' } });
    expect(now(taken, reversed())).toBeNull();
    expect(now(taken, reversed({ reversedBy: 'cap' }))).toBeNull();
    expect(now(declined, paid())).toBeNull();
  });

  it('holds no words about anybody', () => {
    expect(
      JSON.stringify(
        [taken, reversed(), unrefunded(), voided('tre'), waived('tre'), askedAgain('tre')].map(toldOf),
      ),
    ).not.toMatch(/envelope|Fake|mistake/);
  });
});
