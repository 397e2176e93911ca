import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { specification } from '@fieldhouse/kernel/testing';
import { invoiceDecider } from './invoice.decider';
import { at, books, captain, command, issued, says, started, treasurer } from './invoice.fixture';
import { balancesOf, type Account } from '@fieldhouse/money';
import {
  openOf,
  paidByOf,
  postingsFor,
  standingOf,
  writtenOffOf,
  type Invoice,
} from '@fieldhouse/events/payments';

const { given } = specification(invoiceDecider);
const whole = {
  type: 'RefundPayment',
  paymentId: 'p1',
  refundId: 'f1',
  choice: { kind: 'whole' },
  reason: 'Rain',
};
const about = { invoiceId: 'i1', books };
const after = (...events: readonly InvoiceEvent[]): Invoice => {
  const state = events.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
  if (!state) throw new Error('there is no invoice');
  return state;
};
/** The same decisions as they happen, one after the other. */
const play = (
  first: InvoiceEvent,
  ...commands: readonly ReturnType<typeof command>[]
): readonly InvoiceEvent[] =>
  commands.reduce<readonly InvoiceEvent[]>(
    (events, one) => {
      const state = events.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
      return [...events, ...invoiceDecider.decide(one, state)];
    },
    [first],
  );
const pay = (paymentId: string, amountMinor: number, accountId = 'cap') => [
  command({ type: 'StartCheckout', paymentId, amountMinor, currency: 'USD' }, { accountId, leads: true }),
  command(says(paymentId, 'paid', { chargeMinor: amountMinor, feeMinor: 610 })),
];
const typesOf = (events: readonly InvoiceEvent[]): readonly string[] => events.map(({ type }) => type);
const endOf = (percent: number) => command({ type: 'EndInvoice', percent, reason: 'Withdrawn' });
/** As they ended before that was said. */
const untold = (events: readonly InvoiceEvent[]): readonly InvoiceEvent[] =>
  events.filter(({ type }) => type !== 'InvoiceEnded');
const comesBack = (paymentId: string, amountMinor: number, more: object = {}): InvoiceEvent => ({
  type: 'RefundAsked',
  data: {
    ...{ ...about, refundId: `ended.${paymentId}`, paymentId, amountMinor, fromOverMinor: 0 },
    ...{ needsApproval: false, payerId: 'cap', reason: 'Decided after it ended', askedBy: null },
    ...{ askedAt: at, ...more },
  },
});

describe('paying an invoice by card', () => {
  const start = { type: 'StartCheckout', paymentId: 'p1', amountMinor: 20_000, currency: 'USD' };

  it('begins at the provider’s page, for any part of what is open, by whoever owes it', () => {
    given(issued()).when(command(start, captain)).then(started('p1', 20_000));
    given(issued())
      .when(command({ ...start, amountMinor: 100_001 }, captain))
      .thenRefused('above_open', { openMinor: 100_000, currency: 'USD' });
    given(issued())
      .when(command({ ...start, currency: 'EUR' }, captain))
      .thenRefused('currency_differs', { currency: 'USD' });
    given(issued()).when(command(start, treasurer)).thenRefused('not_payer');
    given(issued())
      .when(command({ ...start, emailConfirmed: false }, captain))
      .thenRefused('email_unconfirmed');
    given(issued())
      .when(command(start, { accountId: 'eve' }))
      .thenRefused('not_found', {});
    given(issued(), started('p1', 20_000)).when(command(start, captain)).then();
  });

  it('adds what the provider keeps where the payer bears it', () => {
    given(issued({ bearer: 'payer' }))
      .when(command(start, captain))
      .then(started('p1', 20_000, { chargeMinor: 20_628 }));
  });

  it('is paid when the provider says so, and secures what it is for once what is due at once is paid', () => {
    given(issued(), started('p1', 20_000))
      .when(command(says('p1', 'paid', { chargeMinor: 20_000, feeMinor: 610 })))
      .then(
        {
          type: 'CardPaid',
          data: {
            ...{ ...about, paymentId: 'p1', paidBy: 'cap', amountMinor: 20_000, owedMinor: 20_000 },
            ...{
              earlyMinor: 0,
              overMinor: 0,
              lines: [{ lineId: 'deposit', dueOn: '2026-03-02', amountMinor: 20_000 }],
            },
            ...{ surchargeMinor: 0, feeMinor: 610, intentId: 'pi_p1', paidAt: at },
          },
        },
        {
          type: 'InvoiceSecured',
          data: {
            ...about,
            subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' },
            ...{ accrued: [], deposits: [], securedAt: at },
          },
        },
      );
  });

  it('pays what is due first, whatever the amount', () => {
    const paid = after(...play(issued(), ...pay('p1', 50_000)));
    expect(paid.lines.map(({ paidMinor }) => paidMinor)).toEqual([20_000, 30_000, 0]);
    expect([standingOf(paid), openOf(paid)]).toEqual(['partially_paid', 50_000]);
  });

  it('hears news that are late, double or older than what it knows, and does nothing', () => {
    const events = play(issued(), ...pay('p1', 20_000));
    for (const late of [
      says('p1', 'paid', { chargeMinor: 20_000 }),
      says('p1', 'expired'),
      says('p1', 'declined'),
    ])
      given(...events)
        .when(command(late))
        .then();
    for (const unknown of [says('p9', 'expired'), says('p9', 'declined', { declined: 'card_declined' })])
      given(issued()).when(command(unknown)).then();
  });

  it('is paid too at a page of which the log has nothing, as of one opened after the backup that was restored, once', () => {
    const ordered = { paidBy: 'cap', chargeMinor: 20_628, feeMinor: 628, surchargeMinor: 628 };
    const found = command(says('p1', 'paid', ordered));
    const events = play(issued({ bearer: 'payer' }), found);
    expect(events.slice(1, 3)).toMatchObject([
      started('p1', 20_000, { chargeMinor: 20_628 }),
      { type: 'CardPaid', data: { owedMinor: 20_000, overMinor: 0, surchargeMinor: 628, intentId: 'pi_p1' } },
    ]);
    given(...events)
      .when(found)
      .then();
  });

  it('gives back at once what came at such a page for what is over, or paid with the same link', () => {
    const found = (paymentId: string, linkId: string | null) =>
      command(says(paymentId, 'paid', { linkId, chargeMinor: 20_000 }));
    const voided = command({ type: 'VoidInvoice', reason: 'Twice' }, treasurer);
    const ended = play(issued(), voided, found('p1', null));
    const again = play(issued(), found('p1', 'k1'), found('p2', 'k1'));
    for (const [events, paymentId] of [
      [ended, 'p1'],
      [again, 'p2'],
    ] as const)
      expect(events.at(-1)).toMatchObject({
        type: 'RefundAsked',
        data: { paymentId, amountMinor: 20_000, fromOverMinor: 20_000 },
      });
  });

  it('stays at the page when a card is declined, and is over with the page', () => {
    given(issued(), started('p1', 20_000))
      .when(command(says('p1', 'declined', { declined: 'insufficient_funds' })))
      .then({
        type: 'CardDeclined',
        data: { invoiceId: 'i1', paymentId: 'p1', code: 'insufficient_funds', declinedAt: at },
      });
    given(issued(), started('p1', 20_000))
      .when(command(says('p1', 'expired')))
      .then({
        type: 'CheckoutEnded',
        data: { invoiceId: 'i1', paymentId: 'p1', endedAt: at },
      });
  });

  it('gives back at once what two pages have charged for the same', () => {
    const both = [
      command({ type: 'StartCheckout', paymentId: 'p1', amountMinor: 100_000, currency: 'USD' }, captain),
      command({ type: 'StartCheckout', paymentId: 'p2', amountMinor: 100_000, currency: 'USD' }, captain),
      command(says('p1', 'paid', { chargeMinor: 100_000 })),
      command(says('p2', 'paid', { chargeMinor: 100_000 })),
    ];
    const events = play(issued(), ...both);
    expect(typesOf(events)).toEqual([
      ...['InvoiceIssued', 'CheckoutStarted', 'CheckoutStarted', 'CardPaid', 'InvoiceSecured'],
      ...['CardPaid', 'RefundAsked'],
    ]);
    expect(events.at(-1)).toMatchObject({
      data: { paymentId: 'p2', amountMinor: 100_000, fromOverMinor: 100_000 },
    });
  });
});

describe('an invoice whose place is held', () => {
  const held = issued({ holdUntil: '2026-03-02T18:15:00.000Z' });

  it('is not owed before it is paid: money that comes is a deposit until then', () => {
    const [, , part] = play(held, ...pay('p1', 15_000));
    expect(part).toMatchObject({ type: 'CardPaid', data: { earlyMinor: 15_000, owedMinor: 0 } });
    const secured = play(held, ...pay('p1', 15_000), ...pay('p2', 5_000)).at(-1);
    expect(secured).toMatchObject({ type: 'InvoiceSecured', data: { deposits: [{ amountMinor: 20_000 }] } });
    expect(secured?.type === 'InvoiceSecured' && secured.data.accrued).toHaveLength(3);
  });

  it('is paid at no page any more once its time is over', () => {
    given(held)
      .when(
        command(
          { type: 'StartCheckout', paymentId: 'p1', amountMinor: 5_000, currency: 'USD' },
          { ...captain, at: '2026-03-02T18:15:00.000Z' },
        ),
      )
      .thenRefused('hold_over');
  });

  it('gives back whatever came, also what comes after its end', () => {
    const end = command({ type: 'EndInvoice', percent: 0, reason: 'Not paid in time' });
    const [start, paid] = pay('p2', 20_000);
    const events = play(held, ...pay('p1', 5_000), ...(start ? [start] : []), end, ...(paid ? [paid] : []));
    expect(typesOf(events).slice(-4)).toEqual(['RefundAsked', 'InvoiceVoided', 'CardPaid', 'RefundAsked']);
    expect(events.at(-1)).toMatchObject({ data: { paymentId: 'p2', amountMinor: 20_000 } });
  });
});

describe('an invoice for what they have lost', () => {
  const [SOON, LATER] = ['2026-03-02T18:05:00.000Z', '2026-03-25T18:00:00.000Z'];
  const lose = (when = SOON) => command({ type: 'SuspendInvoice' }, { at: when });
  const held = (holdUntil: string | null): InvoiceEvent => ({
    type: 'InvoiceHeld',
    data: { invoiceId: 'i1', holdUntil },
  });
  const again = (holdUntil: string | null, recipientIds: string[], amountMinor = 20_000): InvoiceEvent => ({
    type: 'InvoiceHeld',
    data: {
      ...{ invoiceId: 'i1', books, holdUntil },
      again: {
        ...{ dueOn: '2026-03-26', zone: 'America/New_York', recipientIds },
        lines: [{ lineId: 'deposit', dueOn: '2026-03-02', amountMinor }],
      },
    },
  });
  const waits: InvoiceEvent = {
    type: 'InvoiceHeld',
    data: { invoiceId: 'i1', holdUntil: SOON, waits: true },
  };
  const start = { type: 'StartCheckout', paymentId: 'p1', amountMinor: 20_000, currency: 'USD' };
  const hold = (holdUntil: string | null) =>
    command({ type: 'HoldInvoice', holdUntil }, { at: '2026-03-25T17:00:00.000Z' });

  it.each([null, '2026-03-02T18:15:00.000Z'])(
    'is neither paid nor told of, though it was to be paid by %s',
    (holdUntil) => {
      const first = issued({ holdUntil });
      given(first).when(lose()).then(waits);
      given(first, waits).when(lose(LATER)).then();
      // Before it was said that they wait.
      for (const lost of [waits, held(SOON)]) {
        given(first, lost)
          .when(command(start, { ...captain, at: LATER }))
          .thenRefused('hold_over');
        given(first, lost)
          .when(command({ type: 'RemindPayer' }, { ...treasurer, at: LATER }))
          .thenRefused('hold_over');
        given(first, lost)
          .when(command({ type: 'TellDue', lineId: 'first', day: '2026-03-25' }, { at: LATER }))
          .then();
      }
    },
  );

  it('is paid like any other once it is theirs again, for a while or whether they have paid or not', () => {
    for (const holdUntil of [null, '2026-03-25T18:15:00.000Z']) {
      given(issued(), held(SOON))
        .when(hold(holdUntil))
        .then(again(holdUntil, holdUntil === null ? ['cap'] : []));
      given(issued(), held(SOON), held(holdUntil))
        .when(command(start, { ...captain, at: LATER }))
        .then(started('p1', 20_000, { startedAt: LATER }));
    }
    given(issued()).when(hold(null)).then();
  });

  it('is paid by what was handed over all the same: it counts for the next one, or comes back', () => {
    const take = {
      ...{ type: 'TakePayment', paymentId: 'p1', amountMinor: 20_000, currency: 'USD', way: 'cash' },
      ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
    };
    const taken = play(issued(), lose(), command(take, treasurer));
    expect(typesOf(taken).slice(-2)).toEqual(['PaymentTaken', 'InvoiceSecured']);
    const back = invoiceDecider.decide(hold(null), taken.reduce(invoiceDecider.evolve, null));
    expect(back).toEqual([{ type: 'InvoiceHeld', data: { invoiceId: 'i1', holdUntil: null } }]);
    const end = command({ type: 'EndInvoice', percent: 100, reason: 'Withdrawn' });
    expect(invoiceDecider.decide(end, taken.reduce(invoiceDecider.evolve, null))[1]).toMatchObject({
      type: 'RefundAsked',
      data: { amountMinor: 20_000 },
    });
  });

  it('is due the day after it is theirs again, and told of by that day alone', () => {
    const back = [issued(), waits, again(null, ['cap'])];
    const tell = (day: string) =>
      command({ type: 'TellDue', lineId: 'deposit', day }, { at: `${day}T13:00:00.000Z` });
    expect(invoiceDecider.decide(tell('2026-03-26'), back.reduce(invoiceDecider.evolve, null))).toMatchObject(
      [{ type: 'PaymentFellDue', data: { dueOn: '2026-03-26', step: 'due', openMinor: 20_000 } }],
    );
    // A fortnight after the day on which it was due at first.
    const soon = play(
      issued(),
      lose(),
      command({ type: 'HoldInvoice', holdUntil: null }, { at: '2026-03-10T17:00:00.000Z' }),
    );
    given(...soon)
      .when(tell('2026-03-16'))
      .then();
    given(issued({ holdUntil: '2026-03-02T18:15:00.000Z' }), waits)
      .when(hold('2026-03-25T18:15:00.000Z'))
      .then(again('2026-03-25T18:15:00.000Z', [], 0));
  });

  it('is owed on that day too where what was paid of it is undone', () => {
    const take = {
      ...{ type: 'TakePayment', paymentId: 'p1', amountMinor: 5_000, currency: 'USD', way: 'cash' },
      ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
    };
    const undone = command({ type: 'ReversePayment', paymentId: 'p1', reason: 'Fake' }, treasurer);
    const events = play(issued(), command(take, treasurer), lose(), hold(null), undone);
    expect(events.slice(-2)).toMatchObject([
      { data: { again: { lines: [{ dueOn: '2026-03-02', amountMinor: 15_000 }] } } },
      { type: 'PaymentReversed', data: { lines: [{ dueOn: '2026-03-26', amountMinor: 5_000 }] } },
    ]);
  });

  it('is owed by nothing that a bank has taken back of it, as long as nothing else is owed', () => {
    const dispute = (state: 'open' | 'won') =>
      command({
        ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state, amountMinor: 5_000, feeMinor: 0 },
        ...{ reason: 'fraudulent', evidenceBy: null },
      });
    const paid = pay('p1', 5_000);
    const first = issued({ holdUntil: '2026-03-02T18:15:00.000Z' });
    const events = play(first, ...paid, lose(), dispute('open'), hold(null), dispute('won'));
    expect(events.slice(-2)).toMatchObject([
      { data: { again: { lines: [{ lineId: 'deposit', dueOn: '2026-03-02', amountMinor: 0 }] } } },
      {
        type: 'DisputeWon',
        data: { earlyMinor: 5_000, lines: [{ dueOn: '2026-03-26', amountMinor: 5_000 }] },
      },
    ]);
  });

  it('is neither paid nor told of where what is due at once was paid, before or meanwhile', () => {
    const paidBefore = [...play(issued(), ...pay('p1', 20_000)), waits];
    const [begin, came] = pay('p1', 20_000);
    const paidMeanwhile = play(issued(), ...[begin, lose(), came].flatMap((one) => one ?? []));
    expect(paidMeanwhile.at(-1)).toMatchObject({ type: 'InvoiceSecured' });
    given(...paidBefore.slice(0, -1))
      .when(lose())
      .then(waits);
    for (const lost of [paidBefore, paidMeanwhile]) {
      given(...lost)
        .when(command({ ...start, paymentId: 'p2' }, { ...captain, at: LATER }))
        .thenRefused('hold_over');
      given(...lost)
        .when(command({ type: 'TellDue', lineId: 'first', day: '2026-03-25' }, { at: LATER }))
        .then();
      expect(typesOf(invoiceDecider.decide(hold(null), lost.reduce(invoiceDecider.evolve, null)))).toEqual([
        'InvoiceHeld',
      ]);
    }
  });

  it('goes on for who had paid what was due at once before it was said that they wait, and is nothing where it is void', () => {
    given(...play(issued(), ...pay('p1', 20_000)), held(SOON))
      .when(command({ ...start, paymentId: 'p2' }, { ...captain, at: LATER }))
      .then(started('p2', 20_000, { startedAt: LATER }));
    given(...play(issued(), command({ type: 'VoidInvoice', reason: 'Rain' }, treasurer)))
      .when(lose())
      .then();
  });
});

describe('money that no card provider knows of', () => {
  const take = {
    ...{ type: 'TakePayment', paymentId: 'p1', amountMinor: 20_000, currency: 'USD', way: 'cash' },
    ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
  };

  it('is taken by whoever collects, with what proves it, never more than is open', () => {
    expect(typesOf(play(issued(), command(take, treasurer)))).toEqual([
      ...['InvoiceIssued', 'PaymentTaken', 'InvoiceSecured'],
    ]);
    given(issued()).when(command(take, captain)).thenRefused('not_treasurer');
    given(issued())
      .when(command({ ...take, amountMinor: 100_001 }, treasurer))
      .thenRefused('above_open', { openMinor: 100_000, currency: 'USD' });
    given(issued())
      .when(command({ ...take, receivedOn: '2026-03-03' }, treasurer))
      .thenRefused('received_later');
    given(issued())
      .when(command({ ...take, paidBy: 'eve' }, treasurer))
      .thenRefused('not_of_team');
    given(...play(issued(), command({ type: 'VoidInvoice', reason: 'Twice' }, treasurer)))
      .when(command(take, treasurer))
      .thenRefused('invoice_over');
  });

  it('is reversed, never deleted, and is owed again', () => {
    const reverse = command({ type: 'ReversePayment', paymentId: 'p1', reason: 'Wrong team' }, treasurer);
    const events = play(issued(), command(take, treasurer), reverse, reverse);
    expect(events.at(-1)).toMatchObject({
      type: 'PaymentReversed',
      data: { paymentId: 'p1', paidBy: 'cap', amountMinor: 20_000 },
    });
    expect(openOf(after(...events))).toBe(100_000);
    given(...play(issued(), ...pay('p1', 20_000)))
      .when(reverse)
      .thenRefused('payment_by_card');
  });
});

describe('a refund', () => {
  const paid = play(issued(), ...pay('p1', 20_000));
  const refund = (more: object = {}, by: object = treasurer) => command({ ...whole, ...more }, by);

  it('is asked for, goes to the provider, and is paid when the provider says so', () => {
    const done = command({ type: 'NoteRefund', refundId: 'f1', state: 'succeeded', code: '' });
    const events = play(issued(), ...pay('p1', 20_000), refund(), done, done);
    expect(typesOf(events).slice(-2)).toEqual(['RefundAsked', 'RefundPaid']);
    expect(after(...events).payments.get('p1')?.state).toBe('refunded');
  });

  it('is the whole, without the fee, or an amount, and never more than is left', () => {
    const asked = (choice: object) => invoiceDecider.decide(refund({ choice }), after(...paid))[0]?.data;
    expect(asked({ kind: 'whole' })).toMatchObject({ amountMinor: 20_000 });
    expect(asked({ kind: 'net_of_fee' })).toMatchObject({ amountMinor: 19_390 });
    const [start, says] = pay('p1', 20_000);
    const charged = { ...says, chargeMinor: 20_628, feeMinor: 628 } as ReturnType<typeof command>;
    const dearer = play(issued({ bearer: 'payer' }), start as ReturnType<typeof command>, charged);
    expect(invoiceDecider.decide(refund(), after(...dearer))[0]?.data).toMatchObject({ amountMinor: 20_628 });
    given(...paid)
      .when(refund({ choice: { kind: 'amount', amountMinor: 20_001 } }))
      .thenRefused('above_captured', { mostMinor: 20_000, currency: 'USD' });
    given(...play(issued(), ...pay('p1', 20_000), refund()))
      .when(refund({ refundId: 'f2' }))
      .thenRefused('nothing_to_refund', { mostMinor: 0, currency: 'USD' });
  });

  it('above a limit waits for somebody else', () => {
    const events = play(issued(), ...pay('p1', 20_000), refund({ approvalAboveMinor: 10_000 }));
    expect(events.at(-1)).toMatchObject({ data: { needsApproval: true } });
    const approve = (accountId: string) =>
      command({ type: 'ApproveRefund', refundId: 'f1' }, { accountId, collects: true });
    given(...events)
      .when(approve('tre'))
      .thenRefused('second_approver');
    given(...events)
      .when(approve('own'))
      .then({
        type: 'RefundApproved',
        data: { invoiceId: 'i1', refundId: 'f1', approvedBy: 'own', approvedAt: at },
      });
    const decline = command({ type: 'DeclineRefund', refundId: 'f1', reason: 'Played' }, treasurer);
    const declined = play(issued(), ...pay('p1', 20_000), refund({ approvalAboveMinor: 1 }), decline);
    expect(after(...declined).payments.get('p1')).toMatchObject({ refundingMinor: 0, state: 'succeeded' });
    given(...declined)
      .when(approve('own'))
      .thenRefused('refund_decided');
    given(...declined)
      .when(decline)
      .then();
    given(...play(issued(), ...pay('p1', 20_000), refund()))
      .when(decline)
      .thenRefused('refund_decided');
  });

  it('above a limit waits for it in parts as in one, and for all but whoever asks', () => {
    const part = (refundId: string) =>
      refund({ refundId, choice: { kind: 'amount', amountMinor: 6_000 }, approvalAboveMinor: 10_000 });
    const [first, second] = play(issued(), ...pay('p1', 20_000), part('f1'), part('f2')).slice(-2);
    expect(first?.data).toMatchObject({ needsApproval: false });
    expect(first?.data).not.toHaveProperty('recipientIds');
    expect(second?.data).toMatchObject({ needsApproval: true, recipientIds: ['own'] });
  });

  it('that is declined is told to whoever asked, unless they did it', () => {
    const asked = play(issued(), ...pay('p1', 20_000), refund({ approvalAboveMinor: 1 }));
    const decline = (accountId: string) =>
      invoiceDecider.decide(
        command({ type: 'DeclineRefund', refundId: 'f1', reason: 'No' }, { accountId, collects: true }),
        after(...asked),
      )[0]?.data;
    expect(decline('own')).toMatchObject({ recipientIds: ['tre'] });
    expect(decline('tre')).toMatchObject({ recipientIds: [] });
  });

  it('that cannot be sent is told to whoever asked, and goes by hand from then on', () => {
    const failed = command({ type: 'NoteRefund', refundId: 'f1', state: 'failed', code: 'lost_card' });
    const events = play(issued(), ...pay('p1', 20_000), refund(), failed);
    expect(events.at(-1)?.data).toMatchObject({ recipientIds: ['tre'] });
    given(...paid)
      .when(refund({ way: 'cash' }))
      .thenRefused('refund_as_it_came');
    const byHand = invoiceDecider.decide(refund({ refundId: 'f2', way: 'cash' }), after(...events));
    expect(byHand).toMatchObject([
      { type: 'RefundAsked', data: { way: 'cash', amountMinor: 20_000 } },
      { type: 'RefundPaid', data: { way: 'cash', amountMinor: 20_000 } },
    ]);
  });

  it('that the bank sends back goes by hand out of what was paid too much', () => {
    const note = (state: string) => command({ type: 'NoteRefund', refundId: 'f1', state, code: 'closed' });
    const byHand = refund({ refundId: 'f2', way: 'transfer', approvalAboveMinor: 1 });
    const approve = command({ type: 'ApproveRefund', refundId: 'f2' }, { accountId: 'own', collects: true });
    const pays = pay('p1', 20_000);
    const events = play(issued(), ...pays, refund(), note('succeeded'), note('failed'), byHand, approve);
    expect(events.at(-1)).toMatchObject({
      type: 'RefundPaid',
      data: { way: 'transfer', amountMinor: 20_000, fromOverMinor: 20_000 },
    });
    expect(after(...events).overMinor).toBe(0);
  });

  it('of which the log has nothing has gone too, once, and is not made again', () => {
    const says = (refundId: string, amountMinor = 5_000) =>
      command({ type: 'NoteRefund', refundId, paymentId: 'p1', amountMinor, state: 'succeeded', code: '' });
    const events = play(issued(), ...pay('p1', 20_000), says('f7'), says('f7'));
    expect(events.slice(-2)).toMatchObject([
      { type: 'RefundAsked', data: { refundId: 'f7', amountMinor: 5_000, askedBy: null } },
      { type: 'RefundPaid', data: { refundId: 'f7', amountMinor: 5_000, way: 'card' } },
    ]);
    expect(typesOf(events).filter((type) => type === 'RefundPaid')).toHaveLength(1);
    // What goes back by itself is decided again.
    for (const other of [says('ended.p1'), says('over.p2.p1'), says('f8', 15_001)])
      given(...events)
        .when(other)
        .then();
    given(...events)
      .when(command({ ...whole, choice: { kind: 'amount', amountMinor: 15_001 } }, treasurer))
      .thenRefused('above_captured', { mostMinor: 15_000, currency: 'USD' });
  });

  it('that the bank sends back is none', () => {
    const note = (state: string) => command({ type: 'NoteRefund', refundId: 'f1', state, code: 'declined' });
    const events = play(issued(), ...pay('p1', 20_000), refund(), note('succeeded'), note('failed'));
    expect(events.at(-1)?.type).toBe('RefundReturned');
    expect(after(...events).payments.get('p1')).toMatchObject({ refundedMinor: 0, state: 'succeeded' });
  });
});

describe('a refund by hand that was none', () => {
  const cash = (amountMinor = 20_000, paymentId = 'p1') =>
    command(
      {
        ...{ type: 'TakePayment', paymentId, amountMinor, currency: 'USD', way: 'cash' },
        ...{ receivedOn: '2026-03-01', paidBy: 'cap', proof: 'Receipt 17' },
      },
      treasurer,
    );
  const refund = command(whole, treasurer);
  const reverse = (by: object = treasurer, refundId = 'f1') =>
    command({ type: 'ReverseRefund', refundId, reason: 'It was Anna’s' }, by);
  const end = command({ type: 'EndInvoice', percent: 100, reason: 'Withdrawn' });
  const give = (refundId: string) => command({ type: 'GiveRefund', refundId }, treasurer);

  it('is taken back by who looks after the money, with why, once', () => {
    const events = play(issued(), cash(), refund);
    given(...events)
      .when(reverse())
      .then({
        type: 'RefundReversed',
        data: {
          ...{ ...about, refundId: 'f1', paymentId: 'p1', paidBy: 'cap', payerId: 'cap' },
          ...{ reason: 'It was Anna’s', amountMinor: 20_000, owedMinor: 0, earlyMinor: 0, overMinor: 0 },
          ...{ lines: [], reversedBy: 'tre', reversedAt: at },
        },
      });
    given(...events)
      .when(reverse(captain))
      .thenRefused('not_treasurer');
    given(...play(issued(), cash(), refund, reverse()))
      .when(reverse())
      .then();
  });

  it('leaves the payment as it was, which can be refunded again or taken back as a mistake itself', () => {
    const events = play(issued(), cash(), refund, reverse());
    const invoice = after(...events);
    expect(invoice.payments.get('p1')).toMatchObject({ state: 'succeeded', refundedMinor: 0 });
    expect(invoice.refunds.get('f1')).toMatchObject({ state: 'reversed' });
    expect(openOf(invoice)).toBe(80_000);
    const again = command({ ...whole, refundId: 'f2', approvalAboveMinor: 20_000 }, treasurer);
    expect(typesOf(invoiceDecider.decide(again, invoice))).toEqual(['RefundAsked', 'RefundPaid']);
    const takeBack = command({ type: 'ReversePayment', paymentId: 'p1', reason: 'Of Anna' }, treasurer);
    expect(openOf(after(...play(issued(), cash(), refund, reverse(), takeBack)))).toBe(100_000);
  });

  it('waits to be handed back again where it followed from something else', () => {
    const events = play(issued(), cash(), end, give('ended.p1'), reverse(treasurer, 'ended.p1'));
    const invoice = after(...events);
    expect(invoice.refunds.get('ended.p1')).toMatchObject({ state: 'pending' });
    expect(invoice.payments.get('p1')).toMatchObject({ refundedMinor: 0, refundingMinor: 20_000 });
    given(...events)
      .when(reverse(treasurer, 'ended.p1'))
      .then();
    const gone = after(...events, ...invoiceDecider.decide(give('ended.p1'), invoice));
    expect(gone.payments.get('p1')).toMatchObject({ refundedMinor: 20_000, refundingMinor: 0 });
  });

  it('makes a deposit one again, for what it was, and the place theirs if it is paid by that', () => {
    const held = issued({ holdUntil: '2026-03-03T00:00:00.000Z' });
    const part = play(held, cash(15_000), refund);
    expect(openOf(after(...part))).toBe(100_000);
    const back = play(held, cash(15_000), refund, reverse());
    expect(back.at(-1)).toMatchObject({
      data: { earlyMinor: 15_000, lines: [{ lineId: 'deposit', amountMinor: 15_000 }] },
    });
    expect(after(...back)).toMatchObject({ depositMinor: 15_000, secured: false });
    const more = play(held, cash(15_000), refund, cash(5_000, 'p2'), reverse());
    expect(typesOf(more).slice(-2)).toEqual(['RefundReversed', 'InvoiceSecured']);
    expect(openOf(after(...more))).toBe(80_000);
  });

  it('stays where what it left open has been paid since, and pays what is owed by then where it is open', () => {
    const held = issued({ holdUntil: '2026-03-03T00:00:00.000Z' });
    given(...play(held, cash(15_000), refund, cash(20_000, 'p2')))
      .when(reverse())
      .thenRefused('paid_since');
    const undone = command({ type: 'ReversePayment', paymentId: 'p2', reason: 'Twice' }, treasurer);
    const owed = play(held, cash(15_000), refund, cash(20_000, 'p2'), undone, reverse());
    expect(owed.at(-1)).toMatchObject({ data: { owedMinor: 15_000, earlyMinor: 0 } });
    expect(openOf(after(...owed))).toBe(85_000);
  });

  it('is never one by card, nor one that has not gone', () => {
    const done = command({ type: 'NoteRefund', refundId: 'f1', state: 'succeeded', code: '' });
    given(...play(issued(), ...pay('p1', 20_000), refund, done))
      .when(reverse())
      .thenRefused('refund_sent');
    const asked = command({ ...whole, approvalAboveMinor: 1 }, treasurer);
    given(...play(issued(), cash(), asked))
      .when(reverse())
      .thenRefused('refund_decided');
    given(...play(issued(), cash()))
      .when(reverse())
      .thenRefused('refund_unknown');
  });
});

describe('a dispute', () => {
  const dispute = (state: 'open' | 'won' | 'lost', more: object = {}) =>
    command({
      ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state, amountMinor: 20_000 },
      ...{ feeMinor: 1_500, reason: 'fraudulent', evidenceBy: null, ...more },
    });

  it('makes what was paid owed again until the bank decides', () => {
    const open = after(...play(issued(), ...pay('p1', 20_000), dispute('open'), dispute('open')));
    expect([openOf(open), open.payments.get('p1')?.state]).toEqual([100_000, 'disputed']);
    const won = after(...play(issued(), ...pay('p1', 20_000), dispute('open'), dispute('won')));
    expect([openOf(won), won.payments.get('p1')?.state]).toEqual([80_000, 'succeeded']);
  });

  it('that is heard of when it is lost has been one before; what is lost is not owed again', () => {
    const events = play(issued(), ...pay('p1', 20_000), dispute('lost'));
    expect(typesOf(events).slice(-2)).toEqual(['PaymentDisputed', 'DisputeLost']);
    expect(openOf(after(...events))).toBe(80_000);
    given(...events)
      .when(command(whole, treasurer))
      .thenRefused('nothing_to_refund', { mostMinor: 0, currency: 'USD' });
    expect(events.at(-1)).toEqual({
      type: 'DisputeLost',
      data: {
        ...{ ...about, paymentId: 'p1', disputeId: 'd1', amountMinor: 20_000, lostMinor: 20_000 },
        ...{ lines: [{ lineId: 'deposit', dueOn: '2026-03-02', amountMinor: 20_000 }], decidedAt: at },
        recipientIds: ['tre', 'own'],
      },
    });
  });

  it('that is lost gives up what the bank has kept and no more: the rest is unpaid as before', () => {
    const lost = play(issued(), ...pay('p1', 20_000), dispute('lost'));
    expect([standingOf(after(...lost)), openOf(after(...lost))]).toEqual(['open', 80_000]);
    const rest = play(issued(), ...pay('p1', 20_000), dispute('lost'), ...pay('p2', 80_000));
    expect([standingOf(after(...rest)), openOf(after(...rest))]).toEqual(['written_off', 0]);
  });

  it('leaves to refund what the bank has not taken, once it has decided', () => {
    const part = (state: 'open' | 'lost') => dispute(state, { amountMinor: 8_000 });
    given(...play(issued(), ...pay('p1', 20_000), part('open')))
      .when(command(whole, treasurer))
      .thenRefused('payment_disputed');
    const events = play(issued(), ...pay('p1', 20_000), part('lost'));
    expect(invoiceDecider.decide(command(whole, treasurer), after(...events))).toMatchObject([
      { type: 'RefundAsked', data: { refundId: 'f1', amountMinor: 12_000 } },
    ]);
    const sent = command({ type: 'NoteRefund', refundId: 'f1', state: 'succeeded', code: '' });
    given(...play(issued(), ...pay('p1', 20_000), part('lost'), command(whole, treasurer), sent))
      .when(command({ ...whole, refundId: 'f2' }, treasurer))
      .thenRefused('nothing_to_refund', { mostMinor: 0, currency: 'USD' });
  });

  it('is told to whoever collects, and so is how it is decided', () => {
    const events = play(issued(), ...pay('p1', 20_000), dispute('open'), dispute('won'));
    expect(events.slice(-2)).toMatchObject([
      { type: 'PaymentDisputed', data: { recipientIds: ['tre', 'own'] } },
      { type: 'DisputeWon', data: { recipientIds: ['tre', 'own'] } },
    ]);
  });

  it('has nobody reminded of what the bank decides about, and everybody of the rest', () => {
    const remind = command({ type: 'RemindPayer' }, treasurer);
    const due = command({ type: 'TellDue', lineId: 'deposit', day: '2026-03-02' });
    const all = play(issued(), ...pay('p1', 100_000), dispute('open', { amountMinor: 100_000 }));
    given(...all)
      .when(remind)
      .thenRefused('payment_disputed');
    given(...all)
      .when(due)
      .then();
    const part = play(issued(), ...pay('p1', 20_000), dispute('open'));
    given(...part)
      .when(due)
      .then();
    expect(play(issued(), ...pay('p1', 20_000), dispute('open'), remind).at(-1)).toMatchObject({
      type: 'PayerReminded',
      data: { recipientIds: ['cap'] },
    });
    // What nobody has ever paid of the line is asked for all the same.
    const some = dispute('open', { amountMinor: 5_000 });
    expect(play(issued(), ...pay('p1', 15_000), some, due).at(-1)).toMatchObject({
      type: 'PaymentFellDue',
      data: { openMinor: 5_000 },
    });
  });

  it('has whoever paid their share not reminded while the bank decides about that', () => {
    const shares = [{ accountId: 'mia', amountMinor: 20_000 }];
    const split = command({ type: 'SplitInvoice', shares }, captain);
    const remind = command({ type: 'RemindPayer' }, treasurer);
    const events = play(issued(), split, ...pay('p1', 20_000, 'mia'), dispute('open'), remind);
    expect(events.at(-1)).toMatchObject({ type: 'PayerReminded', data: { recipientIds: ['cap'] } });
    const lost = play(issued(), split, ...pay('p1', 20_000, 'mia'), dispute('lost'), remind);
    expect(lost.at(-1)).toMatchObject({ type: 'PayerReminded', data: { recipientIds: ['cap'] } });
  });

  it('gives back what was paid again meanwhile when it is won, and loses nothing of it when it is lost', () => {
    const again = [issued(), ...pay('p1', 20_000), dispute('open'), ...pay('p2', 20_000)] as const;
    const decided = {
      ...about,
      paymentId: 'p1',
      disputeId: 'd1',
      amountMinor: 20_000,
      lines: [],
      recipientIds: ['tre', 'own'],
      decidedAt: at,
    };
    expect(play(...again, dispute('won')).slice(-2)).toMatchObject([
      { type: 'DisputeWon', data: { ...decided, overMinor: 20_000 } },
      { type: 'RefundAsked', data: { refundId: 'over.d1.p1', amountMinor: 20_000, needsApproval: false } },
    ]);
    expect(play(...again, dispute('lost')).at(-1)).toEqual({
      type: 'DisputeLost',
      data: { ...decided, lostMinor: 0 },
    });
    const partly = [issued(), ...pay('p1', 20_000), dispute('open'), ...pay('p2', 5_000)] as const;
    const [won, back] = play(...partly, dispute('won')).slice(-2);
    expect([won, back]).toMatchObject([
      { type: 'DisputeWon', data: { overMinor: 5_000, lines: [{ lineId: 'deposit', amountMinor: 15_000 }] } },
      { type: 'RefundAsked', data: { amountMinor: 5_000 } },
    ]);
  });

  describe('of what is only held, and not owed yet', () => {
    /** All of it is due at once. */
    const held = issued({ holdUntil: '2026-03-03T00:00:00.000Z', secureMinor: 100_000 });
    const standing = (...commands: readonly ReturnType<typeof command>[]) => {
      const events = play(held, ...commands);
      const balances = balancesOf(events.flatMap(postingsFor));
      const of = (account: Account) => balances.get(account) ?? 0;
      return {
        ...{ owedMinor: of('receivable'), depositMinor: 0 - of('deposits'), lostMinor: of('write_offs') },
        openMinor: openOf(after(...events)),
      };
    };
    const paid = pay('p1', 20_000);

    it('takes the deposit that it was, and makes nothing owed', () => {
      const open = { owedMinor: 0, depositMinor: 0, lostMinor: 0, openMinor: 100_000 };
      expect(standing(...paid, dispute('open'))).toEqual(open);
      expect(standing(...paid, dispute('lost'))).toEqual(open);
      expect(standing(...paid, dispute('open'), dispute('won'))).toEqual({
        ...{ ...open, depositMinor: 20_000, openMinor: 80_000 },
      });
    });

    it('leaves nothing owed where it is won after the same was paid again', () => {
      const won = standing(...paid, dispute('open'), ...pay('p2', 20_000), dispute('won'));
      expect(won).toEqual({ owedMinor: 0, depositMinor: 20_000, lostMinor: 0, openMinor: 80_000 });
    });

    it('makes the place theirs where all is paid by that', () => {
      const part = { amountMinor: 30_000 };
      const rest = [...pay('p1', 90_000), dispute('open', part), ...pay('p2', 10_000)];
      expect(typesOf(play(held, ...rest, dispute('won', part))).slice(-2)).toEqual([
        'DisputeWon',
        'InvoiceSecured',
      ]);
    });

    it('gives back each deposit for what it was, with what its payer bore of the fee apart', () => {
      const bears = issued({ holdUntil: '2026-03-03T00:00:00.000Z', bearer: 'payer' });
      const found = (paymentId: string, chargeMinor: number) => [
        command({ type: 'StartCheckout', paymentId, amountMinor: 5_000, currency: 'USD' }, captain),
        command(says(paymentId, 'paid', { chargeMinor })),
      ];
      const back = command(whole, treasurer);
      const sent = command({ type: 'NoteRefund', refundId: 'f1', state: 'succeeded', code: '' });
      const events = play(bears, ...found('p1', 5_180), ...found('p2', 5_180), back, sent);
      expect(events.at(-1)).toMatchObject({ data: { amountMinor: 5_180, fromDepositMinor: 5_000 } });
    });
  });

  it('is decided once', () => {
    const won = play(issued(), ...pay('p1', 20_000), dispute('open'), dispute('won'));
    expect(won.at(-1)?.type).toBe('DisputeWon');
    given(...won)
      .when(dispute('lost'))
      .then();
  });

  describe('of what has ended meanwhile', () => {
    const deposit = { lineId: 'deposit', dueOn: '2026-03-02', amountMinor: 20_000 };
    const decided = {
      ...{ ...about, paymentId: 'p1', disputeId: 'd1', amountMinor: 20_000 },
      ...{ recipientIds: ['tre', 'own'], decidedAt: at },
    };
    const won: InvoiceEvent = {
      type: 'DisputeWon',
      data: { ...decided, overMinor: 0, lines: [deposit] },
    };
    const lost: InvoiceEvent = {
      type: 'DisputeLost',
      data: { ...decided, lostMinor: 20_000, lines: [deposit] },
    };
    const ended = (percent: number) => play(issued(), ...pay('p1', 20_000), dispute('open'), endOf(percent));

    it('gives back what the terms say once it is won, and nothing where they say nothing, or it is lost', () => {
      given(...ended(50))
        .when(dispute('won'))
        .then(won, comesBack('p1', 10_000));
      given(...ended(100))
        .when(dispute('won'))
        .then(won, comesBack('p1', 20_000));
      given(...ended(0))
        .when(dispute('won'))
        .then(won);
      given(...ended(100))
        .when(dispute('lost'))
        .then(lost);
    });

    it('gives back what is left of a payment of which the bank keeps a part', () => {
      const part = (state: 'open' | 'lost') => dispute(state, { amountMinor: 8_000 });
      const half = play(issued(), ...pay('p1', 20_000), part('open'), endOf(50), part('lost'));
      expect(half.at(-1)).toEqual(comesBack('p1', 6_000));
      const before = play(issued(), ...pay('p1', 20_000), part('lost'), endOf(100));
      expect(before).toContainEqual(comesBack('p1', 12_000, { reason: 'Withdrawn' }));
    });

    it('gives back all of what was never owed', () => {
      const held = issued({ holdUntil: '2026-03-03T00:00:00.000Z' });
      const events = play(held, ...pay('p1', 5_000), dispute('open', { amountMinor: 5_000 }), endOf(0));
      expect(typesOf(events).slice(-2)).toEqual(['InvoiceEnded', 'InvoiceVoided']);
      const last = invoiceDecider.decide(dispute('won', { amountMinor: 5_000 }), after(...events));
      expect(last).toMatchObject([
        { type: 'DisputeWon' },
        { type: 'RefundAsked', data: { amountMinor: 5_000 } },
      ]);
    });

    it('gives back by the terms too of what was paid again, whoever the bank decides for', () => {
      const again = [...ended(50), started('p2', 20_000)];
      for (const one of pay('p2', 20_000).slice(1))
        again.push(...invoiceDecider.decide(one, after(...again)));
      const over = { refundId: 'over.d1.p1', amountMinor: 20_000, fromOverMinor: 20_000 };
      given(...again)
        .when(dispute('won'))
        .then(
          { type: 'DisputeWon', data: { ...decided, overMinor: 20_000, lines: [] } },
          comesBack('p1', 20_000, { ...over, reason: 'Paid more than was open' }),
          comesBack('p2', 10_000),
        );
      given(...again)
        .when(dispute('lost'))
        .then(
          { type: 'DisputeLost', data: { ...decided, lostMinor: 0, lines: [] } },
          comesBack('p2', 10_000),
        );
    });

    it('is not paid any more meanwhile, in whichever way', () => {
      const over = given(...ended(0));
      const asked = { paymentId: 'p2', amountMinor: 20_000, currency: 'USD' };
      over.when(command({ type: 'StartCheckout', ...asked }, captain)).thenRefused('invoice_over');
      over.when(command({ type: 'OfferCredit', ...asked }, captain)).thenRefused('invoice_over');
      const cash = { ...asked, way: 'cash', receivedOn: '2026-03-01', paidBy: null, proof: 'No. 7' };
      over.when(command({ type: 'TakePayment', ...cash }, treasurer)).thenRefused('invoice_over');
      const link = { type: 'MakePaymentLink', linkId: 'k1', amountMinor: null, days: 7 };
      over.when(command(link, treasurer)).thenRefused('invoice_over');
      over.when(command({ type: 'RemindPayer' }, treasurer)).thenRefused('invoice_over');
      const held = { type: 'TakeCredit', ...asked, walletId: 'w1', accountId: 'cap' };
      expect(typesOf(invoiceDecider.decide(command(held), after(...ended(0))))).toEqual(['CreditRefused']);
    });

    it('gives nothing back twice, nor of what ended before that was said', () => {
      const later = play(issued(), ...pay('p1', 20_000), endOf(50), dispute('open', { amountMinor: 10_000 }));
      expect(
        typesOf(invoiceDecider.decide(dispute('won', { amountMinor: 10_000 }), after(...later))),
      ).toEqual(['DisputeWon']);
      given(...untold(ended(50)))
        .when(dispute('won'))
        .then(won);
    });
  });
});

describe('the end of an invoice', () => {
  const end = (percent: number) => command({ type: 'EndInvoice', percent, reason: 'Withdrawn' });

  it('gives back what the terms say, and what is open is not owed any more', () => {
    const events = play(issued(), ...pay('p1', 20_000), end(50));
    expect(events.slice(-2)).toMatchObject([
      { type: 'RefundAsked', data: { amountMinor: 10_000, needsApproval: false } },
      { type: 'InvoiceReduced', data: { lines: [{ netMinor: 40_000 }, { netMinor: 40_000 }] } },
    ]);
    const ended = after(...events);
    expect([standingOf(ended), openOf(ended)]).toEqual(['paid', 0]);
    given(...events)
      .when(end(50))
      .then();
  });

  it('is a fact, with what was decided then, once', () => {
    const fact = (percent: number): InvoiceEvent => ({
      type: 'InvoiceEnded',
      data: { invoiceId: 'i1', percent, endedAt: at },
    });
    given(...play(issued(), ...pay('p1', 100_000)))
      .when(end(0))
      .then(fact(0));
    given(...play(issued(), ...pay('p1', 100_000), end(0)))
      .when(end(100))
      .then();
    given(...untold(play(issued(), ...pay('p1', 100_000), end(50))))
      .when(end(100))
      .then();
    const held = invoiceDecider.decide(end(0), after(issued({ holdUntil: '2026-03-03T00:00:00.000Z' })));
    expect(held).toMatchObject([fact(100), { type: 'InvoiceVoided' }]);
  });

  describe('while a part of what was paid was to go back', () => {
    const part = (more: object = {}) =>
      command({ ...whole, choice: { kind: 'amount', amountMinor: 8_000 }, ...more }, treasurer);
    const owner = { accountId: 'own', collects: true } as const;
    const asked = play(issued(), ...pay('p1', 20_000), part({ approvalAboveMinor: 1 }), end(50));

    it('leaves that to a second person: what the terms give of it comes back when they say no', () => {
      expect(asked.find(({ data }) => 'refundId' in data && data.refundId === 'ended.p1')).toMatchObject({
        data: { amountMinor: 6_000 },
      });
      given(...asked)
        .when(command({ type: 'DeclineRefund', refundId: 'f1', reason: 'Played' }, owner))
        .then(
          {
            type: 'RefundDeclined',
            data: {
              ...{ invoiceId: 'i1', refundId: 'f1', payerId: 'cap', reason: 'Played', declinedBy: 'own' },
              ...{ recipientIds: ['tre'], declinedAt: at },
            },
          },
          comesBack('p1', 4_000, { refundId: 'ended.p1.2' }),
        );
      const yes = command({ type: 'ApproveRefund', refundId: 'f1' }, owner);
      expect(typesOf(invoiceDecider.decide(yes, after(...asked)))).toEqual(['RefundApproved']);
    });

    it('gives it back by the terms where it was never handed over, in cash as it came', () => {
      const cash = command(
        {
          ...{ type: 'TakePayment', paymentId: 'p1', amountMinor: 20_000, currency: 'USD', way: 'cash' },
          ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
        },
        treasurer,
      );
      const events = play(issued(), cash, part(), end(50));
      const none = command({ type: 'ReverseRefund', refundId: 'f1', reason: 'Never given' }, treasurer);
      const [reversed, more] = invoiceDecider.decide(none, after(...events));
      expect(reversed?.type).toBe('RefundReversed');
      expect(more).toEqual(comesBack('p1', 4_000, { refundId: 'ended.p1.2', recipientIds: ['tre', 'own'] }));
    });

    it('gives no more than that back of what is declined or taken back since', () => {
      const later = play(issued(), ...pay('p1', 20_000), end(50), part({ approvalAboveMinor: 1 }));
      const no = command({ type: 'DeclineRefund', refundId: 'f1', reason: 'Played' }, owner);
      expect(typesOf(invoiceDecider.decide(no, after(...later)))).toEqual(['RefundDeclined']);
      expect(typesOf(invoiceDecider.decide(no, after(...untold(asked))))).toEqual(['RefundDeclined']);
    });
  });

  it('leaves cash with whoever looks after it until somebody says that it is handed back', () => {
    const cash = command(
      {
        ...{ type: 'TakePayment', paymentId: 'p1', amountMinor: 20_000, currency: 'USD', way: 'cash' },
        ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
      },
      treasurer,
    );
    const events = play(issued(), cash, end(50));
    expect(events.slice(-2)).toMatchObject([
      { type: 'RefundAsked', data: { amountMinor: 10_000, recipientIds: ['tre', 'own'] } },
      { type: 'InvoiceReduced' },
    ]);
    const give = (by: object) => command({ type: 'GiveRefund', refundId: 'ended.p1' }, by);
    given(...events)
      .when(give(captain))
      .thenRefused('not_treasurer');
    const givenBack = play(issued(), cash, end(50), give(treasurer), give(treasurer));
    expect(typesOf(givenBack).slice(-2)).toEqual(['InvoiceReduced', 'RefundPaid']);
    expect(givenBack.at(-1)).toMatchObject({ data: { way: 'cash', amountMinor: 10_000 } });
  });

  describe('of which cash was recorded that never came', () => {
    const cash = (paymentId = 'p1', amountMinor = 20_000) =>
      command(
        {
          ...{ type: 'TakePayment', paymentId, amountMinor, currency: 'USD', way: 'cash' },
          ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
        },
        treasurer,
      );
    const takeBack = command({ type: 'ReversePayment', paymentId: 'p1', reason: 'Of Anna' }, treasurer);
    const declined = { type: 'RefundDeclined', data: { refundId: 'ended.p1', reason: 'Of Anna' } };

    it('hands nothing back, and asks for nothing in its place', () => {
      const events = play(issued(), cash(), end(50), takeBack);
      expect(events.slice(-3)).toMatchObject([
        { ...declined, data: { ...declined.data, declinedBy: 'tre', recipientIds: [] } },
        { type: 'PaymentReversed', data: { amountMinor: 20_000, owedMinor: 20_000 } },
        { type: 'InvoiceVoided', data: { lines: [{ lineId: 'deposit', netMinor: 20_000 }], voidedBy: null } },
      ]);
      const ended = after(...events);
      expect([standingOf(ended), openOf(ended)]).toEqual(['void', 0]);
      expect(ended.payments.get('p1')).toMatchObject({ state: 'reversed', refundingMinor: 0 });
      given(...events)
        .when(takeBack)
        .then();
    });

    it('asks for nothing in its place where nothing was to come back either', () => {
      const events = play(issued(), cash(), end(0), takeBack);
      expect(events.slice(-2)).toMatchObject([
        { type: 'PaymentReversed', data: { amountMinor: 20_000 } },
        { type: 'InvoiceVoided', data: { lines: [{ lineId: 'deposit', netMinor: 20_000 }], voidedBy: null } },
      ]);
      expect(openOf(after(...events))).toBe(0);
      const both = play(issued(), cash(), ...pay('p2', 10_000), end(0), takeBack);
      expect(both.slice(-2)).toMatchObject([
        { type: 'PaymentReversed' },
        { type: 'InvoiceReduced', data: { lines: [{ lineId: 'deposit', netMinor: 20_000 }] } },
      ]);
      const before = untold(play(issued(), cash(), end(0)));
      expect(typesOf(invoiceDecider.decide(takeBack, after(...before)))).toEqual(['PaymentReversed']);
    });

    it('keeps what else was paid, and is as void as before where it was only held', () => {
      const both = play(issued(), cash(), ...pay('p2', 10_000), end(50), takeBack);
      expect(both.slice(-3)).toMatchObject([
        declined,
        { type: 'PaymentReversed' },
        { type: 'InvoiceReduced', data: { lines: [{ lineId: 'deposit', netMinor: 20_000 }] } },
      ]);
      const held = issued({ holdUntil: '2026-03-03T00:00:00.000Z' });
      const events = play(held, cash('p1', 5_000), end(50), takeBack);
      expect(typesOf(events).slice(-3)).toEqual(['InvoiceVoided', 'RefundDeclined', 'PaymentReversed']);
      expect(after(...events)).toMatchObject({ depositMinor: 0, voided: true });
    });

    it('stays once it is handed back, or somebody has asked for it to go back', () => {
      const give = command({ type: 'GiveRefund', refundId: 'ended.p1' }, treasurer);
      given(...play(issued(), cash(), end(50), give))
        .when(takeBack)
        .thenRefused('payment_refunded');
      const asked = command({ ...whole, choice: { kind: 'amount', amountMinor: 100 } }, treasurer);
      given(...play(issued(), cash(), asked, end(50)))
        .when(takeBack)
        .thenRefused('payment_refunded');
    });
  });

  it('tells whoever looks after the money what could not go back by itself', () => {
    const failed = command({ type: 'NoteRefund', refundId: 'ended.p1', state: 'failed', code: 'x' });
    const events = play(issued(), ...pay('p1', 20_000), end(50), failed);
    expect(events.at(-1)).toMatchObject({
      type: 'RefundFailed',
      data: { recipientIds: ['tre', 'own'] },
    });
    const give = command({ type: 'GiveRefund', refundId: 'ended.p1' }, treasurer);
    given(...events)
      .when(give)
      .thenRefused('refund_as_it_came');
  });

  it('is void as long as nothing is paid, and written off else', () => {
    const because = { reason: 'Entered twice' };
    expect(typesOf(play(issued(), command({ type: 'VoidInvoice', ...because }, treasurer)))).toEqual([
      ...['InvoiceIssued', 'InvoiceVoided'],
    ]);
    const paid = play(issued(), ...pay('p1', 20_000));
    given(...paid)
      .when(command({ type: 'VoidInvoice', ...because }, treasurer))
      .thenRefused('something_paid');
    for (const type of ['VoidInvoice', 'WriteOffInvoice'])
      given(issued({ holdUntil: '2026-03-02T18:15:00.000Z' }))
        .when(command({ type, ...because }, treasurer))
        .thenRefused('not_owed_yet');
    const writtenOff = play(
      issued(),
      ...pay('p1', 20_000),
      command({ type: 'WriteOffInvoice', ...because }, treasurer),
    );
    expect(writtenOff.at(-1)).toMatchObject({
      type: 'InvoiceWrittenOff',
      data: {
        ...{ ...about, amountMinor: 80_000, payerId: 'cap', writtenOffBy: 'tre' },
        lines: [
          { lineId: 'first', amountMinor: 40_000 },
          { lineId: 'second', amountMinor: 40_000 },
        ],
      },
    });
    const lost = after(...writtenOff);
    expect([standingOf(lost), openOf(lost)]).toEqual(['written_off', 0]);
  });

  describe('a write-off', () => {
    const writeOff = command({ type: 'WriteOffInvoice', reason: 'Folded' }, treasurer);
    const takeBack = (by: object = treasurer) =>
      command({ type: 'TakeBackWriteOff', reason: 'They pay after all' }, by);
    const take = command(
      {
        ...{ type: 'TakePayment', paymentId: 'p2', amountMinor: 80_000, currency: 'USD', way: 'cash' },
        ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
      },
      treasurer,
    );
    const written = play(issued(), ...pay('p1', 20_000), writeOff);

    it('is taken back by who looks after the money, with why, line by line', () => {
      given(...written)
        .when(takeBack())
        .then({
          type: 'WriteOffTakenBack',
          data: {
            ...{ ...about, amountMinor: 80_000, payerId: 'cap', reason: 'They pay after all' },
            lines: [
              { lineId: 'first', dueOn: '2026-04-01', amountMinor: 40_000 },
              { lineId: 'second', dueOn: '2026-05-01', amountMinor: 40_000 },
            ],
            ...{ takenBackBy: 'tre', takenBackAt: at },
          },
        });
      given(...written)
        .when(takeBack(captain))
        .thenRefused('not_treasurer');
    });

    it('says so to whoever would pay or record it; taken back, it is paid like any other', () => {
      given(...written)
        .when(take)
        .thenRefused('written_off');
      given(...written)
        .when(writeOff)
        .thenRefused('written_off');
      const owed = after(...play(issued(), ...pay('p1', 20_000), writeOff, takeBack()));
      expect([standingOf(owed), openOf(owed)]).toEqual(['partially_paid', 80_000]);
      const paid = after(...play(issued(), ...pay('p1', 20_000), writeOff, takeBack(), take));
      expect([standingOf(paid), openOf(paid)]).toEqual(['paid', 0]);
    });

    it('is taken back once, and not of what is void', () => {
      given(...play(issued(), ...pay('p1', 20_000), writeOff, takeBack()))
        .when(takeBack())
        .thenRefused('nothing_written_off');
      const voided = command({ type: 'VoidInvoice', reason: 'Entered twice' }, treasurer);
      given(...play(issued(), writeOff, voided))
        .when(takeBack())
        .thenRefused('invoice_over');
    });

    it('stays of what has ended: nobody is asked for it again', () => {
      const events = play(issued(), ...pay('p1', 20_000), writeOff, endOf(0));
      given(...events)
        .when(takeBack())
        .thenRefused('invoice_over');
      given(...events)
        .when(take)
        .thenRefused('invoice_over');
      expect([writtenOffOf(after(...written)), writtenOffOf(after(...events))]).toEqual([80_000, 0]);
    });

    it('has nothing of what a bank has decided', () => {
      const lost = command({
        ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'lost', amountMinor: 20_000 },
        ...{ feeMinor: 0, reason: 'fraudulent', evidenceBy: null },
      });
      given(...play(issued(), ...pay('p1', 20_000), lost))
        .when(takeBack())
        .thenRefused('nothing_written_off');
      const both = play(issued(), ...pay('p1', 20_000), lost, writeOff, takeBack());
      expect(both.at(-1)).toMatchObject({ data: { amountMinor: 80_000 } });
      expect(openOf(after(...both))).toBe(80_000);
    });
  });
});

describe('a team’s invoice in shares', () => {
  const split = (shares: readonly object[], by: object = captain) =>
    command({ type: 'SplitInvoice', shares }, by);
  const shares = [
    { accountId: 'mia', amountMinor: 30_000 },
    { accountId: 'ned', amountMinor: 30_000 },
  ];

  it('is split by whoever owes it, among people of the team, up to the whole', () => {
    expect(play(issued(), split(shares)).at(-1)).toMatchObject({ data: { shares, splitBy: 'cap' } });
    given(issued())
      .when(split([{ accountId: 'eve', amountMinor: 1 }]))
      .thenRefused('not_of_team');
    given(issued())
      .when(split([...shares, { accountId: 'eve', amountMinor: 1 }]))
      .thenRefused('not_of_team');
    given(...play(issued(), command({ type: 'VoidInvoice', reason: 'Twice' }, treasurer)))
      .when(split(shares))
      .thenRefused('invoice_over');
    given(issued())
      .when(split([{ accountId: 'mia', amountMinor: 100_001 }]))
      .thenRefused('shares_above_total', { sumMinor: 100_001, totalMinor: 100_000, currency: 'USD' });
    given(...play(issued(), split(shares)))
      .when(split([], { accountId: 'mia' }))
      .thenRefused('not_split_by_you');
  });

  it('gives the captain back what a member pays after them', () => {
    const [begin, paid] = pay('late', 30_000, 'mia');
    const late = begin && paid ? [begin, paid] : [];
    const all = [split(shares), late[0], ...pay('all', 100_000), late[1]];
    const events = play(issued(), ...all.filter((one) => one !== undefined));
    expect(events.at(-1)).toMatchObject({
      type: 'RefundAsked',
      data: { paymentId: 'all', amountMinor: 30_000, fromOverMinor: 30_000 },
    });
  });

  it('gives the captain back what the bank has left them, and the member where it has not decided', () => {
    const [begin, paid] = pay('late', 30_000, 'mia');
    const said = (state: 'open' | 'lost') =>
      command({
        ...{ type: 'NoteDispute', paymentId: 'all', disputeId: 'd1', state, amountMinor: 8_000, feeMinor: 0 },
        ...{ reason: 'fraudulent', evidenceBy: null },
      });
    const back = (state: 'open' | 'lost') =>
      play(
        issued(),
        ...[split(shares), begin, ...pay('all', 100_000), said(state), paid].flatMap((one) => one ?? []),
      ).at(-1);
    expect(back('lost')).toMatchObject({ data: { paymentId: 'all', amountMinor: 30_000 } });
    expect(back('open')).toMatchObject({ data: { paymentId: 'late', amountMinor: 22_000 } });
  });

  it('asks nobody again whose share was given back, with what they bore of the fee', () => {
    const [start] = pay('p1', 20_000, 'mia');
    const sent = command({ type: 'NoteRefund', refundId: 'f1', state: 'succeeded', code: '' });
    const remind = command({ type: 'RemindPayer' }, treasurer);
    const events = play(
      issued({ bearer: 'payer' }),
      split([{ accountId: 'mia', amountMinor: 20_000 }]),
      ...(start ? [start] : []),
      command(says('p1', 'paid', { chargeMinor: 20_628, feeMinor: 628 })),
      ...[command(whole, treasurer), sent, remind],
    );
    expect(events.at(-2)).toMatchObject({ type: 'RefundPaid', data: { amountMinor: 20_628 } });
    expect(paidByOf(after(...events), 'mia')).toBe(20_000);
    expect(events.at(-1)).toMatchObject({ type: 'PayerReminded', data: { recipientIds: ['cap'] } });
  });

  it('asks for a share again that is open again by a refund, or that a bank takes, and for no more than it', () => {
    const held = issued({ bearer: 'payer', holdUntil: '2026-03-03T00:00:00.000Z' });
    const [start] = pay('p1', 15_000, 'mia');
    const paid = [
      ...(start ? [start] : []),
      command(says('p1', 'paid', { chargeMinor: 15_479, feeMinor: 479 })),
    ];
    const sent = command({ type: 'NoteRefund', refundId: 'f1', state: 'succeeded', code: '' });
    expect(paidByOf(after(...play(held, ...paid)), 'mia')).toBe(15_000);
    expect(paidByOf(after(...play(held, ...paid, command(whole, treasurer), sent)), 'mia')).toBe(0);
    const dispute = (state: string, amountMinor: number) =>
      command({
        ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state, amountMinor },
        ...{ feeMinor: 1_500, reason: 'fraudulent', evidenceBy: null },
      });
    const paidAfter = (...states: readonly (readonly [string, number])[]) =>
      paidByOf(after(...play(held, ...paid, ...states.map((one) => dispute(...one)))), 'mia');
    expect(paidAfter(['open', 15_479])).toBe(0);
    expect(paidAfter(['open', 5_000])).toBe(10_000);
    expect(paidAfter(['open', 15_479], ['won', 15_479])).toBe(15_000);
    expect(paidAfter(['open', 15_479], ['lost', 15_479])).toBe(0);
  });

  it('reminds nobody who has left for good, and is refused where nobody else owes it', () => {
    const remind = (...erasedIds: readonly string[]) =>
      command({ type: 'RemindPayer', erasedIds }, treasurer);
    given(issued()).when(remind('cap')).thenRefused('nobody_to_remind');
    const events = play(issued(), split(shares), remind('cap', 'mia'));
    expect(events.at(-1)).toMatchObject({ type: 'PayerReminded', data: { recipientIds: ['ned'] } });
  });

  it('reminds whoever has not paid, every other day at most', () => {
    const remind = (when?: string) =>
      command({ type: 'RemindPayer' }, { ...treasurer, ...(when && { at: when }) });
    const events = play(issued(), split(shares), ...pay('p1', 30_000, 'mia'), remind());
    expect(events.at(-1)).toMatchObject({ data: { recipientIds: ['cap', 'ned'] } });
    given(...events)
      .when(remind('2026-03-04T17:59:00.000Z'))
      .thenRefused('reminded_lately', { next: '2026-03-04T18:00:00.000Z' });
  });
});

describe('a line that falls due', () => {
  const tell = (day: string, when = day) =>
    command({ type: 'TellDue', lineId: 'first', day }, { at: `${when}T09:00:00.000Z` });
  const told = (step: string, day: string) => ({
    type: 'PaymentFellDue',
    data: {
      ...{ ...about, lineId: 'first', dueOn: '2026-04-01', openMinor: 40_000, step },
      ...{ recipientIds: ['cap'], toldAt: `${day}T09:00:00.000Z` },
    },
  });

  it.each([
    ['soon', '2026-03-25'],
    ['soon', '2026-03-31'],
    ['due', '2026-04-01'],
    ['overdue', '2026-04-04'],
  ])('is said to be %s on %s, to whoever answers for it', (step, day) => {
    expect(play(issued(), tell(day)).slice(1)).toEqual([told(step, day)]);
  });

  it('is told to whoever has not paid their share as well', () => {
    const shares = ['mia', 'ned'].map((accountId) => ({ accountId, amountMinor: 30_000 }));
    const split = command({ type: 'SplitInvoice', shares }, captain);
    const events = play(issued(), split, ...pay('p1', 30_000, 'mia'), tell('2026-03-25'));
    expect(events.at(-1)).toMatchObject({ data: { openMinor: 30_000, recipientIds: ['cap', 'ned'] } });
  });

  it('is said once for each day of the plan, however often it is asked', () => {
    const once = play(issued(), tell('2026-03-25'));
    given(...once)
      .when(tell('2026-03-25', '2026-03-26'))
      .then();
    expect(typesOf(play(issued(), tell('2026-03-25'), tell('2026-03-31')))).toEqual([
      ...['InvoiceIssued', 'PaymentFellDue', 'PaymentFellDue'],
    ]);
  });

  it('is said once for each day where the payee is, which is another one than here', () => {
    const morning = (day: string, at: string) =>
      command({ type: 'TellDue', lineId: 'first', day, zone: 'Pacific/Auckland' }, { at });
    const once = play(issued(), morning('2026-03-25', '2026-03-24T20:00:00.000Z'));
    given(...once)
      .when(morning('2026-03-25', '2026-03-24T21:00:00.000Z'))
      .then();
    given(issued()).when(morning('2026-03-25', '2026-03-30T20:00:00.000Z')).then();
  });

  it('is not made up for once the next day of the plan has come', () => {
    given(issued()).when(tell('2026-03-25', '2026-03-31')).then();
    expect(play(issued(), tell('2026-03-25', '2026-03-30')).at(-1)).toMatchObject({ data: { step: 'soon' } });
  });

  it('is nothing once it is paid, void or not owed yet', () => {
    const paid = play(issued(), ...pay('p1', 60_000));
    given(...paid)
      .when(tell('2026-04-01'))
      .then();
    given(...play(issued(), command({ type: 'VoidInvoice', reason: 'Rain' }, treasurer)))
      .when(tell('2026-04-01'))
      .then();
    given(issued({ holdUntil: '2026-03-02T18:15:00.000Z' }))
      .when(tell('2026-04-01'))
      .then();
    given(issued())
      .when(command({ type: 'TellDue', lineId: 'third', day: '2026-04-01' }))
      .then();
  });
});

describe('a link to pay', () => {
  const make = (more: object = {}) =>
    command({ type: 'MakePaymentLink', linkId: 'k1', amountMinor: 25_000, days: 7, ...more }, captain);
  const use = (more: object = {}, when?: string) =>
    command(
      { type: 'PayByLink', linkId: 'k1', paymentId: 'p1', ...more },
      when === undefined ? {} : { at: when },
    );

  it('lets whoever has it pay its amount, as far as it is open, once', () => {
    const events = play(issued(), make(), use());
    expect(events.at(-1)).toMatchObject({ data: { paidBy: null, linkId: 'k1', amountMinor: 25_000 } });
    const used = play(issued(), make(), use(), command(says('p1', 'paid', { chargeMinor: 25_000 })));
    given(...used)
      .when(use({ paymentId: 'p2' }))
      .thenRefused('link_used');
    const nearlyPaid = play(issued(), make(), ...pay('p0', 90_000), use());
    expect(nearlyPaid.at(-1)).toMatchObject({ data: { amountMinor: 10_000 } });
  });

  it('is paid with once, though two went to pay: all of the second goes back', () => {
    const paidBy = (paymentId: string) => command(says(paymentId, 'paid', { chargeMinor: 25_778 }));
    const bearing = issued({ bearer: 'payer' });
    const both = [make(), use(), use({ paymentId: 'p2' })];
    const events = play(bearing, ...both, paidBy('p1'), paidBy('p2'));
    expect(events.slice(-2)).toMatchObject([
      { type: 'CardPaid', data: { paymentId: 'p2', overMinor: 25_778, surchargeMinor: 0, lines: [] } },
      { type: 'RefundAsked', data: { paymentId: 'p2', amountMinor: 25_778, needsApproval: false } },
    ]);
    expect(openOf(after(...events))).toBe(75_000);
  });

  it('ends by its day, and when it is taken back', () => {
    given(...play(issued(), make()))
      .when(use({}, '2026-03-09T18:00:00.000Z'))
      .thenRefused('link_over');
    given(...play(issued(), make(), command({ type: 'RevokePaymentLink', linkId: 'k1' }, captain)))
      .when(use())
      .thenRefused('link_over');
    given(issued()).when(use()).thenRefused('link_unknown');
  });

  it('pays nothing of what a bank decides about', () => {
    const dispute = (amountMinor: number) =>
      command({
        ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'open', amountMinor },
        ...{ feeMinor: 1_500, reason: 'fraudulent', evidenceBy: null },
      });
    const whole = make({ amountMinor: null });
    const byLink = use({ paymentId: 'p2' });
    given(...play(issued(), whole, ...pay('p1', 100_000), dispute(100_000)))
      .when(byLink)
      .thenRefused('payment_disputed');
    given(...play(issued(), whole, ...pay('p1', 50_000), dispute(30_000)))
      .when(byLink)
      .then(started('p2', 50_000, { paidBy: null, linkId: 'k1' }));
  });
});
