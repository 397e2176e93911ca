import type { Invoice, InvoiceEvent } from '@fieldhouse/events/payments';
import { NotYetDue } from '@fieldhouse/kernel';
import { specification } from '@fieldhouse/kernel/testing';
import { invoiceDecider } from './invoice.decider';
import { at, books, captain, command, issued, says, started, treasurer } from './invoice.fixture';

const { given } = specification(invoiceDecider);
const zone = 'America/New_York';
const plan = (days: number | null, when = at) => command({ type: 'PlanForfeit', days, zone }, { at: when });
const due = (when: string, lineId = 'first', more: object = {}) =>
  command(
    { type: 'ForfeitDue', lineId, days: 14, kept: false, collectorIds: ['tre'], ...more },
    { at: when },
  );
const pay = (amountMinor: number, when = at) =>
  command(
    {
      ...{ type: 'TakePayment', paymentId: `cash-${amountMinor}`, amountMinor, way: 'cash', paidBy: null },
      ...{ receivedOn: '2026-03-02', proof: 'Receipt 12', currency: 'USD' },
    },
    { ...treasurer, at: when },
  );
const play = (...commands: readonly ReturnType<typeof command>[]): InvoiceEvent[] =>
  commands.reduce<InvoiceEvent[]>((events, one) => [...events, ...decide(one, events)], [issued()]);
const stateAfter = (events: readonly InvoiceEvent[]): Invoice | null =>
  events.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
const decide = (one: ReturnType<typeof command>, events: readonly InvoiceEvent[]) =>
  invoiceDecider.decide(one, stateAfter(events));
const waitsAfter = (events: readonly InvoiceEvent[], when: string): unknown => {
  try {
    return decide(due(when), events).map(({ type }) => type);
  } catch (error) {
    return error instanceof NotYetDue ? error.dueAt : error;
  }
};

const planned = (lastDays: readonly (readonly [string, string, string, string])[], days = 14) =>
  ({
    type: 'ForfeitPlanned',
    data: {
      ...{ invoiceId: 'i1', days },
      lines: lastDays.map(([lineId, dueOn, lastOn, endsAt]) => ({ lineId, dueOn, lastOn, endsAt })),
      plannedAt: at,
    },
  }) as const;
const DEPOSIT = ['deposit', '2026-03-02', '2026-03-16', '2026-03-17T04:00:00.000Z'] as const;
const FIRST = ['first', '2026-04-01', '2026-04-15', '2026-04-16T04:00:00.000Z'] as const;
const SECOND = ['second', '2026-05-01', '2026-05-15', '2026-05-16T04:00:00.000Z'] as const;
/** When the last day of the first instalment is over where the league is. */
const OVER = FIRST[3];

describe('when a place is given up', () => {
  it('is the end of so many days after the day of each line that is open, where the league is', () => {
    given(issued())
      .when(plan(14))
      .then(planned([DEPOSIT, FIRST, SECOND]));
    given(...play(pay(20_000)))
      .when(plan(14))
      .then(planned([FIRST, SECOND]));
  });

  it('is never, unless the league says so', () => {
    given(issued()).when(plan(null)).then();
    given(...play(plan(14)))
      .when(plan(null, OVER))
      .then({ type: 'ForfeitPlanned', data: { invoiceId: 'i1', days: null, lines: [], plannedAt: OVER } });
    given(...play(plan(14), plan(null)))
      .when(due(OVER))
      .then();
  });

  it('is planned once, however often it is asked for', () => {
    given(...play(plan(14)))
      .when(plan(14))
      .then();
    given(...play(plan(14), pay(20_000)))
      .when(plan(14, '2026-04-10T12:00:00.000Z'))
      .then();
  });

  it('is a week after people can know of it, whatever was due before', () => {
    const late = decide(plan(7, '2026-04-20T12:00:00.000Z'), play(pay(20_000)));
    expect(late).toMatchObject([
      {
        data: {
          lines: [
            { lineId: 'first', lastOn: '2026-04-27', endsAt: '2026-04-28T04:00:00.000Z' },
            { lineId: 'second', lastOn: '2026-05-08' },
          ],
        },
      },
    ]);
  });

  it('is another day when the league changes it, or when a payment was none', () => {
    const changed = decide(plan(30, '2026-04-10T12:00:00.000Z'), play(plan(14), pay(20_000)));
    expect(changed).toMatchObject([{ data: { days: 30, lines: [{ lastOn: '2026-05-01' }, {}] } }]);
    const bounced = play(plan(14), pay(60_000), {
      ...command({ type: 'ReversePayment', paymentId: 'cash-60000', reason: 'Bounced' }, treasurer),
      at: '2026-04-18T12:00:00.000Z',
    });
    expect(decide(plan(14, '2026-04-18T12:00:00.000Z'), bounced)).toMatchObject([
      { data: { lines: [{ lastOn: '2026-04-25' }, { lastOn: '2026-04-25' }, { lastOn: '2026-05-15' }] } },
    ]);
  });

  it('is never for who has lost it before they paid, and planned anew once it is theirs again', () => {
    const [LOST, BACK] = ['2026-03-10T12:00:00.000Z', '2026-03-20T12:00:00.000Z'];
    const lost = play(plan(14), command({ type: 'SuspendInvoice' }, { at: LOST }));
    expect(lost.at(-1)).toEqual({
      type: 'ForfeitPlanned',
      data: { invoiceId: 'i1', days: null, lines: [], plannedAt: LOST },
    });
    given(...lost)
      .when(plan(14, BACK))
      .then();
    given(...lost)
      .when(due(DEPOSIT[3], 'deposit'))
      .then();
    const back = command({ type: 'HoldInvoice', holdUntil: null, days: 14 }, { at: BACK });
    // It is due on the day after, whatever was left of the last day before.
    expect(decide(back, lost)).toMatchObject([
      { type: 'InvoiceHeld' },
      {
        data: {
          days: 14,
          lines: [
            { lineId: 'deposit', dueOn: '2026-03-21', lastOn: '2026-04-04' },
            { lastOn: FIRST[2] },
            { lastOn: SECOND[2] },
          ],
        },
      },
    ]);
  });

  it('is none either while they wait who have paid what was due at once', () => {
    const LOST = '2026-03-10T12:00:00.000Z';
    const lost = play(plan(14), pay(20_000), command({ type: 'SuspendInvoice' }, { at: LOST }));
    expect(lost.slice(-2)).toMatchObject([{ data: { waits: true } }, { data: { days: null, lines: [] } }]);
    given(...lost)
      .when(plan(14, LOST))
      .then();
  });

  it('is planned anew for who has paid what was due at once meanwhile, until whenever it would be held', () => {
    const [LOST, PAID, BACK] = [
      '2026-03-02T18:10:00.000Z',
      '2026-03-03T12:00:00.000Z',
      '2026-04-20T12:00:00.000Z',
    ];
    const held = issued({ holdUntil: '2026-03-02T18:15:00.000Z' });
    const suspend = command({ type: 'SuspendInvoice' }, { at: LOST });
    const lost = [suspend, pay(20_000, PAID)].reduce<InvoiceEvent[]>(
      (events, asked) => [...events, ...decide(asked, events)],
      [held],
    );
    expect(lost.at(-1)).toMatchObject({ type: 'InvoiceSecured' });
    const back = (holdUntil: string | null) =>
      decide(command({ type: 'HoldInvoice', holdUntil, days: 14 }, { at: BACK }), lost);
    expect(back('2026-04-20T12:15:00.000Z')).toMatchObject([
      {
        type: 'InvoiceHeld',
        data: { again: { dueOn: '2026-04-21', lines: [{ lineId: 'first' }], recipientIds: ['cap'] } },
      },
      {
        type: 'ForfeitPlanned',
        data: { lines: [{ lineId: 'first', lastOn: '2026-05-05' }, { lineId: 'second' }] },
      },
    ]);
    expect(back('2026-04-20T12:15:00.000Z')[1]).toEqual(back(null)[1]);
  });

  it('is nothing that a fee of a team knows', () => {
    given(issued({ subject: { kind: 'fee', teamId: 't1', feeId: 'f1' } }))
      .when(plan(14))
      .then();
  });
});

describe('a place whose last day to pay is over', () => {
  const owing = play(plan(14), pay(20_000));
  const subject = { kind: 'registration', leagueId: 'l1', registrationId: 'r1' } as const;

  it('is given up, once, and whoever looks after the money is told', () => {
    const fell: InvoiceEvent = {
      type: 'ForfeitFellDue',
      data: {
        ...{
          invoiceId: 'i1',
          books,
          subject,
          lineId: 'first',
          dueOn: '2026-04-01',
          openMinor: 40_000,
          kept: false,
        },
        ...{ recipientIds: ['tre'], fellDueAt: OVER },
      },
    };
    given(...owing)
      .when(due(OVER))
      .then(fell);
    given(...owing, fell)
      .when(due(OVER))
      .then();
    given(...owing, fell)
      .when(due(SECOND[3], 'second'))
      .then();
    given(...owing, fell)
      .when(plan(14, OVER))
      .then();
  });

  it('has another last day where nobody looked when it was over, once', () => {
    const looks = (when: string, dueAt: string) => due(when, 'first', { dueAt, zone });
    const LATER = '2026-04-18T09:30:00.000Z';
    const line = { lineId: 'first', dueOn: '2026-04-01', lastOn: '2026-04-25', putOff: true };
    const again = decide(looks(LATER, OVER), owing);
    expect(again).toMatchObject([
      { type: 'ForfeitPlanned', data: { days: 14, lines: [line, { lineId: 'second', lastOn: SECOND[2] }] } },
    ]);
    expect(again[0]?.data).not.toHaveProperty('lines.1.putOff');
    given(...owing, ...again)
      .when(looks(LATER, OVER))
      .then();
    const ends = '2026-04-26T04:00:00.000Z';
    for (const when of [ends, '2026-04-30T00:00:00.000Z'])
      expect(decide(looks(when, ends), [...owing, ...again])).toMatchObject([{ type: 'ForfeitFellDue' }]);
    expect(decide(looks('2026-04-16T05:00:00.000Z', OVER), owing)).toMatchObject([
      { type: 'ForfeitFellDue' },
    ]);
  });

  it('has always another last day while they have no place that could go', () => {
    const lines = [
      { lineId: 'first', dueOn: '2026-04-01', lastOn: '2026-04-23' },
      { lineId: 'second', lastOn: SECOND[2] },
    ];
    const waits = decide(due(OVER, 'first', { waits: true }), owing);
    expect(waits).toMatchObject([{ type: 'ForfeitPlanned', data: { days: 14, lines } }]);
    const ends = '2026-04-24T04:00:00.000Z';
    expect(decide(due(ends, 'first', { waits: true }), [...owing, ...waits])).toMatchObject([
      { type: 'ForfeitPlanned', data: { lines: [{ lastOn: '2026-05-01' }, {}] } },
    ]);
    expect(decide(due(ends), [...owing, ...waits])).toMatchObject([{ type: 'ForfeitFellDue' }]);
  });

  it('stays when it is paid, not owed any more, not owed yet, or not over', () => {
    given(...play(plan(14), pay(60_000)))
      .when(due(OVER))
      .then();
    given(...owing, ...decide(command({ type: 'EndInvoice', percent: 0, reason: 'Withdrawn' }), owing))
      .when(due(OVER))
      .then();
    const held = issued({ holdUntil: '2026-03-02T18:15:00.000Z' });
    given(held, planned([DEPOSIT, FIRST]))
      .when(due(DEPOSIT[3], 'deposit'))
      .then();
    given(...owing)
      .when(due('2026-04-16T03:59:59.999Z'))
      .then();
  });

  it('stays when the league goes about it in another way by then', () => {
    given(...owing)
      .when(due(OVER, 'first', { days: null }))
      .then();
    given(...owing)
      .when(due(OVER, 'first', { days: 30 }))
      .then();
  });

  it('says that it stays where a draft has begun', () => {
    expect(decide(due(OVER, 'first', { kept: true }), owing)).toMatchObject([{ data: { kept: true } }]);
  });

  it('waits for who is at the page since before, not for who goes there then', () => {
    const onPage = (startedAt: string) => [...owing, started('p1', 40_000, { startedAt })];
    expect(waitsAfter(onPage('2026-04-16T03:50:00.000Z'), OVER)).toBe('2026-04-17T04:00:00.000Z');
    expect(waitsAfter(onPage(OVER), OVER)).toEqual(['ForfeitFellDue']);
  });

  it('waits for a page that the provider has until it ends, for one that never came about a day', () => {
    const NEXT_DAY = '2026-04-17T04:00:00.000Z';
    const begun = [...owing, started('p1', 40_000, { startedAt: '2026-04-16T03:50:00.000Z' })];
    expect(waitsAfter(begun, OVER)).toBe(NEXT_DAY);
    expect(waitsAfter(begun, NEXT_DAY)).toEqual(['ForfeitFellDue']);
    const long = [...owing, started('p1', 10, { startedAt: '2026-04-01T12:00:00.000Z' })];
    expect(waitsAfter(long, OVER)).toEqual(['ForfeitFellDue']);
    const opened = says('p1', 'open', { expiresAt: '2026-04-17T03:50:00.000Z' });
    const atPage = [...begun, ...decide(command(opened), begun)];
    expect(waitsAfter(atPage, NEXT_DAY)).toBe('2026-04-18T04:00:00.000Z');
    const left = [...atPage, ...decide(command(says('p1', 'expired')), atPage)];
    expect(waitsAfter(left, NEXT_DAY)).toEqual(['ForfeitFellDue']);
  });

  it('waits while a bank decides, or money goes back', () => {
    const byCard = [...play(plan(14)), started('p1', 60_000)];
    const paid = [...byCard, ...decide(command(says('p1', 'paid', { chargeMinor: 60_000 })), byCard)];
    const dispute = {
      ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'open', amountMinor: 60_000 },
      ...{ feeMinor: 0, reason: 'fraudulent', evidenceBy: null },
    };
    expect(waitsAfter([...paid, ...decide(command(dispute), paid)], OVER)).toBe('2026-04-17T04:00:00.000Z');
    const refund = {
      ...{ type: 'RefundPayment', paymentId: 'cash-20000', refundId: 'f1', reason: 'Asked for it' },
      ...{ choice: { kind: 'whole' }, approvalAboveMinor: 0 },
    };
    const asked = [...owing, ...decide(command(refund, treasurer), owing)];
    expect(waitsAfter(asked, OVER)).toBe('2026-04-17T04:00:00.000Z');
  });

  it('waits until the tries of a kept card are over, and the days to pay by oneself', () => {
    const agreed = { purpose: 'team_rest', version: 1 } as const;
    const card = { customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242' };
    const start = { type: 'StartCheckout', paymentId: 'p1', amountMinor: 20_000, currency: 'USD' };
    const keptCard = play(
      plan(14),
      command({ ...start, consent: agreed }, captain),
      command(says('p1', 'paid', { chargeMinor: 20_000, card })),
    );
    expect(waitsAfter(keptCard, OVER)).toBe('2026-04-17T04:00:00.000Z');
    const charge = command({ type: 'ChargeDue', cardId: 'p1', lineId: 'first', attempt: 1 }, { at: OVER });
    const charged = [...keptCard, ...decide(charge, keptCard)];
    expect(waitsAfter(charged, OVER)).toBe('2026-04-17T04:00:00.000Z');
    const declined = {
      ...{ type: 'NoteCharge', paymentId: 'p1.first.1', outcome: 'declined', intentId: 'pi_1' },
      ...{ chargeMinor: 40_000, feeMinor: 0, declined: 'stolen_card' },
    };
    const failed = [...charged, ...decide(command(declined, { at: OVER }), charged)];
    const graceUntil = failed.flatMap((one) =>
      one.type === 'CardChargeFailed' ? [one.data.graceUntil ?? ''] : [],
    )[0];
    expect(waitsAfter(failed, OVER)).toBe(graceUntil);
    expect(waitsAfter(failed, graceUntil ?? '')).toEqual(['ForfeitFellDue']);
  });
});
