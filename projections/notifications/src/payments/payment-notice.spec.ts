import { invoiceOfPlain, type InvoiceEvent } from '@fieldhouse/events/payments';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { isPushed, paymentNoticeFor, type PaymentMatter } from './payment-notice';
import { toldInvoicesProjection } from './told-invoices.projection';

const about = { invoiceId: 'i1' };
const books = {
  payee: { kind: 'team', id: 't1' },
  payer: { accountId: 'cap', teamId: null },
  currency: 'USD',
} as const;
const booked = { ...about, books };
const line = (lineId: string, netMinor: number, dueOn: string) =>
  ({ lineId, kind: 'dues', label: lineId, netMinor, taxMinor: 0, dueOn }) as const;
const issued: InvoiceEvent = {
  type: 'InvoiceIssued',
  data: {
    accountId: books.payer.accountId,
    ...{ ...booked, subject: { kind: 'fee', teamId: 't1', feeId: 'f1' } },
    ...{ title: 'Season dues', payeeName: 'Tigers', teamName: null },
    lines: [line('later', 6_000, '2026-07-01'), line('now', 4_000, '2026-06-01')],
    ...{ secureMinor: 4_000, bearer: 'payer', holdUntil: null, issuedBy: null, issuedAt: at },
  },
};
const split: InvoiceEvent = {
  type: 'InvoiceSplit',
  data: { ...about, shares: [{ accountId: 'mia', amountMinor: 3_000 }], splitBy: 'cap' },
};
const started = (paymentId: string, paidBy: string, amountMinor: number): InvoiceEvent => ({
  type: 'CheckoutStarted',
  data: {
    ...{ ...booked, paymentId, paidBy, linkId: null, amountMinor },
    ...{ chargeMinor: amountMinor + 100, startedAt: at },
  },
});
const paid = (
  paymentId: string,
  paidBy: string,
  lineId: 'now' | 'later',
  amountMinor: number,
): InvoiceEvent => ({
  type: 'CardPaid',
  data: {
    ...{ ...booked, paymentId, paidBy, amountMinor, owedMinor: amountMinor, earlyMinor: 0, overMinor: 0 },
    lines: [{ lineId, dueOn: '2026-06-01', amountMinor }],
    ...{ surchargeMinor: 100, feeMinor: 100, intentId: 'pi_1', paidAt: at },
  },
});
const asked: InvoiceEvent = {
  type: 'RefundAsked',
  data: {
    ...{ ...booked, refundId: 'f1', paymentId: 'p1', amountMinor: 2_000, fromOverMinor: 0 },
    ...{ needsApproval: false, payerId: 'cap', reason: 'Rain', askedBy: 'tre', askedAt: at },
  },
};
const voided: InvoiceEvent = {
  type: 'InvoiceVoided',
  data: { ...booked, lines: [], payerId: 'cap', reason: 'Rain', voidedBy: 'tre', voidedAt: at },
};

const matter = (news: PaymentMatter['news'], more: Partial<PaymentMatter> = {}): PaymentMatter => ({
  ...{ ...about, news, amountMinor: null, day: null, firstMinor: null },
  ...{ lineId: null, paymentId: null, refundId: null, walletId: null, grantId: null, ...more },
});
/** What somebody is told after these facts; without names, whom it concerns. */
const told = (
  payment: PaymentMatter,
  accountId: string,
  facts: readonly InvoiceEvent[],
  accountIds: readonly string[] = [],
  now = at,
) => {
  const document = documentsAfter(toldInvoicesProjection, [issued, ...facts]).get('i1');
  const invoice = document ? invoiceOfPlain(document.invoice) : null;
  return paymentNoticeFor({ payment, accountIds }, invoice, accountId, now);
};
const everybody = ['cap', 'mia'];

describe('who is told of money, and how much', () => {
  it('is what all of it is called, and the team whose fee it is', () => {
    const news = matter('asked', { amountMinor: 10_000, day: '2026-06-01', firstMinor: 4_000 });
    expect(told(news, 'cap', [], ['cap'])).toEqual({
      ...{ ...about, news: 'asked', title: 'Season dues', payeeName: 'Tigers', teamName: null, teamId: 't1' },
      ...{ amountMinor: 10_000, currency: 'USD', day: '2026-06-01', firstMinor: 4_000, code: null },
      zone: null,
      byCard: false,
      forfeitOn: null,
      lateFee: null,
      holdUntil: null,
      evidenceBy: null,
    });
    expect(told(news, 'eve', [], ['cap'])).toBe('gone');
    const holdUntil = '2026-06-01T18:15:00.000Z';
    const held: InvoiceEvent = { ...issued, type: 'InvoiceHeld', data: { invoiceId: 'i1', holdUntil } };
    expect(told(news, 'cap', [held], ['cap'])).toMatchObject({ holdUntil });
    expect(told(matter('reminded'), 'cap', [held], everybody)).toMatchObject({ holdUntil: null });
  });

  it('is what is open to whoever answers for it, and to each other their share', () => {
    const first = [split, paid('p1', 'cap', 'now', 4_000)];
    const of = (accountId: string, facts = first) => told(matter('reminded'), accountId, facts, everybody);
    expect(of('cap')).toMatchObject({ amountMinor: 6_000, day: '2026-07-01' });
    expect(of('mia')).toMatchObject({ amountMinor: 3_000 });
    const more = [...first, paid('p2', 'mia', 'later', 1_000)];
    expect(of('mia', more)).toMatchObject({ amountMinor: 2_000 });
    expect(of('mia', [...more, paid('p3', 'mia', 'later', 2_000)])).toBe('over');
    expect(told(matter('shared'), 'mia', [split], ['mia'])).toMatchObject({ amountMinor: 3_000 });
  });

  it('is theirs who answers for it now, and over for whoever did before', () => {
    const changed: InvoiceEvent = {
      type: 'PayerChanged',
      data: { ...about, fromId: 'cap', toId: 'ned', changedAt: at },
    };
    const facts = [split, paid('p1', 'cap', 'now', 4_000), changed];
    const planned: InvoiceEvent = {
      type: 'ForfeitPlanned',
      data: {
        ...about,
        days: 15,
        plannedAt: at,
        lines: [{ lineId: 'later', dueOn: '2026-07-01', lastOn: '2026-07-16', endsAt: at }],
      },
    };
    expect(told(matter('answers'), 'ned', [...facts, planned], ['ned'])).toMatchObject({
      ...{ news: 'answers', amountMinor: 6_000, day: '2026-07-01', forfeitOn: '2026-07-16' },
    });
    expect(told(matter('answers'), 'ned', [...facts, paid('p2', 'mia', 'later', 6_000)], ['ned'])).toBe(
      'over',
    );
    for (const news of ['asked_again', 'payment_reversed'] as const) {
      const again = matter(news, { amountMinor: 6_000 });
      expect(told(again, 'ned', [...facts, planned], ['ned'])).toMatchObject({
        ...{ amountMinor: 6_000, forfeitOn: '2026-07-16' },
      });
      expect(told(again, 'ned', [...facts, paid('p2', 'mia', 'later', 6_000)], ['ned'])).toBe('over');
    }
    expect(told(matter('reminded'), 'cap', facts, everybody)).toBe('over');
    expect(told(matter('reminded'), 'ned', facts, ['ned', 'mia'])).toMatchObject({ amountMinor: 6_000 });
  });

  it('is over once it is paid or nobody has to pay', () => {
    const line = matter('due', { lineId: 'now', day: '2026-06-01', amountMinor: 4_000 });
    const all = [paid('p1', 'cap', 'now', 4_000), paid('p2', 'cap', 'later', 6_000)];
    expect(told(line, 'cap', [], everybody)).toMatchObject({ news: 'due', amountMinor: 4_000 });
    expect(told(line, 'cap', all.slice(0, 1), everybody)).toBe('over');
    const news = matter('asked', { amountMinor: 10_000 });
    expect(told(news, 'cap', all.slice(0, 1), ['cap'])).toMatchObject({ amountMinor: 10_000 });
    expect(told(news, 'cap', all, ['cap'])).toBe('over');
    for (const one of [line, news, matter('reminded')])
      expect(told(one, 'cap', [voided], ['cap'])).toBe('over');
  });

  it('is over while they wait for a place, also what was to be told before', () => {
    const waits: InvoiceEvent = {
      type: 'InvoiceHeld',
      data: { ...about, holdUntil: '2026-05-20T12:00:00.000Z', waits: true },
    };
    const back: InvoiceEvent = { type: 'InvoiceHeld', data: { ...about, holdUntil: null } };
    const line = { lineId: 'now', day: '2026-06-01', amountMinor: 4_000 };
    const asking = (['soon', 'due', 'overdue'] as const).map((news) => matter(news, line));
    for (const news of [...asking, matter('asked', { amountMinor: 10_000 }), matter('reminded')]) {
      expect(told(news, 'cap', [], everybody)).toMatchObject({ news: news.news });
      expect(told(news, 'cap', [waits], everybody)).toBe('over');
      expect(told(news, 'cap', [waits, back], everybody)).toMatchObject({ news: news.news });
    }
    expect(told(matter('shared'), 'mia', [split, waits], everybody)).toBe('over');
    const receipt = matter('received', { paymentId: 'p1', amountMinor: 4_100 });
    const pays = paid('p1', 'cap', 'now', 4_000);
    expect(told(receipt, 'cap', [pays, waits], ['cap'])).toMatchObject({ news: 'received' });
    const held: InvoiceEvent = {
      type: 'InvoiceHeld',
      data: { ...about, holdUntil: '2026-06-01T18:15:00.000Z' },
    };
    const late = '2026-06-01T18:15:00.000Z';
    expect(told(matter('reminded'), 'cap', [held], everybody, late)).toBe('over');
  });

  it('is what the kept card is charged to its owner before its day, and what is open to everybody else', () => {
    const consent = { purpose: 'instalments', version: 1 } as const;
    const kept: InvoiceEvent = {
      type: 'CardKept',
      data: {
        ...{ ...about, cardId: 'p1', accountId: 'cap', consent, customerId: 'cus_1', methodId: 'pm_1' },
        ...{ brand: 'visa', last4: '4242', keptAt: at },
        plan: [{ lineId: 'later', dueOn: '2026-07-01', limitMinor: 5_000 }],
      },
    };
    const removed: InvoiceEvent = {
      type: 'CardRemoved',
      data: { ...about, cardId: 'p1', accountId: 'cap', reason: 'taken_back', removedAt: at },
    };
    const soon = matter('soon', { lineId: 'later', day: '2026-07-01', amountMinor: 6_000 });
    const facts = [split, paid('p1', 'cap', 'now', 4_000), kept];
    // 5,000 at most, with the fee of the provider, which the payer bears.
    expect(told(soon, 'cap', facts, everybody)).toMatchObject({ byCard: true, amountMinor: 5_180 });
    expect(told(soon, 'mia', facts, everybody)).toMatchObject({ byCard: false, amountMinor: 3_000 });
    expect(told(soon, 'cap', [...facts, removed], everybody)).toMatchObject({
      byCard: false,
      amountMinor: 6_000,
    });
    const late = matter('overdue', { lineId: 'later', day: '2026-07-01', amountMinor: 6_000 });
    expect(told(late, 'cap', facts, everybody)).toMatchObject({ byCard: false });
    // It is charged once a bank has decided, and nobody knows when.
    const disputed: InvoiceEvent = {
      type: 'PaymentDisputed',
      data: {
        ...{ ...booked, paymentId: 'p1', disputeId: 'd1', amountMinor: 4_100, feeMinor: 1_500 },
        lines: [{ lineId: 'now', dueOn: '2026-06-01', amountMinor: 4_000 }],
        ...{ reason: 'fraudulent', evidenceBy: null, disputedAt: at },
      },
    };
    expect(told(soon, 'cap', [...facts, disputed], everybody)).toMatchObject({
      byCard: false,
      amountMinor: 6_000,
    });
  });

  it('is what is due of a place that is theirs again, when, and until when it is not given up; or what a card is charged', () => {
    const again: InvoiceEvent = {
      type: 'InvoiceHeld',
      data: {
        ...{ ...booked, holdUntil: null },
        again: {
          ...{ dueOn: '2026-06-20', zone: 'UTC', recipientIds: ['cap'] },
          lines: [{ lineId: 'now', dueOn: '2026-06-01', amountMinor: 4_000 }],
        },
      },
    };
    const lines = [
      { lineId: 'now', dueOn: '2026-06-20', lastOn: '2026-07-04', endsAt: '2026-07-05T04:00:00.000Z' },
    ];
    const planned: InvoiceEvent = {
      type: 'ForfeitPlanned',
      data: { ...about, days: 14, lines, plannedAt: at },
    };
    const news = matter('held_again', { day: '2026-06-20' });
    expect(told(news, 'cap', [again, planned], ['cap'])).toMatchObject({
      ...{ amountMinor: 4_000, day: '2026-06-20', forfeitOn: '2026-07-04', byCard: false },
    });
    const pays = paid('p1', 'cap', 'now', 4_000);
    expect(told(news, 'cap', [again, planned, pays], ['cap'])).toBe('over');
    const kept: InvoiceEvent = {
      type: 'CardKept',
      data: {
        ...{ ...about, cardId: 'p9', accountId: 'cap', consent: { purpose: 'instalments', version: 1 } },
        ...{ customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242', keptAt: at },
        plan: [{ lineId: 'now', dueOn: '2026-06-01', limitMinor: 4_000 }],
      },
    };
    expect(told(news, 'cap', [kept, again], ['cap'])).toMatchObject({ byCard: true, day: '2026-06-20' });
  });

  it('is all that is due of a place that is theirs again where their kept card does not pay all of it', () => {
    const again: InvoiceEvent = {
      type: 'InvoiceHeld',
      data: {
        ...{ ...booked, holdUntil: null },
        again: {
          ...{ dueOn: '2026-07-10', zone: 'UTC', recipientIds: ['cap'] },
          lines: [
            { lineId: 'now', dueOn: '2026-06-01', amountMinor: 4_000 },
            { lineId: 'later', dueOn: '2026-07-01', amountMinor: 6_000 },
          ],
        },
      },
    };
    const kept = (limitMinor: number): InvoiceEvent => ({
      type: 'CardKept',
      data: {
        ...{ ...about, cardId: 'p9', accountId: 'cap', consent: { purpose: 'instalments', version: 1 } },
        ...{ customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242', keptAt: at },
        plan: [{ lineId: 'later', dueOn: '2026-07-01', limitMinor }],
      },
    });
    const planned: InvoiceEvent = {
      type: 'ForfeitPlanned',
      data: {
        ...{ ...about, days: 14, plannedAt: at },
        lines: [{ lineId: 'now', dueOn: '2026-07-10', lastOn: '2026-07-24', endsAt: at }],
      },
    };
    const news = matter('held_again', { day: '2026-07-10' });
    expect(told(news, 'cap', [kept(6_000), again, planned], ['cap'])).toMatchObject({
      ...{ amountMinor: 10_000, byCard: false, forfeitOn: '2026-07-24' },
    });
    const pays = paid('p1', 'cap', 'now', 4_000);
    expect(told(news, 'cap', [kept(6_000), again, pays], ['cap'])).toMatchObject({ byCard: true });
    expect(told(news, 'cap', [kept(5_000), again, pays], ['cap'])).toMatchObject({
      ...{ amountMinor: 6_000, byCard: false },
    });
  });

  it('is until when a place can be paid that goes then, to whoever is late, and that it goes to whoever collects', () => {
    const lines = [
      { lineId: 'now', dueOn: '2026-06-01', lastOn: '2026-06-15', endsAt: '2026-06-16T04:00:00.000Z' },
    ];
    const planned: InvoiceEvent = {
      type: 'ForfeitPlanned',
      data: { ...about, days: 14, lines, plannedAt: at },
    };
    const fell: InvoiceEvent = {
      type: 'ForfeitFellDue',
      data: {
        ...{ ...about, books, lineId: 'now', dueOn: '2026-06-01', openMinor: 4_000, kept: false },
        subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' },
        ...{ recipientIds: ['tre'], fellDueAt: at },
      },
    };
    const late = matter('overdue', { lineId: 'now', day: '2026-06-01', amountMinor: 4_000 });
    expect(told(late, 'cap', [], ['cap'])).toMatchObject({ forfeitOn: null });
    expect(told(late, 'cap', [planned], ['cap'])).toMatchObject({ forfeitOn: '2026-06-15' });
    expect(told(late, 'cap', [planned, fell], ['cap'])).toMatchObject({ forfeitOn: null });
    const goes = matter('forfeited', { lineId: 'now', day: '2026-06-01', amountMinor: 4_000 });
    expect(told(goes, 'tre', [planned, fell], ['tre'])).toMatchObject({
      news: 'forfeited',
      amountMinor: 4_000,
    });
    const stays = matter('forfeit_kept', { lineId: 'now', day: '2026-06-01', amountMinor: 4_000 });
    expect(told(stays, 'tre', [planned, fell], ['tre'])).toMatchObject({ amountMinor: 4_000 });
    expect(told(stays, 'tre', [planned, fell, paid('p1', 'cap', 'now', 4_000)], ['tre'])).toBe('over');
  });

  it('is what it costs to be late, until that is over, and that it was added, until it is paid', () => {
    const lateFee = { amountMinor: 500, lastOn: '2026-06-08', endsAt: '2026-06-09T04:00:00.000Z' };
    const asks = { ...issued, data: { ...issued.data, lateFee } } as InvoiceEvent;
    const line = { lineId: 'late_fee', kind: 'late_fee', label: 'Late fee', taxMinor: 0 } as const;
    const charged: InvoiceEvent = {
      type: 'LateFeeCharged',
      data: {
        ...{ ...booked, line: { ...line, netMinor: 500, dueOn: '2026-06-09' } },
        ...{ lastOn: '2026-06-08', chargedAt: '2026-06-09T04:00:00.000Z' },
      },
    };
    const of = (payment: PaymentMatter, facts: readonly InvoiceEvent[]) => {
      const document = documentsAfter(toldInvoicesProjection, [asks, ...facts]).get('i1');
      const invoice = document ? invoiceOfPlain(document.invoice) : null;
      return paymentNoticeFor({ payment, accountIds: ['cap'] }, invoice, 'cap', at);
    };
    const cost = { amountMinor: 500, lastOn: '2026-06-08' };
    const late = matter('overdue', { lineId: 'now', day: '2026-06-01', amountMinor: 4_000 });
    for (const news of [late, matter('asked', { amountMinor: 10_000 }), matter('reminded')])
      expect(of(news, [])).toMatchObject({ lateFee: cost });
    expect(of(matter('received', { amountMinor: 4_000 }), [])).toMatchObject({ lateFee: null });
    const lapsed: InvoiceEvent = { type: 'LateFeeLapsed', data: { ...about, lapsedAt: at } };
    for (const end of [charged, lapsed]) expect(of(late, [end])).toMatchObject({ lateFee: null });
    expect(of(late, [paid('p1', 'cap', 'now', 3_999)])).toMatchObject({ lateFee: cost });
    const added = matter('late_fee', { lineId: 'late_fee', day: '2026-06-08', amountMinor: 500 });
    expect(of(added, [charged])).toMatchObject({ amountMinor: 500, day: '2026-06-08', lateFee: null });
    const settles = { ...paid('p1', 'cap', 'now', 500) } as Extract<InvoiceEvent, { type: 'CardPaid' }>;
    const lines = [{ lineId: 'late_fee', dueOn: '2026-06-09', amountMinor: 500 }];
    expect(of(added, [charged, { ...settles, data: { ...settles.data, lines } }])).toBe('over');
  });

  it('is a declined card to whoever has tried it, until they have paid', () => {
    const news = matter('declined', { paymentId: 'p1' });
    const facts = [started('p1', 'mia', 3_000)];
    expect(told(news, 'mia', facts)).toMatchObject({ amountMinor: 3_100 });
    expect(told(news, 'cap', facts)).toBe('gone');
    expect(told(news, 'mia', [...facts, paid('p1', 'mia', 'now', 3_000)])).toBe('over');
  });

  it('is money that has gone back to whoever paid it, and that has not to whoever sent it', () => {
    const facts = [split, paid('p1', 'mia', 'now', 3_000), asked];
    const back = matter('refunded', { paymentId: 'p1', amountMinor: 2_000 });
    expect(told(back, 'mia', facts)).toMatchObject({ amountMinor: 2_000 });
    expect(told(back, 'cap', facts)).toBe('gone');
    const failed = matter('refund_failed', { refundId: 'f1' });
    expect(told(failed, 'tre', facts)).toMatchObject({ amountMinor: 2_000 });
    expect(told(failed, 'mia', facts)).toBe('gone');
  });

  describe('what a bank has taken back', () => {
    const evidenceBy = '2026-06-09T18:00:00.000Z';
    const takes = (amountMinor: number): InvoiceEvent => ({
      type: 'PaymentDisputed',
      data: {
        ...{ ...booked, paymentId: 'p1', disputeId: 'd1', amountMinor, feeMinor: 1_500 },
        lines: [{ lineId: 'now', dueOn: '2026-06-01', amountMinor }],
        ...{ reason: 'fraudulent', evidenceBy, recipientIds: ['tre'], disputedAt: at },
      },
    });
    const decides = (type: 'DisputeWon' | 'DisputeLost'): InvoiceEvent => ({
      type,
      data: {
        ...{ ...booked, paymentId: 'p1', disputeId: 'd1', amountMinor: 4_000, overMinor: 0 },
        lines: [{ lineId: 'now', dueOn: '2026-06-01', amountMinor: 4_000 }],
        ...{ lostMinor: 4_000, recipientIds: ['tre'], decidedAt: at },
      },
    });
    const facts = [paid('p1', 'cap', 'now', 4_000), takes(4_000)];

    it('is told to whoever collects, with until when the bank is to be answered, and how it has decided', () => {
      const news = matter('disputed', { paymentId: 'p1', amountMinor: 4_000 });
      expect(told(news, 'tre', facts, ['tre'])).toMatchObject({ amountMinor: 4_000, evidenceBy });
      expect(told(news, 'cap', facts, ['tre'])).toBe('gone');
      for (const type of ['DisputeWon', 'DisputeLost'] as const)
        expect(
          told(
            matter(type === 'DisputeWon' ? 'dispute_won' : 'dispute_lost', {
              paymentId: 'p1',
              amountMinor: 4_000,
            }),
            'tre',
            [...facts, decides(type)],
            ['tre'],
          ),
        ).toMatchObject({ amountMinor: 4_000, evidenceBy: null });
      expect(documentsAfter(toldInvoicesProjection, [issued, ...facts]).get('i1')).toMatchObject({
        accountIds: ['cap', 'tre'],
      });
    });

    it('is asked of nobody while it decides, neither of whoever answers for it nor of whoever paid their share', () => {
      const line = matter('overdue', { lineId: 'now', day: '2026-06-01', amountMinor: 4_000 });
      expect(told(line, 'cap', facts, ['cap'])).toBe('over');
      expect(told(matter('reminded'), 'cap', facts, ['cap'])).toMatchObject({
        ...{ amountMinor: 6_000, day: '2026-07-01' },
      });
      const shares = [split, paid('p1', 'mia', 'now', 3_000), takes(3_000)];
      expect(told(matter('reminded'), 'mia', shares, everybody)).toBe('over');
      expect(told(matter('reminded'), 'cap', shares, everybody)).toMatchObject({ amountMinor: 7_000 });
    });
  });

  it('is pushed, but for a receipt', () => {
    expect(isPushed({ payment: matter('received') })).toBe(false);
    expect(isPushed({ payment: matter('asked') })).toBe(true);
    expect(isPushed({ payment: null })).toBe(true);
  });

  it('keeps of an invoice who may be told of it', () => {
    const facts = [issued, split, started('p1', 'ned', 100), asked];
    expect(documentsAfter(toldInvoicesProjection, facts).get('i1')).toMatchObject({
      accountIds: ['cap', 'mia', 'ned', 'tre'],
    });
  });
});
