import { bookEntryOf, postingsFor, type InvoiceEvent } from '@fieldhouse/events/payments';
import { DomainError, NotYetDue } from '@fieldhouse/kernel';
import { recorded } from '@fieldhouse/kernel/testing';
import { balancesOf } from '@fieldhouse/money';
import fc from 'fast-check';
import { invoiceDecider } from './invoice.decider';
import { at, command, issued } from './invoice.fixture';
import {
  chargesOf,
  givenBackOf,
  LATE_FEE_LINE,
  openOf,
  openOfLine,
  paidOf,
  standingOf,
  surchargeOf,
  type DueChange,
  type Invoice,
  type InvoiceState,
} from '@fieldhouse/events/payments';

const minor = fc.oneof(fc.integer({ min: 1, max: 120_000 }), fc.constantFrom(1, 20_000, 40_000, 100_000));
const paymentId = fc.constantFrom('p1', 'p2', 'p3');
const cardId = fc.constantFrom('p1', 'p1', 'p2');
const lineId = fc.constantFrom('first', 'second');
const attempt = fc.constantFrom(1, 2, 3);
const KEPT = { customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242' };
const refundId = fc.constantFrom(
  'f1',
  'f2',
  'over.p2.p1',
  'over.p2.p2',
  'ended.p1',
  'ended.p2',
  'ended.p1.2',
);
/** Mostly somebody who may. */
const paying = fc
  .constantFrom('cap', 'cap', 'mia', 'tre')
  .map((accountId) => ({ accountId, collects: false }));
const collecting = fc
  .constantFrom('tre', 'own', 'tre', 'own', 'cap')
  .map((accountId) => ({ accountId, collects: accountId !== 'cap' }));
const step = (
  who: fc.Arbitrary<{ accountId: string; collects: boolean }>,
  type: string,
  fields: Record<string, fc.Arbitrary<unknown>>,
) => fc.tuple(fc.record(fields), who).map(([asked, by]) => command({ type, ...asked }, by));
const news = (type: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields).map((asked) => command({ type, ...asked }));
const one = <Value>(value: Value) => fc.constant(value);
const reason = one('Because');

/** Whatever can be asked or heard, in any order: by the right people and the wrong ones, late, twice and for nothing. */
const often = <Value>(arbitrary: fc.Arbitrary<Value>, weight: number) => ({ arbitrary, weight });
const anything = fc.array(
  fc.oneof(
    often(
      step(paying, 'StartCheckout', {
        ...{ paymentId, amountMinor: minor, currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR') },
        consent: fc.constantFrom(undefined, { purpose: 'team_rest', version: 1 }),
      }),
      8,
    ),
    often(
      news('NoteCheckout', {
        ...{
          paymentId,
          sessionId: one('s'),
          outcome: fc.constantFrom('paid', 'paid', 'paid', 'declined', 'expired'),
        },
        ...{ expiresAt: one(null), intentId: one('i'), declined: one('card_declined') },
        ...{ chargeMinor: minor, feeMinor: fc.constantFrom(null, 0, 59), card: fc.constantFrom(null, KEPT) },
        ...{ paidBy: fc.constantFrom('cap', 'mia', null), linkId: one(null), surchargeMinor: one(0) },
      }),
      8,
    ),
    often(news('ChargeDue', { cardId, lineId, attempt }), 6),
    often(
      fc
        .record({
          ...{ cardId, lineId, attempt, outcome: fc.constantFrom('paid', 'declined') },
          ...{ chargeMinor: minor, feeMinor: fc.constantFrom(null, 0, 59) },
        })
        .map(({ cardId: of, lineId: line, attempt: nth, ...asked }) =>
          command({
            ...{ ...asked, type: 'NoteCharge', paymentId: `${of}.${line}.${nth}` },
            ...{ intentId: 'i', declined: 'card_declined', paidBy: 'cap', surchargeMinor: 0 },
          }),
        ),
      6,
    ),
    often(news('GiveUpCharging', { cardId, lineId, collectorIds: one(['tre']) }), 1),
    often(step(paying, 'RemoveCard', { cardId }), 1),
    often(news('NoteDetached', { cardId }), 1),
    often(
      step(collecting, 'TakePayment', {
        ...{
          paymentId,
          amountMinor: minor,
          currency: one('USD'),
          way: one('cash'),
          receivedOn: one('2026-03-01'),
        },
        ...{ paidBy: fc.constantFrom(null, 'mia'), proof: reason },
      }),
      3,
    ),
    often(step(collecting, 'ReversePayment', { paymentId, reason }), 2),
    often(
      step(collecting, 'RefundPayment', {
        ...{ paymentId, refundId, reason, approvalAboveMinor: fc.constantFrom(null, 5_000) },
        way: fc.constantFrom(undefined, undefined, 'cash'),
        choice: fc.oneof(
          fc.constantFrom({ kind: 'whole' }, { kind: 'net_of_fee' }),
          minor.map((amountMinor) => ({ kind: 'amount', amountMinor })),
        ),
      }),
      6,
    ),
    often(step(collecting, 'ApproveRefund', { refundId }), 4),
    often(step(collecting, 'DeclineRefund', { refundId, reason }), 1),
    often(step(collecting, 'GiveRefund', { refundId }), 2),
    often(step(collecting, 'ReverseRefund', { refundId, reason }), 4),
    often(
      news('NoteRefund', {
        ...{
          refundId,
          state: fc.constantFrom('pending', 'succeeded', 'succeeded', 'failed'),
          ...{ code: one('c'), paymentId, amountMinor: minor },
        },
      }),
      6,
    ),
    often(
      news('NoteDispute', {
        ...{
          paymentId,
          disputeId: fc.constantFrom('d1', 'd2'),
          state: fc.constantFrom('open', 'won', 'lost'),
        },
        ...{ amountMinor: minor, feeMinor: one(1_500), reason: one('fraudulent'), evidenceBy: one(null) },
      }),
      3,
    ),
    often(
      step(paying, 'SplitInvoice', {
        ...{ shares: minor.map((amountMinor) => [{ accountId: 'mia', amountMinor }]) },
      }),
      2,
    ),
    often(
      news('TellDue', {
        lineId: fc.constantFrom('deposit', 'first', 'second'),
        day: fc.constantFrom('2026-02-23', '2026-03-01', '2026-03-02'),
      }),
      1,
    ),
    often(news('ChargeLateFee', { dueAt: fc.constantFrom(undefined, at, '2026-03-01T05:00:00.000Z') }), 4),
    often(step(collecting, 'WaiveLateFee', { reason }), 3),
    often(step(collecting, 'VoidInvoice', { reason }), 1),
    often(step(collecting, 'WriteOffInvoice', { reason }), 1),
    often(step(collecting, 'TakeBackWriteOff', { reason }), 2),
    often(news('SuspendInvoice', {}), 1),
    often(news('HoldInvoice', { holdUntil: fc.constantFrom(null, '2026-03-02T19:00:00.000Z') }), 2),
    often(news('EndInvoice', { percent: fc.constantFrom(0, 33, 50, 100), reason }), 1),
  ),
  { minLength: 4, maxLength: 40, size: 'max' },
);
/** What people record, hand back, give up, and take back again. */
const treasurer = one({ accountId: 'tre', collects: true });
const cash = fc.constantFrom('p1', 'p2');
const byHand = fc.array(
  fc.oneof(
    step(treasurer, 'TakePayment', {
      ...{ paymentId: cash, amountMinor: fc.constantFrom(1, 5_000, 15_000, 20_000, 60_000) },
      ...{ currency: one('USD'), way: one('cash'), receivedOn: one('2026-03-01') },
      ...{ paidBy: one(null), proof: reason },
    }),
    step(treasurer, 'ReversePayment', { paymentId: cash, reason }),
    step(treasurer, 'RefundPayment', {
      ...{ paymentId: cash, refundId: fc.constantFrom('f1', 'f2'), reason, approvalAboveMinor: one(null) },
      choice: fc.constantFrom({ kind: 'whole' }, { kind: 'amount', amountMinor: 4_000 }),
    }),
    step(treasurer, 'GiveRefund', { refundId: fc.constantFrom('ended.p1', 'ended.p2') }),
    often(
      step(treasurer, 'ReverseRefund', {
        ...{ refundId: fc.constantFrom('f1', 'f2', 'ended.p1', 'ended.p2'), reason },
      }),
      2,
    ),
    step(treasurer, 'WriteOffInvoice', { reason }),
    step(treasurer, 'TakeBackWriteOff', { reason }),
    news('EndInvoice', { percent: fc.constantFrom(0, 33, 100), reason }),
  ),
  { minLength: 4, maxLength: 20, size: 'max' },
);
/** What is paid, disputed and moved to another day around a place that is lost and comes back. */
const payer = one({ accountId: 'cap', collects: false });
const few = fc.constantFrom(5_000, 20_000);
const lostAndBack = fc.array(
  fc.oneof(
    step(payer, 'StartCheckout', { paymentId: cash, amountMinor: few, currency: one('USD') }),
    news('NoteCheckout', {
      ...{ paymentId: cash, sessionId: one('s'), outcome: one('paid'), expiresAt: one(null) },
      ...{ intentId: one('i'), chargeMinor: few, feeMinor: one(0), card: one(null) },
      ...{ paidBy: one('cap'), linkId: one(null), surchargeMinor: one(0) },
    }),
    news('NoteDispute', {
      ...{ paymentId: one('p1'), disputeId: one('d1'), state: fc.constantFrom('open', 'won', 'lost') },
      ...{ amountMinor: few, feeMinor: one(0), reason: one('fraudulent'), evidenceBy: one(null) },
    }),
    news('SuspendInvoice', {}),
    news('HoldInvoice', { holdUntil: fc.constantFrom(null, '2026-03-02T19:00:00.000Z') }),
  ),
  { minLength: 4, maxLength: 20, size: 'max' },
);
const steps = fc.oneof({ arbitrary: anything, weight: 2 }, { arbitrary: byHand, weight: 1 });

const run = (
  commands: readonly ReturnType<typeof command>[],
  first: InvoiceEvent,
  isMeant: (asked: ReturnType<typeof command>, state: InvoiceState) => boolean = () => true,
): readonly InvoiceEvent[] => {
  const events = [first];
  let state = invoiceDecider.evolve(invoiceDecider.initialState, first);
  for (const asked of commands)
    try {
      if (!isMeant(asked, state)) continue;
      const said = invoiceDecider.decide(asked, state);
      events.push(...said);
      state = said.reduce(invoiceDecider.evolve, state);
    } catch (error) {
      if (!(error instanceof DomainError || error instanceof NotYetDue)) throw error;
    }
  return events;
};
const folded = (events: readonly InvoiceEvent[]): Invoice => {
  const state = events.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
  if (!state) throw new Error('there is no invoice');
  return state;
};
const sum = <Item>(items: Iterable<Item>, of: (item: Item) => number): number =>
  [...items].reduce((total, item) => total + of(item), 0);

/** What is due on which day, where something is. */
const byDay = (changes: readonly DueChange[]): ReadonlyMap<string, number> => {
  const days = new Set(changes.flatMap(({ dueOn }) => dueOn ?? []));
  const of = (day: string): number =>
    sum(changes, ({ dueOn, amountMinor }) => (dueOn === day ? amountMinor : 0));
  return new Map(
    [...days].map((day) => [day, of(day)] as const).filter(([, amountMinor]) => amountMinor !== 0),
  );
};

/** The card provider's side, counted from the events by themselves: what came by card, less what went. */
const atProvider = (events: readonly InvoiceEvent[]): number =>
  sum(events, (event) => {
    switch (event.type) {
      case 'CardPaid':
        return event.data.amountMinor + event.data.surchargeMinor - event.data.feeMinor;
      case 'CardFeeKnown':
        return -event.data.feeMinor;
      case 'RefundPaid':
        return event.data.way === 'card' ? -event.data.amountMinor : 0;
      case 'RefundReturned':
      case 'DisputeWon':
        return event.data.amountMinor;
      case 'PaymentDisputed':
        return -event.data.amountMinor - event.data.feeMinor;
      default:
        return 0;
    }
  });

const SETTLED = new Set<InvoiceEvent['type']>(['LateFeeCharged', 'LateFeeLapsed']);
const RUNS = Number(process.env['INVOICE_RUNS'] ?? 2_000);
const firsts = fc.record({
  // What is due at once is the deposit, or all.
  secureMinor: fc.constantFrom(20_000, 100_000),
  // Its last day is over as of now.
  lateFee: fc.constantFrom(undefined, { amountMinor: 1_500, lastOn: '2026-03-02', endsAt: at }),
  holdUntil: fc.constantFrom(null, '2026-03-02T19:00:00.000Z'),
  bearer: fc.constantFrom('organizer', 'payer'),
});

describe('whatever happens to an invoice, in any order', () => {
  it('the books balance, and say what the provider says', () => {
    fc.assert(
      fc.property(firsts, steps, (first, commands) => {
        const events = run(commands, issued(first));
        for (const event of events) expect(sum(postingsFor(event), ({ amountMinor }) => amountMinor)).toBe(0);
        const balances = balancesOf(events.flatMap(postingsFor));
        expect(balances.get('provider') ?? 0).toBe(atProvider(events));
        const invoice = folded(events);
        const lateFee = invoice.lines.find(({ lineId }) => lineId === LATE_FEE_LINE);
        expect(0 - (balances.get('revenue:late_fee') ?? 0)).toBe(
          lateFee ? lateFee.netMinor - lateFee.droppedMinor : 0,
        );
        const { overMinor, depositMinor } = invoice;
        expect(balances.get('credits') ?? 0).toBe(0 - overMinor);
        expect(balances.get('deposits') ?? 0).toBe(0 - depositMinor);
        // Before anything is owed, only what banks have taken back beyond what it paid is.
        const undecided = [...invoice.disputes.values()].filter(({ decided }) => !decided);
        const apart = sum(
          undecided,
          ({ amountMinor, lines }) => amountMinor - sum(lines, (one) => one.amountMinor),
        );
        if (!invoice.voided)
          expect(balances.get('receivable') ?? 0).toBe((invoice.accrued ? openOf(invoice) : 0) + apart);
      }),
      { numRuns: RUNS },
    );
  });

  it('what is owed is due on the days of its lines, wherever those have moved', () => {
    fc.assert(
      fc.property(firsts, fc.oneof(steps, lostAndBack), (first, commands) => {
        const events = run(commands, issued(first));
        const invoice = folded(events);
        if (invoice.voided) return;
        const due = recorded(events).flatMap((event) => bookEntryOf(event)?.due ?? []);
        const owed = invoice.lines.map((line) => ({ dueOn: line.dueOn, amountMinor: openOfLine(line) }));
        expect(byDay(due)).toEqual(byDay(invoice.accrued ? owed : []));
      }),
      { numRuns: RUNS },
    );
  });

  it('no more goes back than came, no line is paid twice, and it ends in one state', () => {
    fc.assert(
      fc.property(firsts, steps, (first, commands) => {
        const events = run(commands, issued(first));
        const invoice = folded(events);
        expect(events.filter(({ type }) => SETTLED.has(type)).length).toBeLessThanOrEqual(
          first.lateFee ? 1 : 0,
        );
        for (const payment of invoice.payments.values()) {
          const came = payment.amountMinor + payment.surchargeMinor;
          expect(payment.refundedMinor + payment.refundingMinor).toBeLessThanOrEqual(came);
          expect(Math.min(payment.refundedMinor, payment.refundingMinor)).toBeGreaterThanOrEqual(0);
          if (payment.state !== 'open' && payment.state !== 'cancelled')
            expect(payment.owedMinor + payment.earlyMinor + payment.overMinor).toBe(payment.amountMinor);
        }
        for (const line of invoice.lines) {
          const { netMinor, taxMinor, paidMinor, droppedMinor, lostMinor, writtenOffMinor } = line;
          expect(paidMinor).toBeGreaterThanOrEqual(0);
          expect(paidMinor + droppedMinor).toBeLessThanOrEqual(netMinor + taxMinor);
          expect(writtenOffMinor).toBeGreaterThanOrEqual(0);
          expect(writtenOffMinor).toBeLessThanOrEqual(lostMinor);
        }
        const back = [...invoice.refunds.values()].filter(({ state }) => state === 'succeeded');
        const givenBack = sum(back, (one) => one.amountMinor - one.fromOverMinor - one.fromDepositMinor);
        // A bank may take what is on its way back; nobody else does.
        if (invoice.disputes.size === 0) expect(givenBackOf(invoice)).toBe(givenBack);
        expect(givenBackOf(invoice)).toBeLessThanOrEqual(paidOf(invoice) + surchargeOf(invoice));
        const writtenOff = sum(events, ({ type, data }) =>
          type === 'InvoiceWrittenOff'
            ? data.amountMinor
            : type === 'WriteOffTakenBack'
              ? -data.amountMinor
              : 0,
        );
        expect(sum(invoice.lines, ({ writtenOffMinor }) => writtenOffMinor)).toBe(writtenOff);
        expect(openOf(invoice)).toBeGreaterThanOrEqual(0);
        expect(['open', 'partially_paid', 'paid', 'void', 'written_off']).toContain(standingOf(invoice));
      }),
      { numRuns: RUNS },
    );
  });

  it('a kept card is charged for a line at most three times, one after the other, and never for more than is open or was agreed', () => {
    fc.assert(
      fc.property(firsts, steps, (first, commands) => {
        // What the provider tells of a charge that a restored log has nothing of was decided before.
        const events = run(commands, issued(first), (asked, state) =>
          asked.type === 'NoteCharge' ? state?.payments.has(asked.paymentId) === true : true,
        );
        events.forEach((event, n) => {
          if (event.type !== 'CardChargeStarted') return;
          const { data } = event;
          const invoice = folded(events.slice(0, n));
          const line = invoice.lines.find((each) => each.lineId === data.lineId);
          const card = invoice.cards.find(({ removed }) => !removed);
          const limit = card?.plan.find(({ lineId }) => lineId === data.lineId)?.limitMinor ?? 0;
          expect(data.amountMinor).toBe(Math.min(line ? openOfLine(line) : 0, limit));
          const before = chargesOf(invoice, data.cardId, data.lineId);
          expect(before).toHaveLength(data.attempt - 1);
          expect(before.every(({ state }) => state === 'cancelled')).toBe(true);
          expect(card?.cardId).toBe(data.cardId);
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('what was decided once is decided again as nothing', () => {
    fc.assert(
      fc.property(firsts, steps, (first, commands) => {
        const provider = commands.filter(({ actor }) => actor.kind === 'process');
        const once = run(commands, issued(first));
        const again = provider.filter(({ type }) => type === 'NoteRefund' || type === 'EndInvoice').slice(-1);
        const twice = [...commands, ...again, ...again];
        expect(run(twice, issued(first))).toEqual(run([...commands, ...again], issued(first)));
        expect(once.length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS / 4 },
    );
  });
});
