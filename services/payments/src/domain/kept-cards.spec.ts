import {
  chargesAhead,
  keptCardOf,
  openOf,
  openOfLine,
  type Invoice,
  type InvoiceEvent,
} from '@fieldhouse/events/payments';
import { NotYetDue } from '@fieldhouse/kernel';
import { specification } from '@fieldhouse/kernel/testing';
import { invoiceDecider } from './invoice.decider';
import { waitsUntil } from './decisions/on-its-way';
import { at, books, captain, command, issued, says, treasurer } from './invoice.fixture';

const { given } = specification(invoiceDecider);
const agreed = { purpose: 'team_rest', version: 1 } as const;
const card = { customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242' };
const start = (more: object = {}, by: object = captain) =>
  command(
    {
      ...{ type: 'StartCheckout', paymentId: 'p1', amountMinor: 20_000, currency: 'USD', consent: agreed },
      ...more,
    },
    by,
  );
const paid = (more: object = {}) => command(says('p1', 'paid', { chargeMinor: 20_000, card, ...more }));
const on = (day: string): string => `${day}T15:00:00.000Z`;
const due = (attempt: number, day: string, lineId = 'first') =>
  command({ type: 'ChargeDue', cardId: 'p1', lineId, attempt }, { at: on(day) });
const said = (attempt: number, day: string, outcome: 'paid' | 'declined', more: object = {}) =>
  command(
    {
      ...{ type: 'NoteCharge', paymentId: `p1.first.${attempt}`, outcome, intentId: `pi_${attempt}` },
      ...{ chargeMinor: 40_000, feeMinor: 1_190, declined: outcome === 'paid' ? null : 'insufficient_funds' },
      ...more,
    },
    { at: on(day) },
  );
const give = (day: string) =>
  command(
    { type: 'GiveUpCharging', cardId: 'p1', lineId: 'first', collectorIds: ['tre', 'own'] },
    { at: on(day) },
  );
const remove = (accountId: string) =>
  command({ type: 'RemoveCard', cardId: 'p1' }, { accountId, leads: true });
const playFrom = (first: InvoiceEvent, ...commands: readonly ReturnType<typeof command>[]): InvoiceEvent[] =>
  commands.reduce<InvoiceEvent[]>(
    (events, one) => [
      ...events,
      ...invoiceDecider.decide(one, events.reduce(invoiceDecider.evolve, invoiceDecider.initialState)),
    ],
    [first],
  );
const play = (...commands: readonly ReturnType<typeof command>[]): InvoiceEvent[] =>
  playFrom(issued(), ...commands);
const after = (...commands: readonly ReturnType<typeof command>[]): Invoice => {
  const state = play(...commands).reduce(invoiceDecider.evolve, invoiceDecider.initialState);
  if (!state) throw new Error('there is no invoice');
  return state;
};
const kept = [start(), paid()] as const;
const declined = (attempt: number, day: string) =>
  [due(attempt, day), said(attempt, day, 'declined')] as const;
const thrice = [
  ...kept,
  ...declined(1, '2026-04-01'),
  ...declined(2, '2026-04-02'),
  ...declined(3, '2026-04-04'),
];

describe('keeping a card', () => {
  it('is agreed to in words by whoever answers for the invoice, as long as something is due later', () => {
    expect(play(start()).at(-1)).toMatchObject({
      type: 'CardConsentGiven',
      data: {
        ...{ paymentId: 'p1', accountId: 'cap', consent: agreed },
        plan: [
          { lineId: 'first', dueOn: '2026-04-01', limitMinor: 40_000 },
          { lineId: 'second', dueOn: '2026-05-01', limitMinor: 40_000 },
        ],
      },
    });
    given(issued())
      .when(start({}, { accountId: 'mia', leads: true }))
      .thenRefused('not_payer');
    given(issued())
      .when(start({ consent: { purpose: 'instalments', version: 1 } }))
      .thenRefused('not_payer');
    given(issued())
      .when(start({ amountMinor: 100_000 }))
      .thenRefused('nothing_later');
    given(issued())
      .when(start({}, { ...captain, at: '2026-05-01T00:00:00.000Z' }))
      .thenRefused('nothing_later');
  });

  it('is for what is due on a later day where the payee is', () => {
    const later = (zone: string) =>
      given(issued({ zone })).when(start({}, { ...captain, at: '2026-04-30T20:00:00.000Z' }));
    later('Australia/Sydney').thenRefused('nothing_later');
    const plan = [{ lineId: 'second', dueOn: '2026-05-01', limitMinor: 40_000 }];
    const state = invoiceDecider.evolve(null, issued({ zone: 'America/Los_Angeles' }));
    const evening = start({}, { ...captain, at: '2026-05-01T05:00:00.000Z' });
    expect(invoiceDecider.decide(evening, state).at(-1)).toMatchObject({ data: { plan } });
  });

  it('is a fact once it was paid with, with what it will be charged for and when', () => {
    const plan = [
      { lineId: 'first', dueOn: '2026-04-01', limitMinor: 40_000 },
      { lineId: 'second', dueOn: '2026-05-01', limitMinor: 40_000 },
    ];
    expect(play(...kept).at(-1)).toMatchObject({
      type: 'CardKept',
      data: { ...card, cardId: 'p1', accountId: 'cap', consent: agreed, plan },
    });
    const invoice = after(...kept);
    expect(keptCardOf(invoice)).toMatchObject({ last4: '4242', purpose: 'team_rest' });
    expect(chargesAhead(invoice, keptCardOf(invoice) ?? { cardId: '', plan: [] })).toEqual([
      { lineId: 'first', at: on('2026-04-01'), amountMinor: 40_000 },
      { lineId: 'second', at: on('2026-05-01'), amountMinor: 40_000 },
    ]);
  });

  it('is nothing that happens without having been agreed to', () => {
    expect(play(start({ consent: undefined }), paid()).map(({ type }) => type)).not.toContain('CardKept');
  });

  it('gives way to another card, and is taken back by its owner alone', () => {
    const again = [start({ paymentId: 'p2' }), command({ ...paid(), paymentId: 'p2' })];
    const events = play(...kept, ...again);
    expect(events.at(-2)).toMatchObject({ type: 'CardRemoved', data: { cardId: 'p1', reason: 'replaced' } });
    given(...play(...kept))
      .when(remove('mia'))
      .thenRefused('not_payer');
    expect(play(...kept, remove('cap')).at(-1)).toMatchObject({ data: { reason: 'taken_back' } });
    given(...play(...kept, remove('cap')))
      .when(remove('cap'))
      .then();
    given(issued()).when(remove('cap')).then();
    given(issued())
      .when(command({ type: 'RemoveCard', cardId: 'p1' }, treasurer))
      .thenRefused('not_payer');
    const gone = command({ type: 'NoteDetached', cardId: 'p1' });
    expect(after(...kept, remove('cap')).cards).toMatchObject([{ brand: '', last4: '', methodId: 'pm_1' }]);
    expect(after(...kept, remove('cap'), gone).cards).toEqual([]);
    given(...play(...kept, remove('cap')))
      .when(due(1, '2026-04-01'))
      .then();
  });

  it('ends when its owner leaves, and when nothing is left to be charged', () => {
    const left = command({ type: 'ForgetCards', accountId: 'cap' });
    expect(play(...kept, left).at(-1)).toMatchObject({ data: { reason: 'erased' } });
    // They were still on the page: what they pay there counts, the card is not kept.
    const onPage = play(start(), left, paid()).map(({ type }) => type);
    expect(onPage.slice(2)).toEqual(['CardConsentGiven', 'CardRemoved', 'CardPaid', 'InvoiceSecured']);
    expect(after(start(), left, paid()).cards).toEqual([]);
    const rest = [
      command({ type: 'StartCheckout', paymentId: 'p9', amountMinor: 80_000, currency: 'USD' }, captain),
      command(says('p9', 'paid', { chargeMinor: 80_000 })),
    ];
    expect(play(...kept, ...rest).at(-1)).toMatchObject({
      type: 'CardRemoved',
      data: { reason: 'not_needed' },
    });
  });
});

describe('a card of whose lines somebody recorded cash, or gave them up', () => {
  const cash = command(
    {
      ...{ type: 'TakePayment', paymentId: 'c1', amountMinor: 80_000, currency: 'USD', way: 'cash' },
      ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
    },
    treasurer,
  );
  const reverse = command({ type: 'ReversePayment', paymentId: 'c1', reason: 'Of Anna' }, treasurer);
  const writeOff = command({ type: 'WriteOffInvoice', reason: 'Of Anna' }, treasurer);
  const askAgain = command({ type: 'TakeBackWriteOff', reason: 'Of Anna' }, treasurer);
  const lastOf = (...commands: readonly ReturnType<typeof command>[]) => play(...commands).at(-1);

  it.each([
    ['recorded', cash, reverse],
    ['written off', writeOff, askAgain],
  ])('stays while it can be taken back, and is charged as agreed once it is: %s', (_, one, back) => {
    expect(keptCardOf(after(...kept, one))).toMatchObject({ cardId: 'p1', last4: '4242' });
    expect(chargesAhead(after(...kept, one), { cardId: 'p1', plan: [] })).toEqual([]);
    expect(lastOf(...kept, one, back, due(1, '2026-04-01'))).toMatchObject({
      type: 'CardChargeStarted',
      data: { lineId: 'first', amountMinor: 40_000 },
    });
  });

  it.each([
    ['recorded', cash],
    ['written off', writeOff],
  ])('goes when its last day comes with nothing open, and not before: %s', (_, one) => {
    given(...play(...kept, one))
      .when(due(1, '2026-04-01'))
      .then();
    const last = due(1, '2026-05-01', 'second');
    given(...play(...kept, one))
      .when(last)
      .then({
        type: 'CardRemoved',
        data: {
          ...{ invoiceId: 'i1', cardId: 'p1', accountId: 'cap', reason: 'not_needed' },
          removedAt: on('2026-05-01'),
        },
      });
    given(...play(...kept, one, last))
      .when(last)
      .then();
  });

  it('goes with the day of another try that finds it paid', () => {
    const events = play(
      ...[...kept, due(1, '2026-04-01'), said(1, '2026-04-01', 'paid')],
      ...[due(1, '2026-05-01', 'second')],
      command({ ...said(1, '2026-05-01', 'declined'), paymentId: 'p1.second.1' }),
      command({ ...cash, amountMinor: 40_000 }, treasurer),
    );
    given(...events)
      .when(due(2, '2026-05-02', 'second'))
      .then({
        type: 'CardRemoved',
        data: {
          ...{ invoiceId: 'i1', cardId: 'p1', accountId: 'cap', reason: 'not_needed' },
          removedAt: on('2026-05-02'),
        },
      });
  });

  it('goes at once when what it is for has ended', () => {
    const end = command({ type: 'EndInvoice', percent: 0, reason: 'Withdrawn' });
    const part = command({ ...cash, amountMinor: 60_000 }, treasurer);
    expect(lastOf(...kept, part, end)).toMatchObject({ type: 'CardRemoved', data: { reason: 'not_needed' } });
  });

  it('goes with it too where nothing was open, and is not charged for what was no payment', () => {
    const end = command({ type: 'EndInvoice', percent: 0, reason: 'Withdrawn' });
    expect(lastOf(...kept, cash, end)).toMatchObject({ type: 'CardRemoved', data: { reason: 'not_needed' } });
    expect(play(...kept, cash, end, reverse).slice(-2)).toMatchObject([
      { type: 'PaymentReversed', data: { paymentId: 'c1' } },
      { type: 'InvoiceReduced', data: { lines: [{ lineId: 'first' }, { lineId: 'second' }] } },
    ]);
    given(...play(...kept, cash, end, reverse))
      .when(due(1, '2026-04-01'))
      .then();
  });

  it('goes with it while a bank decides about a line of its plan', () => {
    const byThemselves = [
      command({ type: 'StartCheckout', paymentId: 'p5', amountMinor: 40_000, currency: 'USD' }, captain),
      command(says('p5', 'paid', { chargeMinor: 40_000 })),
    ];
    const dispute = command({
      ...{ type: 'NoteDispute', paymentId: 'p5', disputeId: 'd1', state: 'open', amountMinor: 40_000 },
      ...{ feeMinor: 1_500, reason: 'fraudulent', evidenceBy: null },
    });
    const end = command({ type: 'EndInvoice', percent: 0, reason: 'Withdrawn' });
    expect(lastOf(...kept, ...byThemselves, dispute, end)).toMatchObject({
      type: 'CardRemoved',
      data: { reason: 'not_needed' },
    });
  });
});

describe('a card that is left without paying', () => {
  const keep = (more: object = {}, by: object = captain) =>
    command({ type: 'KeepCard', cardId: 'c1', consent: agreed, ...more }, by);
  const told = (outcome: 'open' | 'kept' | 'expired', more: object = {}) =>
    command({
      ...{ type: 'NoteSetup', cardId: 'c1', sessionId: 'cs_c1', outcome, expiresAt: null },
      ...{ card: outcome === 'kept' ? card : null, ...more },
    });
  const opened = told('open', { expiresAt: '2026-03-03T18:00:00.000Z' });
  const left = [keep(), opened, told('kept')] as const;
  const typesOf = (events: readonly InvoiceEvent[]) => events.map(({ type }) => type);
  const erased = command({ type: 'ForgetCards', accountId: 'cap' });
  const voided = command({ type: 'VoidInvoice', reason: 'Raised twice' }, treasurer);

  it('is agreed to in the same words, by whoever answers for the invoice alone, and is no payment', () => {
    const plan = [
      { lineId: 'first', dueOn: '2026-04-01', limitMinor: 40_000 },
      { lineId: 'second', dueOn: '2026-05-01', limitMinor: 40_000 },
    ];
    given(issued())
      .when(keep())
      .then(
        {
          type: 'CardSetupStarted',
          data: { invoiceId: 'i1', cardId: 'c1', accountId: 'cap', startedAt: at },
        },
        {
          type: 'CardConsentGiven',
          data: {
            ...{ invoiceId: 'i1', paymentId: 'c1', accountId: 'cap', consent: agreed },
            ...{ plan, givenAt: at },
          },
        },
      );
    const invoice = after(keep());
    expect([invoice.payments.size, openOf(invoice)]).toEqual([0, 100_000]);
    given(...play(keep()))
      .when(keep())
      .then();
    given(issued())
      .when(keep({}, { accountId: 'mia', leads: true }))
      .thenRefused('not_payer');
    given(issued()).when(keep({}, treasurer)).thenRefused('not_payer');
    given(issued())
      .when(keep({ consent: { purpose: 'instalments', version: 1 } }))
      .thenRefused('not_payer');
    given(issued())
      .when(keep({ emailConfirmed: false }))
      .thenRefused('email_unconfirmed');
  });

  it('needs something that is due later', () => {
    given(issued())
      .when(keep({}, { ...captain, at: '2026-05-01T00:00:00.000Z' }))
      .thenRefused('nothing_later');
    const all = [
      command({ type: 'StartCheckout', paymentId: 'p9', amountMinor: 100_000, currency: 'USD' }, captain),
      command(says('p9', 'paid', { chargeMinor: 100_000 })),
    ];
    given(...play(...all))
      .when(keep())
      .thenRefused('nothing_later');
    given(...play(voided))
      .when(keep())
      .thenRefused('invoice_over');
    given(issued({ holdUntil: '2026-03-03T00:00:00.000Z' }))
      .when(keep({}, { ...captain, at: '2026-03-03T00:00:00.000Z' }))
      .thenRefused('hold_over');
  });

  it('is kept once, when the provider says so, whatever it tells twice or late', () => {
    expect(play(...left).at(-1)).toMatchObject({
      type: 'CardKept',
      data: { ...card, cardId: 'c1', accountId: 'cap', consent: agreed, plan: [{}, {}] },
    });
    given(...play(...left))
      .when(told('kept'))
      .then();
    given(...play(...left))
      .when(told('expired'))
      .then();
    given(...play(...left))
      .when(opened)
      .then();
    // Its page was told of last.
    expect(typesOf(play(keep(), told('kept'), opened)).slice(3)).toEqual(['CardKept']);
    expect(after(...left).setups.get('c1')).toMatchObject({ state: 'kept', sessionId: 'cs_c1' });
    given(issued()).when(told('kept')).then();
  });

  it('is charged on the day for what the shares leave open, with nothing paid by its owner before', () => {
    const shares = [{ accountId: 'mia', amountMinor: 30_000 }];
    const split = command({ type: 'SplitInvoice', shares }, { ...captain, leads: true });
    const cash = command(
      {
        ...{ type: 'TakePayment', paymentId: 'p3', amountMinor: 50_000, currency: 'USD', way: 'cash' },
        ...{ receivedOn: '2026-03-02', paidBy: 'mia', proof: 'Receipt 17' },
      },
      treasurer,
    );
    const day = command(
      { type: 'ChargeDue', cardId: 'c1', lineId: 'first', attempt: 1 },
      { at: on('2026-04-01') },
    );
    expect(play(split, ...left, cash, day).at(-1)).toMatchObject({
      type: 'CardChargeStarted',
      data: { cardId: 'c1', paymentId: 'c1.first.1', paidBy: 'cap', amountMinor: 10_000 },
    });
  });

  it('takes the place of one that was kept before, and gives way to one that is paid with', () => {
    const events = play(...kept, ...left);
    expect(events.at(-2)).toMatchObject({ type: 'CardRemoved', data: { cardId: 'p1', reason: 'replaced' } });
    expect(keptCardOf(after(...kept, ...left))?.cardId).toBe('c1');
    const back = play(...left, ...kept);
    expect(back.find(({ type }) => type === 'CardRemoved')).toMatchObject({ data: { cardId: 'c1' } });
    expect(keptCardOf(after(...left, ...kept))?.cardId).toBe('p1');
  });

  it('is none where somebody has left the page, and can be begun anew', () => {
    const events = play(keep(), opened, told('expired'));
    expect(events.at(-1)).toMatchObject({ type: 'CardSetupEnded', data: { cardId: 'c1' } });
    given(...events)
      .when(told('expired'))
      .then();
    expect(after(keep(), told('expired')).cards).toEqual([]);
    expect(typesOf(play(keep(), told('expired'), keep({ cardId: 'c2' }))).slice(-2)).toEqual([
      'CardSetupStarted',
      'CardConsentGiven',
    ]);
  });

  it('is not kept of who has left meanwhile, nor for what is not owed any more by then', () => {
    const events = play(keep(), opened, erased, told('kept'));
    expect(typesOf(events).slice(4)).toEqual(['CardRemoved', 'CardSetupEnded']);
    expect(after(keep(), opened, erased).setups.get('c1')).toMatchObject({ consent: null, state: 'open' });
    given(...play(...left, erased))
      .when(erased)
      .then();
    // It goes at once, as any card for which nothing is left.
    expect(play(keep(), opened, voided, told('kept')).slice(-2)).toMatchObject([
      { type: 'CardKept', data: { cardId: 'c1' } },
      { type: 'CardRemoved', data: { cardId: 'c1', reason: 'not_needed' } },
    ]);
  });

  it('puts nothing off: whoever is at the page has paid nothing', () => {
    const end = '2026-03-05T00:00:00.000Z';
    expect(waitsUntil(after(keep(), opened), ['deposit'], end, end)).toBeNull();
  });
});

describe('a kept card is charged', () => {
  it('on the day, for what is open of the line by then, once', () => {
    const events = play(...kept, due(1, '2026-04-01'));
    expect(events.at(-1)).toMatchObject({
      type: 'CardChargeStarted',
      data: { paymentId: 'p1.first.1', attempt: 1, amountMinor: 40_000, paidBy: 'cap', books },
    });
    given(...events)
      .when(due(1, '2026-04-01'))
      .then();
    const came = play(...kept, due(1, '2026-04-01'), said(1, '2026-04-01', 'paid'));
    expect(came.at(-1)).toMatchObject({ type: 'CardPaid', data: { amountMinor: 40_000, intentId: 'pi_1' } });
    given(...came)
      .when(said(1, '2026-04-01', 'paid'))
      .then();
    given(...came)
      .when(due(2, '2026-04-02'))
      .then();
  });

  it('for what the shares leave open at the deadline', () => {
    const shares = [{ accountId: 'mia', amountMinor: 30_000 }];
    const split = command({ type: 'SplitInvoice', shares }, { ...captain, leads: true });
    const mias = [
      command(
        { type: 'StartCheckout', paymentId: 'm1', amountMinor: 30_000, currency: 'USD' },
        { accountId: 'mia' },
      ),
      command(says('m1', 'paid', { chargeMinor: 30_000 })),
    ] as const;
    const early = play(...kept, split, ...mias, due(1, '2026-04-01'));
    expect(early.at(-1)).toMatchObject({ type: 'CardChargeStarted', data: { amountMinor: 10_000 } });
    // Who pays late gives the captain back first.
    const all = [
      ...[...kept, split, due(1, '2026-04-01'), said(1, '2026-04-01', 'paid')],
      ...[
        due(1, '2026-05-01', 'second'),
        command({ ...said(1, '2026-05-01', 'paid'), paymentId: 'p1.second.1' }),
      ],
    ];
    expect(openOf(after(...all))).toBe(0);
    const late = play(split, mias[0], ...all.filter((one) => one !== split), mias[1]);
    expect(late.filter(({ type }) => type === 'RefundAsked')).toMatchObject([
      { data: { amountMinor: 30_000, fromOverMinor: 30_000, paymentId: expect.stringMatching(/^p1/) } },
    ]);
  });

  it('for no more than was agreed, whatever has been taken back since', () => {
    const cash = command(
      {
        ...{ type: 'TakePayment', paymentId: 'c1', amountMinor: 30_000, currency: 'USD', way: 'cash' },
        ...{ receivedOn: '2026-03-01', paidBy: null, proof: 'Receipt 17' },
      },
      treasurer,
    );
    const back = command({ type: 'ReversePayment', paymentId: 'c1', reason: 'Wrong team' }, treasurer);
    const pays = [
      start({ amountMinor: 1_000 }),
      command(says('p1', 'paid', { chargeMinor: 1_000, card })),
    ] as const;
    expect(play(cash, ...pays, due(1, '2026-04-01')).at(-1)).toMatchObject({ data: { amountMinor: 29_000 } });
    const events = play(cash, ...pays, back, due(1, '2026-04-01'));
    const first = after(cash, ...pays, back).lines.find(({ lineId }) => lineId === 'first');
    expect(first && openOfLine(first)).toBeGreaterThan(30_000);
    expect(events.at(-1)).toMatchObject({ type: 'CardChargeStarted', data: { amountMinor: 30_000 } });
  });

  it('with the fee of the provider where the payer bears it', () => {
    const first = [issued({ bearer: 'payer' }), ...play(...kept).slice(1)];
    const state = first.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
    const [charge] = invoiceDecider.decide(due(1, '2026-04-01'), state);
    expect(charge).toMatchObject({ data: { amountMinor: 40_000, chargeMinor: 41_226 } });
  });

  it('not while they have lost what it is for, and is looked at every day', () => {
    const left = [
      command({ type: 'KeepCard', cardId: 'p1', consent: agreed }, captain),
      command({
        ...{ type: 'NoteSetup', cardId: 'p1', sessionId: 'cs_1', outcome: 'kept', expiresAt: null, card },
      }),
      command({ type: 'SuspendInvoice' }, { at: on('2026-03-20') }),
    ];
    const lost = given(...play(...left)).when(due(1, '2026-04-01'));
    expect(lost.events).toThrow(new NotYetDue(on('2026-04-02')));
    const back = command({ type: 'HoldInvoice', holdUntil: null }, { at: on('2026-04-01') });
    expect(play(...left, back, due(1, '2026-04-02')).at(-1)).toMatchObject({ type: 'CardChargeStarted' });
  });

  it('nor where they have paid what was due at once before they lost it; nobody is told that it failed', () => {
    const lose = command({ type: 'SuspendInvoice' }, { at: on('2026-03-20') });
    const lost = given(...play(...kept, lose)).when(due(1, '2026-04-01'));
    expect(lost.events).toThrow(new NotYetDue(on('2026-04-02')));
    expect(play(...thrice, give('2026-04-10')).at(-1)).toMatchObject({ type: 'CardChargesGivenUp' });
    const waiting = given(...play(...thrice, lose)).when(give('2026-04-10'));
    expect(waiting.events).toThrow(new NotYetDue(on('2026-04-11')));
  });

  it('not before it is owed, and then on its day, where they have lost it before they paid what was due at once', () => {
    const held = issued({ secureMinor: 20_000, holdUntil: '2026-03-02T18:15:00.000Z' });
    const part = [
      start({ amountMinor: 10_000 }),
      command(says('p1', 'paid', { chargeMinor: 10_000, card })),
    ] as const;
    const lose = command({ type: 'SuspendInvoice' });
    const back = command({ type: 'HoldInvoice', holdUntil: null }, { at: on('2026-04-20') });
    const rest = [
      command({ type: 'StartCheckout', paymentId: 'p2', amountMinor: 10_000, currency: 'USD' }, captain),
      command(says('p2', 'paid', { chargeMinor: 10_000 })),
    ];
    const lost = playFrom(held, ...part, lose);
    expect(given(...lost).when(due(1, '2026-04-01')).events).toThrow(new NotYetDue(on('2026-04-02')));
    expect(given(...playFrom(held, ...part)).when(due(1, '2026-04-01')).events).toThrow(NotYetDue);
    const secured = playFrom(held, ...part, lose, back, ...rest, due(1, '2026-04-21'));
    expect(secured.at(-1)).toMatchObject({ type: 'CardChargeStarted', data: { amountMinor: 40_000 } });
  });

  it('on the day on which it is due then, where they have lost what it is for and have it again', () => {
    const [lose, back] = [
      command({ type: 'SuspendInvoice' }, { at: on('2026-03-20') }),
      command({ type: 'HoldInvoice', holdUntil: null }, { at: '2026-04-20T16:00:00.000Z' }),
    ];
    const again = play(...kept, lose, back);
    const early = command(
      { type: 'ChargeDue', cardId: 'p1', lineId: 'first', attempt: 1 },
      { at: '2026-04-21T14:59:00.000Z' },
    );
    expect(given(...again).when(early).events).toThrow(new NotYetDue(on('2026-04-21')));
    expect(play(...kept, lose, back, due(1, '2026-04-21')).at(-1)).toMatchObject({
      type: 'CardChargeStarted',
    });
  });

  it('a day later each day while a bank decides, and then', () => {
    const dispute = command({
      ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'open', amountMinor: 20_000 },
      ...{ feeMinor: 1_500, reason: 'fraudulent', evidenceBy: null },
    });
    const disputed = given(...play(...kept, dispute)).when(due(1, '2026-04-01'));
    expect(disputed.events).toThrow(new NotYetDue(on('2026-04-02')));
    const decided = command({
      ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state: 'won', amountMinor: 20_000 },
      ...{ feeMinor: 0, reason: 'fraudulent', evidenceBy: null },
    });
    expect(play(...kept, dispute, decided, due(1, '2026-04-02')).at(-1)).toMatchObject({
      type: 'CardChargeStarted',
      data: { attempt: 1, firstOn: '2026-04-02', amountMinor: 40_000 },
    });
  });

  it('not for what is void, paid or not owed yet', () => {
    given(...play(...kept, command({ type: 'EndInvoice', percent: 0, reason: 'Rain' })))
      .when(due(1, '2026-04-01'))
      .then();
    given(...play(...kept))
      .when(due(1, '2026-03-02', 'deposit'))
      .then();
  });
});

describe('a charge of which the log has nothing', () => {
  const found = said(1, '2026-04-01', 'paid', { paidBy: 'cap', surchargeMinor: 0 });

  it('has paid, of a card too that came after the backup that was restored, and is not made again', () => {
    const unknown = play(found, found).map(({ type }) => type);
    expect(unknown.filter((type) => type === 'CardPaid')).toHaveLength(1);
    const limited = said(1, '2026-04-01', 'paid', { paidBy: 'cap', surchargeMinor: 0, chargeMinor: 30_000 });
    expect(openOf(after(...kept, limited))).toBe(50_000);
    given(...play(...kept, limited))
      .when(due(1, '2026-04-01'))
      .then();
  });

  it('is nothing where it was declined', () => {
    expect(play(said(1, '2026-04-01', 'declined', { paidBy: 'cap', surchargeMinor: 0 }))).toHaveLength(1);
  });
});

describe('a kept card that is declined', () => {
  it('is tried again after one day and after three, each time told', () => {
    const first = play(...kept, ...declined(1, '2026-04-01')).at(-1);
    expect(first).toMatchObject({
      type: 'CardChargeFailed',
      data: { code: 'insufficient_funds', retryAt: on('2026-04-02'), graceUntil: null, attempt: 1 },
    });
    const second = play(...kept, ...declined(1, '2026-04-01'), ...declined(2, '2026-04-02')).at(-1);
    expect(second).toMatchObject({ data: { retryAt: on('2026-04-04'), graceUntil: null } });
  });

  it('leaves three business days to pay by oneself after the third, then whoever collects is told, once', () => {
    const failed = play(...thrice).find(
      (event) => event.type === 'CardChargeFailed' && event.data.attempt === 3,
    );
    // The third try is on a Saturday: Monday, Tuesday, Wednesday.
    expect(failed).toMatchObject({ data: { retryAt: null, graceUntil: '2026-04-09T12:00:00.000Z' } });
    const told = play(...thrice, give('2026-04-09'));
    expect(told.at(-1)).toMatchObject({
      type: 'CardChargesGivenUp',
      data: { lineId: 'first', openMinor: 40_000, recipientIds: ['tre', 'own'] },
    });
    given(...told)
      .when(give('2026-04-10'))
      .then();
    given(...play(...thrice))
      .when(due(4, '2026-04-05'))
      .then();
    const byThemselves = [
      command({ type: 'StartCheckout', paymentId: 'p5', amountMinor: 40_000, currency: 'USD' }, captain),
      command(says('p5', 'paid', { chargeMinor: 40_000 })),
    ];
    given(...play(...thrice, ...byThemselves))
      .when(give('2026-04-09'))
      .then();
  });

  it('is tried again as after a first failure where they have waited beyond the day of a try', () => {
    const [lose, back] = [
      command({ type: 'SuspendInvoice' }, { at: on('2026-04-01') }),
      command({ type: 'HoldInvoice', holdUntil: null }, { at: on('2026-05-10') }),
    ];
    const waited = [...kept, ...declined(1, '2026-04-01'), lose, back, ...declined(2, '2026-05-11')] as const;
    expect(play(...waited).at(-1)).toMatchObject({
      type: 'CardChargeFailed',
      data: { attempt: 2, retryAt: on('2026-05-14'), graceUntil: null },
    });
    // The third try is on a Thursday: Friday, Monday, Tuesday.
    expect(play(...waited, ...declined(3, '2026-05-14')).at(-1)).toMatchObject({
      data: { attempt: 3, retryAt: null, graceUntil: '2026-05-20T12:00:00.000Z' },
    });
  });

  it('is tried again so too where a bank has decided meanwhile', () => {
    const dispute = (state: 'open' | 'won') =>
      command({
        ...{ type: 'NoteDispute', paymentId: 'p1', disputeId: 'd1', state, amountMinor: 20_000 },
        ...{ feeMinor: 0, reason: 'fraudulent', evidenceBy: null },
      });
    const decided = [...kept, ...declined(1, '2026-04-01'), dispute('open'), dispute('won')] as const;
    expect(play(...decided, ...declined(2, '2026-05-11')).at(-1)).toMatchObject({
      data: { attempt: 2, retryAt: on('2026-05-14') },
    });
  });

  it('leaves until the new day is over where they have lost what it is for and have it again', () => {
    const [lose, back] = [
      command({ type: 'SuspendInvoice' }, { at: on('2026-04-06') }),
      command({ type: 'HoldInvoice', holdUntil: null }, { at: on('2026-04-20') }),
    ];
    const again = [...thrice, lose, back] as const;
    const early = given(...play(...again)).when(give('2026-04-21'));
    expect(early.events).toThrow(new NotYetDue('2026-04-22T12:00:00.000Z'));
    expect(play(...again, give('2026-04-22')).at(-1)).toMatchObject({
      type: 'CardChargesGivenUp',
      data: { lineId: 'first', dueOn: '2026-04-21', openMinor: 40_000, recipientIds: ['tre', 'own'] },
    });
  });

  it('is not tried again where somebody has to be there', () => {
    const asks = said(1, '2026-04-01', 'declined', { declined: 'authentication_required' });
    expect(play(...kept, due(1, '2026-04-01'), asks).at(-1)).toMatchObject({
      data: { code: 'authentication_required', retryAt: null, graceUntil: '2026-04-09T12:00:00.000Z' },
    });
  });

  it('has paid all the same where money came after all', () => {
    const events = play(...kept, ...declined(1, '2026-04-01'), said(1, '2026-04-01', 'paid'));
    expect(events.at(-1)).toMatchObject({ type: 'CardPaid', data: { paymentId: 'p1.first.1' } });
  });
});
