import {
  evolveInvoice,
  plainInvoice,
  type InvoiceEvent,
  type InvoiceState,
} from '@fieldhouse/events/payments';
import { dayIn } from '@fieldhouse/values';
import { cardOf, dueFor, isTheirs, onBoard, viewOf } from './invoice-views';
import type { InvoiceDocument } from './invoice.read-model';

const at = '2026-03-02T18:00:00.000Z';
const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'cap', teamId: 't1' },
  currency: 'USD',
} as const;
const line = (lineId: string, netMinor: number, dueOn: string) =>
  ({ lineId, kind: 'registration', label: lineId, netMinor, taxMinor: 0, dueOn }) as const;
const issued = (holdUntil: string | null = null): InvoiceEvent => ({
  type: 'InvoiceIssued',
  data: {
    ...{ invoiceId: 'i1', books, accountId: 'cap', title: 'Team registration' },
    subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' },
    ...{ payeeName: 'Spring League', teamName: 'Tigers', secureMinor: 20_000, bearer: 'organizer' },
    lines: [line('now', 20_000, '2026-03-02'), line('later', 40_000, '2026-04-01')],
    ...{ holdUntil, issuedBy: null, issuedAt: at },
  },
});
const lateFee = { amountMinor: 500, lastOn: '2026-03-09', endsAt: '2026-03-10T05:00:00.000Z' };
const late: InvoiceEvent = { ...issued(), data: { ...issued().data, lateFee } } as InvoiceEvent;
const lateLine = {
  lineId: 'late_fee',
  kind: 'late_fee',
  netMinor: 500,
  taxMinor: 0,
  dueOn: '2026-03-10',
} as const;
const charged: InvoiceEvent = {
  type: 'LateFeeCharged',
  data: {
    ...{ invoiceId: 'i1', books, line: { ...lateLine, label: 'Late fee' }, lastOn: '2026-03-09' },
    chargedAt: '2026-03-10T05:00:00.000Z',
  },
};
const waived = (netMinor: number): InvoiceEvent => ({
  type: 'LateFeeWaived',
  data: {
    ...{ invoiceId: 'i1', books, line: { ...lateLine, netMinor }, payerId: 'cap', reason: 'Ill' },
    ...{ waivedBy: 'tre', waivedAt: at },
  },
});
const paid = (parts: readonly (readonly [lineId: string, amountMinor: number])[]): InvoiceEvent => {
  const lines = parts.map(([lineId, amountMinor]) => ({ lineId, dueOn: '2026-03-02', amountMinor }));
  const amountMinor = lines.reduce((sum, one) => sum + one.amountMinor, 0);
  return {
    type: 'CardPaid',
    data: {
      ...{ invoiceId: 'i1', books, paymentId: 'p1', paidBy: 'cap', amountMinor, owedMinor: amountMinor },
      ...{ earlyMinor: 0, overMinor: 0, lines, surchargeMinor: 0, feeMinor: 0, intentId: 'pi', paidAt: at },
    },
  };
};
const split: InvoiceEvent = {
  type: 'InvoiceSplit',
  data: { invoiceId: 'i1', shares: [{ accountId: 'mia', amountMinor: 15_000 }], splitBy: 'cap' },
};
const documentOf = (...events: readonly InvoiceEvent[]): InvoiceDocument => {
  const invoice = events.reduce<InvoiceState>(evolveInvoice, null);
  if (!invoice) throw new Error('there is no invoice');
  const about = { payee: 'league.l1', teamId: 't1', about: 'registration.r1', issuedAt: at };
  const found = { open: true, refundWaits: false };
  const keys = {
    _id: 'i1',
    revision: 0,
    feeWithdrawn: false,
    accountIds: ['cap', 'mia'],
    ...about,
    ...found,
  };
  return { ...keys, invoice: plainInvoice(invoice) };
};

describe('what somebody has to pay soon', () => {
  it('is what is due within a week, of who owes it', () => {
    expect(dueFor(documentOf(issued()), 'cap', at)).toEqual({
      ...{ invoiceId: 'i1', title: 'Team registration', payeeName: 'Spring League', currency: 'USD' },
      ...{ amountMinor: 20_000, dueOn: '2026-03-02', holdUntil: null },
    });
    expect(dueFor(documentOf(issued()), 'cap', '2026-03-25T18:00:00.000Z')?.amountMinor).toBe(60_000);
    expect(dueFor(documentOf(issued()), 'mia', at)).toBeNull();
  });

  it('is theirs who leads the team now, in what they are asked for and in lists', () => {
    const changed: InvoiceEvent = {
      type: 'PayerChanged',
      data: { invoiceId: 'i1', fromId: 'cap', toId: 'mia', changedAt: at },
    };
    const document = documentOf(issued(), changed);
    expect(dueFor(document, 'cap', at)).toBeNull();
    expect(dueFor(document, 'mia', at)).toEqual(dueFor(documentOf(issued()), 'cap', at));
    expect(cardOf(document, (of) => of.toUpperCase(), at, 'mia').payer).toEqual({
      accountId: 'mia',
      name: 'MIA',
    });
    // 'cap' is known to the document for what they paid.
    expect(['cap', 'mia', 'eve'].map((of) => isTheirs(document, of))).toEqual([false, true, false]);
  });

  it('is their share, of who has one', () => {
    expect(dueFor(documentOf(issued(), split), 'mia', at)?.amountMinor).toBe(15_000);
  });

  it('is nothing once the place is not held any more', () => {
    const held = documentOf(issued('2026-03-02T18:15:00.000Z'));
    expect(dueFor(held, 'cap', at)).toMatchObject({ holdUntil: '2026-03-02T18:15:00.000Z' });
    expect(dueFor(held, 'cap', '2026-03-02T18:15:00.000Z')).toBeNull();
  });
});

describe('an invoice in a list', () => {
  it('tells what is open and when each part of it is due, and whoever has a share what is left of that', () => {
    const of = (accountId: string, ...events: readonly InvoiceEvent[]) =>
      cardOf(documentOf(issued(), ...events), () => null, at, accountId);
    expect(of('cap').parts).toEqual([
      { label: 'now', dueOn: '2026-03-02', openMinor: 20_000 },
      { label: 'later', dueOn: '2026-04-01', openMinor: 40_000 },
    ]);
    expect(of('cap', paid([['now', 20_000]])).parts.map(({ label }) => label)).toEqual(['later']);
    expect([of('mia', split).shareOpenMinor, of('cap', split).shareOpenMinor]).toEqual([15_000, null]);
  });

  const overdueAt = (now: string, holdUntil: string | null = null): boolean =>
    cardOf(documentOf(issued(holdUntil)), () => null, now, 'cap').overdue;

  it('is overdue once its day is over where the payee is', () => {
    const zone = 'Australia/Sydney';
    const there = documentOf({ ...issued(), data: { ...issued().data, zone } } as InvoiceEvent);
    const overdue = (now: string) => cardOf(there, () => null, now, 'cap').overdue;
    expect(overdue('2026-03-02T12:59:00.000Z')).toBe(false);
    expect(overdue('2026-03-02T13:00:00.000Z')).toBe(true);
    expect(cardOf(there, () => null, at, 'cap').zone).toBe(zone);
  });

  it('tells others of the team whether it is paid, and nothing of how', () => {
    const card = cardOf(documentOf(late, charged, paid([['now', 20_000]])), () => 'Ana', at, 'cap');
    const shown = onBoard({
      ...{ ...card, failed: true, disputed: { openMinor: 500, evidenceBy: at }, refundedMinor: 700 },
      ...{ surchargeMinor: 300, remindedAt: at, reminders: 2 },
    });
    const { payer, standing, totalMinor, paidMinor, openMinor, overdue } = card;
    expect(shown).toMatchObject({ payer, standing, totalMinor, paidMinor, openMinor, overdue });
    expect(shown).toMatchObject({
      ...{ failed: false, disputed: null, refundedMinor: 0, surchargeMinor: 0 },
      ...{ remindedAt: null, reminders: 0, lateFee: null },
    });
  });

  it('is late by what was due on days that are over, not by what is due today', () => {
    const { overdue, overdueMinor, dueMinor } = cardOf(
      documentOf(issued()),
      () => null,
      '2026-04-01T13:00:00.000Z',
      'cap',
    );
    expect({ overdue, overdueMinor, dueMinor }).toEqual({
      ...{ overdue: true, overdueMinor: 20_000, dueMinor: 60_000 },
    });
  });

  it('is overdue once its day is over everywhere where it is not known where that is, and never while it is only held', () => {
    expect(overdueAt('2026-03-03T11:59:00.000Z')).toBe(false);
    expect(overdueAt('2026-03-03T12:00:00.000Z')).toBe(true);
    expect(overdueAt('2026-03-03T12:00:00.000Z', '2026-03-03T13:00:00.000Z')).toBe(false);
  });
});

describe('an invoice for what is not held any more', () => {
  it('has nothing to pay in it for anybody, nor for a kept card, and is late with nothing', () => {
    const [lost, now] = ['2026-03-10T18:00:00.000Z', '2026-03-25T18:00:00.000Z'];
    const held = (holdUntil: string | null): InvoiceEvent => ({
      type: 'InvoiceHeld',
      data: { invoiceId: 'i1', holdUntil },
    });
    const seen = (accountId: string, ...events: readonly InvoiceEvent[]) =>
      viewOf(
        documentOf(issued(), split, ...events),
        { accountId, collects: false, leads: accountId === 'cap', creditMinor: 9_000 },
        () => null,
        (id) => id,
        now,
      );
    const nothing = { standing: 'open', overdue: false, openMinor: 0, dueMinor: 0, dueOn: null, parts: [] };
    const view = seen('cap', held(lost));
    expect(view).toMatchObject({ ...nothing, totalMinor: 60_000, me: { creditMinor: 0, keep: null } });
    expect(view.lines.map(({ openMinor }) => openMinor)).toEqual([0, 0]);
    expect(seen('mia', held(lost))).toMatchObject({ shareOpenMinor: 0, me: { creditMinor: 0 } });
    const again: InvoiceEvent = {
      type: 'InvoiceHeld',
      data: {
        ...{ invoiceId: 'i1', books, holdUntil: null },
        again: {
          ...{ dueOn: dayIn('UTC', now), zone: 'UTC', recipientIds: ['cap'] },
          lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 20_000 }],
        },
      },
    };
    const back = seen('cap', held(lost), again);
    const dueOn = dayIn('UTC', now);
    expect(back).toMatchObject({ overdue: false, dueOn, dueMinor: 20_000, openMinor: 60_000 });
    expect(back.me.creditMinor).toBe(9_000);
    // Of before that was said.
    expect(seen('cap', held(lost), held(null))).toMatchObject({ overdue: true, openMinor: 60_000 });
    expect(back.me.keep?.ahead).toMatchObject([{ lineId: 'later' }]);
  });
});

describe('an invoice for what has ended', () => {
  it('asks for nothing, whatever a bank still decides about', () => {
    const ended: InvoiceEvent = { type: 'InvoiceEnded', data: { invoiceId: 'i1', percent: 0, endedAt: at } };
    expect(dueFor(documentOf(issued()), 'cap', at)).not.toBeNull();
    expect(dueFor(documentOf(issued(), ended), 'cap', at)).toBeNull();
    expect(cardOf(documentOf(issued(), ended), () => null, at, 'cap')).toMatchObject({ openMinor: 0 });
  });

  it('is held for nobody, and not asked for again, unless it is void: then its time was over', () => {
    const lost = '2026-03-02T18:10:00.000Z';
    const waits: InvoiceEvent = {
      type: 'InvoiceHeld',
      data: { invoiceId: 'i1', holdUntil: lost, waits: true },
    };
    const ended: InvoiceEvent = { type: 'InvoiceEnded', data: { invoiceId: 'i1', percent: 0, endedAt: at } };
    const voided: InvoiceEvent = {
      type: 'InvoiceVoided',
      data: {
        ...{ invoiceId: 'i1', books, lines: [], payerId: 'cap', reason: 'Withdrawn' },
        ...{ voidedBy: null, voidedAt: at },
      },
    };
    const heldOf = (...events: InvoiceEvent[]) =>
      cardOf(documentOf(issued(), waits, ...events), () => null, '2026-03-03T18:00:00.000Z', 'cap');
    expect(heldOf()).toMatchObject({ holdUntil: lost, openMinor: 0 });
    expect(heldOf(ended)).toMatchObject({ standing: 'open', holdUntil: null, openMinor: 0 });
    expect(heldOf(ended, voided)).toMatchObject({ standing: 'void', holdUntil: lost });
  });
});

describe('an invoice of who waits for a place and has paid a part of it', () => {
  it('asks for nothing, and says since when it is so', () => {
    const holdUntil = '2026-03-03T18:00:00.000Z';
    const paidPart: InvoiceEvent = {
      type: 'PaymentTaken',
      data: {
        ...{ invoiceId: 'i1', books, paymentId: 'p1', paidBy: 'cap', payerId: 'cap', amountMinor: 20_000 },
        ...{ owedMinor: 20_000, earlyMinor: 0, overMinor: 0, way: 'cash', receivedOn: '2026-03-02' },
        lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 20_000 }],
        ...{ reason: 'No. 7', takenBy: 'tre', takenAt: at },
      },
    };
    const secured: InvoiceEvent = {
      type: 'InvoiceSecured',
      data: {
        ...{
          invoiceId: 'i1',
          books,
          subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' },
        },
        ...{ accrued: [], deposits: [], securedAt: at },
      },
    };
    const waits: InvoiceEvent = { type: 'InvoiceHeld', data: { invoiceId: 'i1', holdUntil, waits: true } };
    const card = (...more: InvoiceEvent[]) =>
      cardOf(documentOf(issued(), paidPart, secured, ...more), () => null, '2026-12-25T18:00:00.000Z', 'cap');
    expect(card()).toMatchObject({ overdue: true, openMinor: 40_000, holdUntil: null });
    expect(card(waits)).toMatchObject({ overdue: false, openMinor: 0, dueMinor: 0, holdUntil });
    const due = dueFor(documentOf(issued(), paidPart, secured, waits), 'cap', '2026-12-25T18:00:00.000Z');
    expect(due).toBeNull();
  });
});

describe('what is due of an invoice', () => {
  const inZone = (zone: string): InvoiceDocument => {
    const lines = [line('deposit', 20_000, '2026-11-22'), line('later', 40_000, '2026-12-22')];
    return documentOf({ ...issued(), data: { ...issued().data, lines, zone } } as InvoiceEvent);
  };
  const seen = (zone: string, now: string) =>
    viewOf(
      inZone(zone),
      { accountId: 'cap', collects: false, leads: true },
      () => null,
      (id) => id,
      now,
    );

  it('is what the day has come of where the payee is: in the morning of Sydney the deposit is', () => {
    const { dueMinor, me } = seen('Australia/Sydney', '2026-11-21T21:00:00.000Z');
    expect(dueMinor).toBe(20_000);
    expect(me.keep?.ahead).toMatchObject([{ lineId: 'later' }]);
  });

  it('is not what tomorrow’s day is of: in the evening of Los Angeles the next line is still ahead', () => {
    const { dueMinor, me } = seen('America/Los_Angeles', '2026-12-22T03:00:00.000Z');
    expect(dueMinor).toBe(20_000);
    expect(me.keep?.ahead).toMatchObject([{ lineId: 'later' }]);
    expect(seen('America/Los_Angeles', '2026-12-22T08:00:00.000Z').dueMinor).toBe(60_000);
  });

  it('is told for a week by the same days', () => {
    const due = (zone: string) => dueFor(inZone(zone), 'cap', '2026-11-14T21:00:00.000Z')?.amountMinor;
    expect([due('Australia/Sydney'), due('America/Los_Angeles')]).toEqual([20_000, undefined]);
  });
});

describe('what has gone back of an invoice', () => {
  const refund = (amountMinor: number, fromOverMinor: number, fromDepositMinor: number): InvoiceEvent[] => {
    const of = { invoiceId: 'i1', books, refundId: 'f1', paymentId: 'p1', amountMinor, fromOverMinor };
    const why = { payerId: 'cap', reason: 'Rain', needsApproval: false, askedBy: 'tre', askedAt: at };
    return [
      { type: 'RefundAsked', data: { ...of, ...why } },
      { type: 'RefundPaid', data: { ...of, fromDepositMinor, lines: [], way: 'card', paidAt: at } },
    ];
  };
  const backOf = (...events: readonly InvoiceEvent[]) =>
    cardOf(documentOf(issued(), paid([['now', 20_000]]), ...events), () => null, at, 'cap').refundedMinor;

  it('stays paid, and is neither what came too much nor what is open again by it', () => {
    expect(backOf()).toBe(0);
    expect(backOf(...refund(5_000, 0, 0))).toBe(5_000);
    expect(backOf(...refund(5_000, 1_000, 0))).toBe(4_000);
    expect(backOf(...refund(5_000, 0, 5_000))).toBe(0);
  });

  it('is never more than was paid with the fee that the payer bore, whole, in part, or beside credit', () => {
    const pays = paid([['now', 20_000]]);
    const surcharge = { ...pays, data: { ...pays.data, surchargeMinor: 628 } } as InvoiceEvent;
    const credit: InvoiceEvent = {
      type: 'CreditPaid',
      data: {
        ...{ invoiceId: 'i1', books, paymentId: 'p2', paidBy: 'cap', walletId: 'w1', offeredMinor: 1_000 },
        ...{ amountMinor: 1_000, owedMinor: 1_000, earlyMinor: 0, overMinor: 0 },
        ...{ lines: [{ lineId: 'later', dueOn: '2026-04-01', amountMinor: 1_000 }], paidAt: at },
      },
    };
    const figures = (...events: readonly InvoiceEvent[]) => {
      const card = cardOf(documentOf(issued(), surcharge, ...events), () => null, at, 'cap');
      return [card.paidMinor, card.surchargeMinor, card.refundedMinor];
    };
    expect(figures()).toEqual([20_000, 628, 0]);
    expect(figures(...refund(20_628, 0, 0))).toEqual([20_000, 628, 20_628]);
    expect(figures(credit, ...refund(5_000, 0, 0))).toEqual([21_000, 628, 5_000]);
    expect(figures(credit, ...refund(20_628, 0, 0))).toEqual([21_000, 628, 20_628]);
    const taken: InvoiceEvent = {
      type: 'PaymentDisputed',
      data: {
        ...{ invoiceId: 'i1', books, paymentId: 'p1', disputeId: 'd1', amountMinor: 20_628, feeMinor: 0 },
        lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 20_000 }],
        ...{ reason: 'fraudulent', evidenceBy: null, disputedAt: at },
      },
    };
    expect(figures(taken)).toEqual([0, 0, 0]);
    expect(figures(taken, ...refund(20_628, 0, 0))).toEqual([0, 0, 0]);
  });

  it('is nothing where it came back from the bank', () => {
    const returned: InvoiceEvent = {
      type: 'RefundReturned',
      data: {
        ...{ invoiceId: 'i1', books, refundId: 'f1', paymentId: 'p1', amountMinor: 5_000 },
        returnedAt: at,
      },
    };
    expect(backOf(...refund(5_000, 0, 0), returned)).toBe(0);
  });
});

describe('a share of a team’s bill', () => {
  const money = { invoiceId: 'i1', books, paymentId: 'p1' };
  const mias: InvoiceEvent = {
    type: 'CardPaid',
    data: {
      ...{ ...money, paidBy: 'mia', amountMinor: 15_000, owedMinor: 15_000, earlyMinor: 0, overMinor: 0 },
      ...{ lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 15_000 }], surchargeMinor: 479 },
      ...{ feeMinor: 479, intentId: 'pi', paidAt: at },
    },
  };
  const back = { ...money, refundId: 'f1', amountMinor: 15_479, fromOverMinor: 0 };
  const refunded: readonly InvoiceEvent[] = [
    {
      type: 'RefundAsked',
      data: {
        ...{ ...back, needsApproval: false, payerId: 'cap', reason: 'Rain', askedBy: 'tre', askedAt: at },
      },
    },
    { type: 'RefundPaid', data: { ...back, fromDepositMinor: 0, lines: [], way: 'card', paidAt: at } },
  ];
  const taken: InvoiceEvent = {
    type: 'PaymentDisputed',
    data: {
      ...{ ...money, disputeId: 'd1', amountMinor: 15_479, feeMinor: 0, reason: 'fraudulent' },
      lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 15_000 }],
      ...{ evidenceBy: null, disputedAt: at },
    },
  };
  const seen = (...events: readonly InvoiceEvent[]) => {
    const document = documentOf(issued(), split, ...events);
    const me = { accountId: 'mia', collects: false, leads: false };
    const { shares, shareOpenMinor, openMinor } = viewOf(
      document,
      me,
      () => null,
      () => '',
      at,
    );
    expect(shares[0]?.openMinor).toBe(shareOpenMinor);
    return [shares[0]?.paidMinor, shareOpenMinor, openMinor, dueFor(document, 'mia', at)?.amountMinor];
  };

  it('stays paid when it goes back, with what they bore of the fee, and is not asked for again', () => {
    expect(seen()).toEqual([0, 15_000, 60_000, 15_000]);
    expect(seen(mias)).toEqual([15_000, 0, 45_000, undefined]);
    expect(seen(mias, ...refunded)).toEqual([15_000, 0, 45_000, undefined]);
  });

  it('is asked for no more while a bank has it', () => {
    expect(seen(mias, taken)).toEqual([0, 0, 60_000, undefined]);
  });

  it('is asked for no more once a bank has decided that it is gone: what is open is what others are to pay', () => {
    const gone: InvoiceEvent = {
      type: 'DisputeLost',
      data: {
        ...{ ...money, disputeId: 'd1', amountMinor: 15_479, lostMinor: 15_479, decidedAt: at },
        lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 15_000 }],
      },
    };
    expect(seen(mias, taken, gone)).toEqual([0, 0, 45_000, undefined]);
  });

  it('is no more than all of them are asked for: nothing once the captain has paid, or the rest is written off', () => {
    const all = paid([
      ['now', 20_000],
      ['later', 40_000],
    ]);
    const part = paid([['later', 40_000]]);
    const writtenOff: InvoiceEvent = {
      type: 'InvoiceWrittenOff',
      data: {
        ...{ invoiceId: 'i1', books, amountMinor: 20_000, payerId: 'cap', reason: 'Gone' },
        lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 20_000 }],
        ...{ writtenOffBy: 'tre', writtenOffAt: at },
      },
    };
    const disputed: InvoiceEvent = {
      type: 'PaymentDisputed',
      data: {
        ...{ invoiceId: 'i1', books, paymentId: 'p1', disputeId: 'd1', amountMinor: 60_000 },
        ...{ feeMinor: 1_500, reason: 'fraudulent', evidenceBy: null, disputedAt: at },
        lines: [
          { lineId: 'now', dueOn: '2026-03-02', amountMinor: 20_000 },
          { lineId: 'later', dueOn: '2026-03-02', amountMinor: 40_000 },
        ],
      },
    };
    expect(seen(all)).toEqual([0, 0, 0, undefined]);
    expect(seen(all, disputed)).toEqual([0, 0, 60_000, undefined]);
    expect(seen(part, writtenOff)).toEqual([0, 0, 0, undefined]);
  });
});

describe('what an invoice is for', () => {
  it('has ended, or has not', () => {
    const ended: InvoiceEvent = { type: 'InvoiceEnded', data: { invoiceId: 'i1', percent: 0, endedAt: at } };
    const has = (...events: readonly InvoiceEvent[]) =>
      viewOf(
        documentOf(issued(), ...events),
        { accountId: 'tre', collects: true, leads: false },
        () => null,
        () => '',
        at,
      ).ended;
    expect([has(), has(ended)]).toEqual([false, true]);
  });
});

describe('a payment that a bank has taken back', () => {
  const LATER = '2026-03-12T18:00:00.000Z';
  const evidenceBy = '2026-03-20T23:59:59.000Z';
  const takes = (amountMinor: number, disputeId = 'd1', by: string | null = evidenceBy): InvoiceEvent => ({
    type: 'PaymentDisputed',
    data: {
      ...{ invoiceId: 'i1', books, paymentId: 'p1', disputeId, amountMinor, feeMinor: 1_500 },
      lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor }],
      ...{ reason: 'fraudulent', evidenceBy: by, disputedAt: at },
    },
  });
  const loses: InvoiceEvent = {
    type: 'DisputeLost',
    data: {
      ...{ invoiceId: 'i1', books, paymentId: 'p1', disputeId: 'd1', amountMinor: 20_000 },
      lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 20_000 }],
      ...{ lostMinor: 20_000, decidedAt: at },
    },
  };
  const pays = paid([['now', 20_000]]);
  const card = (...events: readonly InvoiceEvent[]) =>
    cardOf(documentOf(issued(), ...events), () => null, LATER, 'cap');
  const paymentIn = (...events: readonly InvoiceEvent[]) =>
    viewOf(
      documentOf(issued(), ...events),
      { accountId: 'tre', collects: true, leads: false },
      () => null,
      () => '',
      LATER,
    ).payments[0];

  it('says no day on which a kept card is charged before it is decided', () => {
    const keeps: InvoiceEvent = {
      type: 'CardKept',
      data: {
        ...{ invoiceId: 'i1', cardId: 'p9', accountId: 'cap', customerId: 'cus_1', methodId: 'pm_1' },
        ...{ consent: { purpose: 'instalments', version: 1 }, brand: 'visa', last4: '4242', keptAt: at },
        plan: [{ lineId: 'later', dueOn: '2026-04-01', limitMinor: 40_000 }],
      },
    };
    const ahead = (...events: readonly InvoiceEvent[]) =>
      viewOf(
        documentOf(issued(), pays, keeps, ...events),
        { accountId: 'cap', collects: false, leads: true },
        () => null,
        () => '',
        at,
      ).kept?.ahead;
    expect(ahead()).toMatchObject([{ lineId: 'later', amountMinor: 40_000 }]);
    expect(ahead(takes(20_000))).toEqual([]);
    expect(ahead(takes(20_000), loses)).toHaveLength(1);
  });

  it('is marked in lists with until when the bank is to be answered, and asked of nobody meanwhile', () => {
    expect(card(pays)).toMatchObject({ disputed: null, openMinor: 40_000 });
    expect(card(pays, takes(20_000))).toMatchObject({
      ...{ disputed: { openMinor: 20_000, evidenceBy }, openMinor: 60_000, overdue: false },
      ...{ dueMinor: 0, dueOn: '2026-04-01', parts: [{ label: 'later', openMinor: 40_000 }] },
    });
    expect(card(pays, takes(20_000), loses)).toMatchObject({ disputed: null, overdue: false });
    // What is open besides stays late.
    expect(card(paid([['now', 15_000]]), takes(5_000))).toMatchObject({
      ...{ disputed: { openMinor: 5_000 }, overdue: true, dueMinor: 5_000 },
    });
  });

  it('is none of what is open while what it is for is not held', () => {
    const earlier: InvoiceEvent = {
      type: 'InvoiceHeld',
      data: { invoiceId: 'i1', holdUntil: '2026-03-11T18:00:00.000Z' },
    };
    expect(card(pays, takes(20_000), earlier)).toMatchObject({
      ...{ openMinor: 0, disputed: { openMinor: 0, evidenceBy } },
    });
  });

  it('is marked as failed in a list and by line alike: where it is asked for, and not while a bank decides', () => {
    const failed: InvoiceEvent = {
      type: 'CardChargesGivenUp',
      data: {
        ...{ invoiceId: 'i1', books, lineId: 'now', dueOn: '2026-03-02', openMinor: 20_000 },
        ...{ recipientIds: ['tre'], givenUpAt: at },
      },
    };
    const marks = (...events: readonly InvoiceEvent[]) => {
      const view = viewOf(
        documentOf(issued(), failed, ...events),
        { accountId: 'cap', collects: false, leads: true },
        () => null,
        () => '',
        LATER,
      );
      return [view.failed, ...view.lines.map((one) => one.failed)];
    };
    expect(marks()).toEqual([true, true, false]);
    expect(marks(pays, takes(20_000))).toEqual([false, false, false]);
    expect(marks(paid([['now', 15_000]]), takes(15_000))).toEqual([true, true, false]);
  });

  it('is to be answered by the first day that a bank has said', () => {
    const first = '2026-03-15T23:59:59.000Z';
    expect(card(pays, takes(5_000), takes(5_000, 'd2', first), takes(5_000, 'd3', null)).disputed).toEqual({
      ...{ openMinor: 15_000, evidenceBy: first },
    });
    expect(card(pays, takes(5_000, 'd1', null)).disputed).toEqual({ openMinor: 5_000, evidenceBy: null });
  });

  it('is nothing that anybody has to pay soon, and no share that is open', () => {
    expect(dueFor(documentOf(issued(), pays, takes(20_000)), 'cap', LATER)).toBeNull();
    const mias = { ...pays, data: { ...pays.data, paidBy: 'mia' } } as InvoiceEvent;
    const shared = documentOf(issued(), split, mias, takes(20_000));
    expect(cardOf(shared, () => null, LATER, 'mia').shareOpenMinor).toBe(0);
    expect(dueFor(shared, 'mia', LATER)).toBeNull();
  });

  it('is nothing that credit pays meanwhile', () => {
    const me = { accountId: 'cap', collects: false, leads: true, creditMinor: 50_000 };
    const credit = (...events: readonly InvoiceEvent[]) =>
      viewOf(
        documentOf(issued(), ...events),
        me,
        () => null,
        () => '',
        LATER,
      ).me.creditMinor;
    expect([credit(), credit(pays, takes(20_000))]).toEqual([50_000, 40_000]);
  });

  it('says how much of it that is, and until when it is to be answered while that is not decided', () => {
    expect(paymentIn(pays)).toMatchObject({ disputedMinor: 0, evidenceBy: null });
    expect(paymentIn(pays, takes(20_000))).toMatchObject({
      ...{ state: 'disputed', disputedMinor: 20_000, evidenceBy },
    });
    expect(paymentIn(pays, takes(20_000), loses)).toMatchObject({
      ...{ state: 'lost', disputedMinor: 20_000, evidenceBy: null },
    });
  });
});

describe('a page that somebody left', () => {
  const begun = (paymentId: string, paidBy: string | null, startedAt: string): InvoiceEvent => ({
    type: 'CheckoutStarted',
    data: {
      ...{ invoiceId: 'i1', books, paymentId, paidBy, linkId: null, amountMinor: 20_000 },
      ...{ chargeMinor: 20_000, startedAt },
    },
  });
  const declined: InvoiceEvent = {
    type: 'CardDeclined',
    data: { invoiceId: 'i1', paymentId: 'old', code: 'card_declined', declinedAt: at },
  };
  const states = (...events: readonly InvoiceEvent[]) =>
    viewOf(
      documentOf(issued(), begun('old', 'cap', '2026-03-02T17:00:00.000Z'), declined, ...events),
      { accountId: 'cap', collects: false, leads: true },
      () => null,
      () => '',
      at,
    ).payments.map(({ paymentId, state }) => [paymentId, state]);
  const pays = paid([['now', 20_000]]);

  it('is not to go on with once the same person has paid', () => {
    expect(states()).toEqual([['old', 'open']]);
    expect(states(begun('p1', 'cap', at), pays)).toEqual([
      ['old', 'cancelled'],
      ['p1', 'succeeded'],
    ]);
  });

  it('stays where somebody else has paid, or it was begun after what they have paid', () => {
    const mias = { ...pays, data: { ...pays.data, paidBy: 'mia' } } as InvoiceEvent;
    expect(states(mias)[0]).toEqual(['old', 'open']);
    expect(states(pays, begun('next', 'cap', '2026-03-02T19:00:00.000Z')).at(-1)).toEqual(['next', 'open']);
  });
});

describe('a late fee of an invoice', () => {
  const of = (...events: readonly InvoiceEvent[]) =>
    cardOf(documentOf(...events), () => null, at, 'cap').lateFee;
  const view = (...events: readonly InvoiceEvent[]) =>
    viewOf(
      documentOf(...events),
      { accountId: 'cap', collects: false, leads: false },
      () => null,
      () => '',
      at,
    );

  it('is what comes if nobody pays, and since when it has come', () => {
    expect(of(issued())).toBeNull();
    expect(of(late)).toEqual({ amountMinor: 500, lastOn: '2026-03-09', chargedOn: null });
    expect(of(late, paid([['now', 20_000]]))).toBeNull();
    expect(of(late, { type: 'LateFeeLapsed', data: { invoiceId: 'i1', lapsedAt: at } })).toBeNull();
    expect(of(late, charged)).toEqual({ amountMinor: 500, lastOn: '2026-03-09', chargedOn: '2026-03-10' });
    expect(of(late, charged, waived(400))).toMatchObject({ amountMinor: 100 });
    expect(of(late, charged, waived(500))).toBeNull();
  });

  it('is a line of its own, and so is what of a payment came for it', () => {
    const pays = paid([
      ['now', 20_000],
      ['late_fee', 500],
    ]);
    const { lines, payments, totalMinor } = view(late, charged, pays);
    expect(totalMinor).toBe(60_500);
    expect(lines.at(-1)).toMatchObject({
      kind: 'late_fee',
      label: 'Late fee',
      amountMinor: 500,
      paidMinor: 500,
    });
    const parts = [{ label: 'now', amountMinor: 20_000 }];
    expect(payments).toMatchObject([{ amountMinor: 20_500, lateFeeMinor: 500, parts }]);
    const disputed: InvoiceEvent = {
      type: 'PaymentDisputed',
      data: {
        ...{ invoiceId: 'i1', books, paymentId: 'p1', disputeId: 'd1', amountMinor: 500, feeMinor: 0 },
        lines: [{ lineId: 'late_fee', dueOn: '2026-03-10', amountMinor: 500 }],
        ...{ reason: 'fraudulent', evidenceBy: null, disputedAt: at },
      },
    };
    expect(view(late, charged, pays, disputed).payments).toMatchObject([{ lateFeeMinor: 500 }]);
  });
});

describe('a card that somebody leaves without paying', () => {
  const begun = (cardId: string): InvoiceEvent => ({
    type: 'CardSetupStarted',
    data: { invoiceId: 'i1', cardId, accountId: 'cap', startedAt: at },
  });
  const ended: InvoiceEvent = {
    type: 'CardSetupEnded',
    data: { invoiceId: 'i1', cardId: 'c1', endedAt: at },
  };
  const viewTo = (accountId: string, collects = false) =>
    viewOf(
      documentOf(issued(), split, begun('c1'), ended, begun('c2')),
      { accountId, collects, leads: collects },
      () => null,
      () => '',
      at,
    );

  it('is theirs alone to see, and no payment', () => {
    const { setups, payments, openMinor, me } = viewTo('cap');
    expect(setups).toEqual([
      { cardId: 'c1', state: 'ended', at },
      { cardId: 'c2', state: 'open', at },
    ]);
    expect([payments, openMinor]).toEqual([[], 60_000]);
    expect(me.keep).toMatchObject({
      purpose: 'team_rest',
      ahead: [{ lineId: 'later', amountMinor: 40_000 }],
    });
    expect(viewTo('mia').setups).toEqual([]);
    expect(viewTo('tre', true)).toMatchObject({ setups: [], me: { keep: null } });
  });
});
