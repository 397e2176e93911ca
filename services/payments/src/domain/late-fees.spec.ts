import type { Invoice, InvoiceEvent } from '@fieldhouse/events/payments';
import { lateFeeAhead, openOf, openOfLine, standingOf } from '@fieldhouse/events/payments';
import { NotYetDue } from '@fieldhouse/kernel';
import { specification } from '@fieldhouse/kernel/testing';
import { invoiceDecider } from './invoice.decider';
import { at, captain, command, issued, says, started, treasurer } from './invoice.fixture';

const { given } = specification(invoiceDecider);
const books = {
  payee: { kind: 'team', id: 't1' },
  payer: { accountId: 'cap', teamId: null },
  currency: 'USD',
} as const;
const fee = {
  ...{ payee: books.payee, payer: books.payer, currency: 'USD', title: 'Dues', bearer: 'organizer' },
  ...{ subject: { kind: 'fee', teamId: 't1', feeId: 'f1' }, payeeName: 'Tigers', teamName: null },
  ...{ secureMinor: 8_000, holdUntil: null, issuedBy: 'tre' },
} as const;
const lineOn = (dueOn: string) =>
  ({ lineId: 'fee', kind: 'dues', label: 'Dues', netMinor: 8_000, taxMinor: 0, dueOn }) as const;
const ask = (dueOn: string, graceDays: number, more: object = {}) =>
  command({
    ...{ type: 'IssueInvoice', ...fee, lines: [lineOn(dueOn)], lateFee: { amountMinor: 500, graceDays } },
    ...more,
  });
const planOf = (asked: ReturnType<typeof command>) =>
  invoiceDecider
    .decide(asked, null)
    .flatMap((one) => (one.type === 'InvoiceIssued' ? [one.data.lateFee] : []))[0];

/** When the last day is over where the team is: the 8th of April. */
const OVER = '2026-04-09T04:00:00.000Z';
const NEXT_DAY = '2026-04-10T04:00:00.000Z';
const lateFee = { amountMinor: 500, lastOn: '2026-04-08', endsAt: OVER };
const { payee: _payee, payer: _payer, currency: _currency, ...words } = fee;
const invoiced = issued({ ...words, books, lines: [lineOn('2026-04-01')], lateFee });
const charge = (when = OVER) => command({ type: 'ChargeLateFee' }, { at: when });
const pay = (paymentId: string, amountMinor: number, when = at) =>
  command(
    {
      ...{ type: 'TakePayment', paymentId, amountMinor, way: 'cash', paidBy: null },
      ...{ receivedOn: '2026-03-02', proof: 'Receipt 12', currency: 'USD' },
    },
    { ...treasurer, at: when },
  );
const waive = command({ type: 'WaiveLateFee', reason: 'Was in hospital' }, treasurer);
const stateAfter = (events: readonly InvoiceEvent[]): Invoice => {
  const state = events.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
  if (!state) throw new Error('there is no invoice');
  return state;
};
const decide = (one: ReturnType<typeof command>, events: readonly InvoiceEvent[]) =>
  invoiceDecider.decide(one, stateAfter(events));
const play = (...commands: readonly ReturnType<typeof command>[]): InvoiceEvent[] =>
  commands.reduce<InvoiceEvent[]>((events, one) => [...events, ...decide(one, events)], [invoiced]);
/** What is decided, or until when it waits. */
const answer = (events: readonly InvoiceEvent[], when = OVER): unknown => {
  try {
    return decide(charge(when), events).map(({ type }) => type);
  } catch (error) {
    return error instanceof NotYetDue ? error.dueAt : error;
  }
};

const about = { invoiceId: 'i1', books };
const line = {
  lineId: 'late_fee',
  kind: 'late_fee',
  label: 'Late fee',
  netMinor: 500,
  taxMinor: 0,
  dueOn: '2026-04-09',
} as const;
const charged: InvoiceEvent = {
  type: 'LateFeeCharged',
  data: { ...about, line, lastOn: '2026-04-08', zone: 'America/New_York', chargedAt: OVER },
};
const lapsed = (lapsedAt = OVER): InvoiceEvent => ({
  type: 'LateFeeLapsed',
  data: { invoiceId: 'i1', lapsedAt },
});
const waived = (netMinor: number): InvoiceEvent => ({
  type: 'LateFeeWaived',
  data: {
    ...{ ...about, payerId: 'cap', reason: 'Was in hospital', waivedBy: 'tre', waivedAt: at },
    line: { lineId: 'late_fee', kind: 'late_fee', netMinor, taxMinor: 0, dueOn: '2026-04-09' },
  },
});

describe('the last day without a late fee', () => {
  it('is so many days after the day of what is asked, where the team is', () => {
    expect(planOf(ask('2026-04-01', 7))).toEqual(lateFee);
    expect(planOf(ask('2026-04-01', 0))).toMatchObject({
      ...{ lastOn: '2026-04-01', endsAt: '2026-04-02T04:00:00.000Z' },
    });
    // A day of 23 hours.
    expect(planOf(ask('2026-03-08', 0))).toMatchObject({ endsAt: '2026-03-09T04:00:00.000Z' });
    expect(planOf(ask('2026-04-01', 0, { zone: 'Asia/Tokyo' }))).toMatchObject({
      endsAt: '2026-04-01T15:00:00.000Z',
    });
  });

  it('is the day after the invoice came at the earliest, whatever was due before', () => {
    const next = { amountMinor: 500, lastOn: '2026-03-03', endsAt: '2026-03-04T05:00:00.000Z' };
    expect(planOf(ask('2026-03-02', 0))).toEqual(next);
    expect(planOf(ask('2026-01-10', 7))).toEqual(next);
  });

  it('is none unless the team says so', () => {
    expect(planOf(ask('2026-04-01', 7, { lateFee: undefined }))).toBeUndefined();
    given(issued()).when(charge()).then();
  });
});

describe('a late fee', () => {
  it('comes on top when the last day is over, as a line of its own, once', () => {
    given(invoiced).when(charge()).then(charged);
    given(invoiced, charged).when(charge()).then();
    given(invoiced, charged).when(charge('2026-05-01T00:00:00.000Z')).then();
    expect(openOf(stateAfter([invoiced, charged]))).toBe(8_500);
  });

  it('comes in full on what is paid in part', () => {
    given(...play(pay('p1', 7_900)))
      .when(charge())
      .then(charged);
  });

  it('does not come before, and lapses where all is paid in time', () => {
    given(invoiced).when(charge('2026-04-09T03:59:59.999Z')).then();
    given(...play(pay('p1', 8_000)))
      .when(charge())
      .then(lapsed());
    given(...play(pay('p1', 8_000)), lapsed())
      .when(charge(NEXT_DAY))
      .then();
  });

  it('does not come later where a payment of before turns out to be none', () => {
    const none = command({ type: 'ReversePayment', paymentId: 'p1', reason: 'Bounced' }, treasurer);
    const events = [...play(pay('p1', 8_000)), lapsed()];
    given(...events, ...decide(none, events))
      .when(charge(NEXT_DAY))
      .then();
  });

  it('does not come on what is void or written off', () => {
    given(...play(command({ type: 'VoidInvoice', reason: 'Mistake' }, treasurer)))
      .when(charge())
      .then();
    given(...play(pay('p1', 3_000), command({ type: 'WriteOffInvoice', reason: 'Left' }, treasurer)))
      .when(charge())
      .then(lapsed());
  });

  it('lapses with a fee that is withdrawn of which something was paid', () => {
    const withdraw = command({ type: 'TakeBackInvoice', reason: 'Withdrawn', takenBackBy: 'cap' });
    given(...play(pay('p1', 3_000)))
      .when(withdraw)
      .then(lapsed(at));
    given(...play(pay('p1', 3_000), withdraw))
      .when(withdraw)
      .then();
    given(...play(pay('p1', 3_000), withdraw))
      .when(charge())
      .then();
    given(...play(withdraw))
      .when(charge())
      .then();
    expect(play(withdraw).at(-1)).toMatchObject({ type: 'InvoiceVoided', data: { voidedBy: 'cap' } });
  });

  it('is due after what it came on, so that money pays that first', () => {
    const events = [invoiced, charged];
    const paid = stateAfter([...events, ...decide(pay('p1', 8_100, OVER), events)]);
    expect(paid.lines.map(({ lineId, paidMinor }) => [lineId, paidMinor])).toEqual([
      ['fee', 8_000],
      ['late_fee', 100],
    ]);
    expect([standingOf(paid), openOf(paid)]).toEqual(['partially_paid', 400]);
  });

  it('goes with what it came on when that is void', () => {
    const events = [invoiced, charged];
    const ended = stateAfter([
      ...events,
      ...decide(command({ type: 'VoidInvoice', reason: 'Mistake' }, treasurer), events),
    ]);
    expect([standingOf(ended), ended.lines.map(openOfLine)]).toEqual(['void', [0, 0]]);
  });
});

describe('a late fee that nobody looked at when its last day was over', () => {
  const LATER = '2026-04-12T09:30:00.000Z';
  const looks = (when: string, dueAt: string) => command({ type: 'ChargeLateFee', dueAt }, { at: when });
  const putOff: InvoiceEvent = {
    type: 'LateFeePutOff',
    data: { invoiceId: 'i1', lastOn: '2026-04-13', endsAt: '2026-04-14T04:00:00.000Z', putOffAt: LATER },
  };

  it('has another last day, which is told wherever the first was', () => {
    given(invoiced).when(looks(LATER, OVER)).then(putOff);
    expect(lateFeeAhead(stateAfter([invoiced, putOff]))).toMatchObject({ lastOn: '2026-04-13' });
    given(invoiced, putOff).when(looks('2026-04-14T03:59:59.999Z', OVER)).then();
    expect(
      decide(looks('2026-04-14T04:00:00.000Z', '2026-04-14T04:00:00.000Z'), [invoiced, putOff]),
    ).toMatchObject([{ type: 'LateFeeCharged', data: { lastOn: '2026-04-13' } }]);
  });

  it('comes within the hour, and when it was looked at again as it was to be', () => {
    expect(decide(looks('2026-04-09T05:00:00.000Z', OVER), [invoiced])).toMatchObject([
      { type: 'LateFeeCharged' },
    ]);
    expect(decide(looks(LATER, LATER), [invoiced])).toMatchObject([{ type: 'LateFeeCharged' }]);
  });

  it('has no third one, and lapses where all is paid', () => {
    expect(decide(looks('2026-05-01T00:00:00.000Z', OVER), [invoiced, putOff])).toMatchObject([
      { type: 'LateFeeCharged' },
    ]);
    given(...play(pay('p1', 8_000)))
      .when(looks(LATER, OVER))
      .then(lapsed(LATER));
  });
});

describe('a late fee waits', () => {
  it('for who is at the page since before the day was over, not for who goes there then', () => {
    const onPage = (startedAt: string) => [invoiced, started('p1', 8_000, { books, startedAt })];
    expect(answer(onPage('2026-04-09T03:59:00.000Z'))).toBe(NEXT_DAY);
    expect(answer(onPage(OVER))).toEqual(['LateFeeCharged']);
    const paid = onPage('2026-04-09T03:59:00.000Z');
    const came = [...paid, ...decide(command(says('p1', 'paid', { chargeMinor: 8_000 })), paid)];
    expect(answer(came, NEXT_DAY)).toEqual(['LateFeeLapsed']);
    const left = [...paid, ...decide(command(says('p1', 'expired')), paid)];
    expect(answer(left, NEXT_DAY)).toEqual(['LateFeeCharged']);
  });

  it('a day at most for a page that never came about, because the provider was away or the tab was closed', () => {
    const begun = [invoiced, started('p1', 8_000, { books, startedAt: '2026-04-09T03:59:00.000Z' })];
    expect(answer(begun)).toBe(NEXT_DAY);
    expect(answer(begun, NEXT_DAY)).toEqual(['LateFeeCharged']);
    const opened = says('p1', 'open', { expiresAt: '2026-04-10T03:59:00.000Z' });
    expect(answer([...begun, ...decide(command(opened), begun)], NEXT_DAY)).toBe('2026-04-11T04:00:00.000Z');
  });

  it('while a bank decides, and comes neither when it is lost nor won', () => {
    const page = [invoiced, started('p1', 8_000, { books })];
    const paid = [...page, ...decide(command(says('p1', 'paid', { chargeMinor: 8_000 })), page)];
    const dispute = (state: string) =>
      command({
        ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state, amountMinor: 8_000 },
        ...{ feeMinor: 0, reason: 'fraudulent', evidenceBy: null },
      });
    const open = [...paid, ...decide(dispute('open'), paid)];
    expect(answer(open)).toBe(NEXT_DAY);
    for (const end of ['won', 'lost'])
      expect(answer([...open, ...decide(dispute(end), open)], NEXT_DAY)).toEqual(['LateFeeLapsed']);
  });

  it('while a refund waits for a second yes', () => {
    const paid = play(pay('p1', 3_000));
    const refund = {
      ...{ type: 'RefundPayment', paymentId: 'p1', refundId: 'r1', reason: 'Asked for it' },
      ...{ choice: { kind: 'whole' }, approvalAboveMinor: 0 },
    };
    const asked = [...paid, ...decide(command(refund, treasurer), paid)];
    expect(answer(asked)).toBe(NEXT_DAY);
    const no = command(
      { type: 'DeclineRefund', refundId: 'r1', reason: 'Not yet' },
      { ...treasurer, accountId: 'own' },
    );
    expect(answer([...asked, ...decide(no, asked)], NEXT_DAY)).toEqual(['LateFeeCharged']);
  });

  it('for the tries of a kept card, and the days to pay by oneself after them', () => {
    const card = { customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242' };
    const start = { type: 'StartCheckout', paymentId: 'p1', amountMinor: 3_000, currency: 'USD' };
    const kept = play(
      command({ ...start, consent: { purpose: 'instalments', version: 1 } }, captain),
      command(says('p1', 'paid', { chargeMinor: 3_000, card })),
    );
    expect(answer(kept)).toBe(NEXT_DAY);
    const due = command({ type: 'ChargeDue', cardId: 'p1', lineId: 'fee', attempt: 1 }, { at: OVER });
    const trying = [...kept, ...decide(due, kept)];
    expect(answer(trying)).toBe(NEXT_DAY);
    const declined = {
      ...{ type: 'NoteCharge', paymentId: 'p1.fee.1', outcome: 'declined', intentId: 'pi_1' },
      ...{ chargeMinor: 5_000, feeMinor: 0, declined: 'stolen_card' },
    };
    const failed = [...trying, ...decide(command(declined, { at: OVER }), trying)];
    const graceUntil = failed.flatMap((one) =>
      one.type === 'CardChargeFailed' ? [one.data.graceUntil ?? ''] : [],
    )[0];
    expect(answer(failed)).toBe(graceUntil);
    expect(answer(failed, graceUntil)).toEqual(['LateFeeCharged']);
  });
});

describe('a late fee that is waived', () => {
  it('is not owed any more, by who looks after the money, with why, once', () => {
    given(invoiced, charged).when(waive).then(waived(500));
    given(invoiced, charged, waived(500)).when(waive).then();
    expect(openOf(stateAfter([invoiced, charged, waived(500)]))).toBe(8_000);
    given(invoiced, charged)
      .when(command({ type: 'WaiveLateFee', reason: 'Mine' }, captain))
      .thenRefused('not_treasurer');
    given(invoiced, charged)
      .when(command({ type: 'WaiveLateFee', reason: 'Mine' }, { accountId: 'eve' }))
      .thenRefused('not_found', {});
  });

  it('is followed by no second one', () => {
    given(invoiced, charged, waived(500)).when(charge(NEXT_DAY)).then();
  });

  it('is waived as far as it is not paid; what is paid goes back by a refund', () => {
    const part = [invoiced, charged, ...decide(pay('p1', 8_100, OVER), [invoiced, charged])];
    given(...part)
      .when(waive)
      .then(waived(400));
    given(...part, waived(400))
      .when(waive)
      .then();
    const whole = [invoiced, charged, ...decide(pay('p1', 8_500, OVER), [invoiced, charged])];
    given(...whole)
      .when(waive)
      .thenRefused('late_fee_paid');
  });

  it('can be waived once more where what was paid of it turns out to be none', () => {
    const part = [invoiced, charged, ...decide(pay('p1', 8_100, OVER), [invoiced, charged]), waived(400)];
    const none = command({ type: 'ReversePayment', paymentId: 'p1', reason: 'Bounced' }, treasurer);
    given(...part, ...decide(none, part))
      .when(waive)
      .then(waived(100));
  });

  it('waits for the bank that has taken it back', () => {
    const page = [invoiced, charged, started('p1', 8_500, { books })];
    const paid = [...page, ...decide(command(says('p1', 'paid', { chargeMinor: 8_500 })), page)];
    const dispute = command({
      ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'open', amountMinor: 8_500 },
      ...{ feeMinor: 0, reason: 'fraudulent', evidenceBy: null },
    });
    given(...paid, ...decide(dispute, paid))
      .when(waive)
      .thenRefused('payment_disputed');
  });

  it('is there to be waived, on an invoice that is owed', () => {
    given(invoiced).when(waive).thenRefused('no_late_fee');
    const end = (type: string) => [
      ...[invoiced, charged],
      ...decide(command({ type, reason: 'Left' }, treasurer), [invoiced, charged]),
    ];
    given(...end('VoidInvoice'))
      .when(waive)
      .thenRefused('invoice_over');
    given(...end('WriteOffInvoice'))
      .when(waive)
      .thenRefused('nothing_open');
  });
});
