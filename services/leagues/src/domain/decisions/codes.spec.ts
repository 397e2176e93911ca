import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { CODES_AT_MOST, type LeagueProspectus } from '@fieldhouse/values';
import fc from 'fast-check';
import type { PlacesAction, PlacesCommand } from '../places.commands';
import { leaguePlacesDecider } from '../places.decider';
import { at, command, open, story, submit } from '../places.fixture';
import { statusOf, type LeaguePlacesState } from '../places.state';

const { given } = specification(leaguePlacesDecider);
const { decide, evolve, initialState, sees } = leaguePlacesDecider;
const after = (events: readonly LeaguePlacesEvent[]): LeaguePlacesState =>
  events.reduce(evolve, initialState);
const tell = (...commands: readonly PlacesCommand[]): readonly LeaguePlacesEvent[] =>
  story((one, events) => decide(one, after(events)), ...commands);

const PRICE = 12_000;
const paid = { early: null, regular: PRICE, late: null };
const said: LeagueProspectus = {
  ...open,
  prices: { team: paid, free_agent: paid, group: paid },
  places: { players: null, positions: [], genders: [] },
};
const costs = (change: Partial<LeagueProspectus> = {}) => ({ prospectus: { ...said, ...change } });
const first = costs({ paidFirst: true });

const make = (change: object = {}): PlacesAction => ({
  ...{ type: 'MakeCode', codeId: 'c1', random: 'RNDM-CODE', code: 'SUMMER10', note: 'For the flyer' },
  ...{ discount: { kind: 'percent', percent: 10 }, kinds: ['free_agent'], limit: null },
  ...{ oncePerPerson: true, validUntil: null, ...change },
});
const made = (change: object = {}, league: object = costs()) => command(make(change), 'tia', league);
const send = (by: string, total: number, code = 'SUMMER10', league: object = costs()) =>
  command(submit(by, {}, {}, total, code), by, league);
const plain = (by: string, league: object) => command(submit(by, {}, {}, PRICE), by, league);
const end = (codeId = 'c1', by = 'tia') => command({ type: 'EndCode', codeId }, by, costs());
const usesOf = (events: readonly LeaguePlacesEvent[], codeId = 'c1') => [
  ...(after(events).codes.get(codeId)?.uses.keys() ?? []),
];
const typesOf = (events: readonly LeaguePlacesEvent[]) => events.map(({ type }) => type);

describe('discount codes', () => {
  it('are made by who looks after the money, and at random where they have no text', () => {
    for (const by of ['ana', 'ben', 'tia'])
      expect(tell(command(make(), by, costs())).at(-1)).toMatchObject({
        type: 'CodeMade',
        data: { codeId: 'c1', code: 'SUMMER10', currency: 'USD', limit: null, madeBy: by, madeAt: at },
      });
    expect(tell(made({ code: null })).at(-1)).toMatchObject({ data: { code: 'RNDM-CODE' } });
    given()
      .when(command(make(), 'cal', costs()))
      .thenRefused('not_treasurer');
    expect(sees?.(command(make(), 'dan', costs()), initialState)).toBe(false);
    expect(sees?.(command(make(), 'cal', costs()), initialState)).toBe(true);
  });

  it('are for ways to register that the league has, until a day that is not over', () => {
    given()
      .when(made({ kinds: ['member'] }))
      .thenRefused('kind_not_offered');
    given()
      .when(made({}, { prospectus: null }))
      .thenRefused('kind_not_offered');
    given()
      .when(made({ validUntil: '2026-03-19' }))
      .thenRefused('code_day_over');
    expect(typesOf(tell(made({ validUntil: '2026-03-20' })))).toContain('CodeMade');
  });

  it('are there once each, so many at a time, until they are ended', () => {
    const events = tell(made());
    given(...events)
      .when(made({ codeId: 'c2' }))
      .thenRefused('code_taken');
    const again = tell(made(), end(), end(), made({ codeId: 'c2' }), send('ann', 10_800));
    expect(typesOf(again).filter((type) => type === 'CodeEnded')).toHaveLength(1);
    expect(usesOf(again, 'c2')).toEqual(['ann']);
    given(...events)
      .when(end('c9'))
      .thenRefused('code_unknown');
    given(...events)
      .when(end('c1', 'cal'))
      .thenRefused('not_treasurer');
    const many = Array.from({ length: CODES_AT_MOST }, (_, n) =>
      made({ codeId: `c${n}`, code: `CODE-${n}` }),
    );
    given(...tell(...many))
      .when(made({ codeId: 'more' }))
      .thenRefused('too_many_codes');
  });
});

describe('whoever registers with a code', () => {
  it('pays less, and what was taken off stays said', () => {
    const events = tell(made(), send('ann', 10_800));
    const discount = { codeId: 'c1', code: 'SUMMER10', amountMinor: 1_200 };
    expect(events.find(({ type }) => type === 'RegistrationSubmitted')).toMatchObject({
      data: { price: { total: 10_800, currency: 'USD', discount } },
    });
    expect(events.find(({ type }) => type === 'CodeRedeemed')).toMatchObject({
      data: { registrationId: 'ann', accountId: 'ann', ...discount, redeemedAt: at },
    });
    expect(events.find(({ type }) => type === 'PaymentAsked')).toMatchObject({
      data: {
        ...{ totalMinor: 10_800, code: 'SUMMER10' },
        instalments: [{ amountMinor: 10_800, discountMinor: 1_200 }],
      },
    });
  });

  it('has it taken off the deposit and each instalment', () => {
    const payment = {
      ...{ depositPercent: 50, bearer: 'organizer' as const },
      instalments: [{ dueOn: '2026-04-10', percent: 50 }],
    };
    const events = tell(made(), send('ann', 10_800, 'SUMMER10', costs({ payment })));
    expect(events.find(({ type }) => type === 'PaymentAsked')).toMatchObject({
      data: {
        instalments: [
          { amountMinor: 5_400, discountMinor: 600 },
          { dueOn: '2026-04-10', amountMinor: 5_400, discountMinor: 600 },
        ],
      },
    });
  });

  it('has a place at once where nothing is left to pay, paid first or not', () => {
    const all = { discount: { kind: 'percent', percent: 100 } };
    const events = tell(made(all), send('ann', 0, 'SUMMER10', first));
    expect(typesOf(events)).toContain('RegistrationConfirmed');
    expect(typesOf(events)).not.toContain('PaymentAsked');
    const more = { discount: { kind: 'amount', amountMinor: 99_999 } };
    expect(tell(made(more), send('ann', 0)).find(({ type }) => type === 'CodeRedeemed')).toMatchObject({
      data: { amountMinor: PRICE },
    });
  });

  it('is refused with the reason, and nothing is said', () => {
    const cases: readonly (readonly [readonly PlacesCommand[], PlacesCommand, string])[] = [
      [[], send('ann', 10_800), 'code_unknown'],
      [[made(), end()], send('ann', 10_800), 'code_ended'],
      [[made({ limit: 1 }), send('bea', 10_800)], send('ann', 10_800), 'code_used_up'],
      [
        [made({ limit: 1 }), send('ann', 10_800)],
        { ...send('ann', 10_800), registrationId: 'ann2' } as PlacesCommand,
        'already_registered',
      ],
      [[made({ kinds: ['team'] })], send('ann', 10_800), 'code_other_kind'],
      [[made()], send('ann', 0, 'SUMMER10', costs({ prices: open.prices })), 'code_nothing_off'],
      [[made()], send('ann', PRICE), 'price_changed'],
    ];
    for (const [before, asked, code] of cases)
      given(...tell(...before))
        .when(asked)
        .thenRefused(code);
    const amount = { discount: { kind: 'amount', amountMinor: 500 } };
    given(...tell(made(amount)))
      .when(send('ann', 11_500, 'SUMMER10', costs({ currency: 'CAD' })))
      .thenRefused('code_nothing_off');
  });

  it('can use it until the end of its last day in the league’s zone', () => {
    const events = tell(made({ validUntil: '2026-03-20' }));
    const late = (when: string) => ({ ...send('ann', 10_800), at: when });
    given(...events)
      .when(late('2026-03-21T04:00:00.000Z'))
      .thenRefused('code_run_out');
    expect(typesOf(decide(late('2026-03-21T03:59:59.000Z'), after(events)))).toContain('CodeRedeemed');
  });

  it('can use it once, unless it works more often', () => {
    const team = (by: string, teamId: string) =>
      command(
        {
          ...submit(
            by,
            { kind: 'team', teamId },
            { team: { sport: 'softball', archived: false } },
            10_800,
            'SUMMER10',
          ),
          registrationId: teamId,
        } as PlacesAction,
        by,
        { ...costs(), teamCount: 9 },
      );
    const once = tell(made({ kinds: ['team'] }), team('ann', 'owls'));
    given(...once)
      .when(team('ann', 'jays'))
      .thenRefused('code_used_by_you');
    const often = tell(
      made({ kinds: ['team'], oncePerPerson: false }),
      team('ann', 'owls'),
      team('ann', 'jays'),
    );
    expect(usesOf(often)).toEqual(['owls', 'jays']);
  });

  it('keeps what it took off when the code ends while they wait', () => {
    const one = costs({ places: { ...said.places, players: 1 } });
    const events = tell(
      made(),
      plain('bea', one),
      send('ann', 10_800, 'SUMMER10', one),
      end(),
      command({ type: 'RemoveRegistration', registrationId: 'bea', reason: 'Moved' }, 'ben', one),
      command({ type: 'AcceptPlace', registrationId: 'ann' }, 'ann', one),
    );
    expect(events.findLast(({ type }) => type === 'PaymentAsked')).toMatchObject({
      data: { registrationId: 'ann', totalMinor: 10_800 },
    });
  });
});

describe('a use', () => {
  const of = (type: string, more: object = {}) => ({ type, registrationId: 'ann', ...more }) as PlacesAction;
  const sent = tell(made({ limit: 1 }), send('ann', 10_800, 'SUMMER10', first));
  const then = (events: readonly LeaguePlacesEvent[], one: PlacesCommand) => [
    ...events,
    ...decide(one, after(events)),
  ];

  it('counts no more when the place was not paid for in time, and goes to who is next', () => {
    const late = { ...send('bea', 10_800, 'SUMMER10', first), at: '2026-03-20T15:16:00.000Z' };
    const events = then(sent, late);
    expect(typesOf(events.slice(sent.length))).toEqual(
      expect.arrayContaining(['PaymentLapsed', 'CodeGivenBack', 'CodeRedeemed']),
    );
    expect(usesOf(events)).toEqual(['bea']);
  });

  it.each([
    ['they withdraw', command(of('WithdrawRegistration'), 'ann', first)],
    ['the staff says no', command(of('RejectRegistration', { reason: 'Full' }), 'ben', first)],
    ['they are taken out', command(of('RemoveRegistration', { reason: 'Left town' }), 'ben', first)],
    ['they are erased', command({ type: 'ForgetRegistrant', accountId: 'ann' }, null, first)],
  ])('counts no more when %s before they are in', (_, one) => {
    const events = then(sent, one);
    expect(events.filter(({ type }) => type === 'CodeGivenBack')).toHaveLength(1);
    expect(usesOf(events)).toEqual([]);
    expect(typesOf(then(events, send('ann', 10_800, 'SUMMER10', first)))).toContain('CodeRedeemed');
  });

  it('counts no more when somebody leaves the waitlist', () => {
    const one = costs({ places: { ...said.places, players: 1 } });
    const waits = tell(made(), plain('bea', one), send('ann', 10_800, 'SUMMER10', one));
    const state = after(waits);
    const ann = state.registrations.get('ann');
    expect(ann && statusOf(state, ann)).toBe('waitlisted');
    expect(usesOf(then(waits, command(of('WithdrawRegistration'), 'ann', one)))).toEqual([]);
  });

  it('counts no more when the staff takes them out, for all that they have paid goes back', () => {
    const paidFor = then(sent, command(of('RecordRegistrationPaid'), null, first));
    const removed = then(
      paidFor,
      command(of('RemoveRegistration', { reason: 'The wrong Ann' }), 'ben', first),
    );
    expect(usesOf(removed)).toEqual([]);
    expect(typesOf(then(removed, send('ann', 10_800, 'SUMMER10', first)))).toContain('CodeRedeemed');
  });

  it('still counts once they were in and leave by themselves', () => {
    const paidFor = then(sent, command(of('RecordRegistrationPaid'), null, first));
    const left = then(paidFor, command(of('WithdrawRegistration'), 'ann', first));
    const later = then(left, command({ type: 'CatchUp' }, null, first));
    expect(usesOf(later)).toEqual(['ann']);
    const free = tell(made(), send('ann', 10_800));
    expect(usesOf(then(free, command(of('WithdrawRegistration'), 'ann', costs())))).toEqual(['ann']);
  });

  it('counts no more when it was paid and somebody said no, for all of it goes back', () => {
    const asks = costs({ paidFirst: true, approval: true });
    const paidFor = tell(
      made(),
      send('ann', 10_800, 'SUMMER10', asks),
      command(of('RecordRegistrationPaid'), null, asks),
    );
    expect(usesOf(then(paidFor, command(of('WithdrawRegistration'), 'ann', asks)))).toEqual(['ann']);
    expect(usesOf(then(paidFor, command(of('RejectRegistration', { reason: 'No' }), 'ben', asks)))).toEqual(
      [],
    );
  });

  it('is never one too many, whatever happens in whatever order', () => {
    const people = ['ann', 'bea', 'cay', 'dan'];
    const step = fc.record({
      who: fc.constantFrom(...people),
      what: fc.constantFrom('send', 'plain', 'withdraw', 'pay', 'reject', 'lapse'),
      minutes: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (steps, limit) => {
        let events = tell(made({ limit }));
        let now = Date.parse(at);
        steps.forEach(({ who, what, minutes }, n) => {
          now += minutes * 60_000;
          const current = after(events);
          const mine = [...current.registrations.values()].findLast((one) => one.accountId === who);
          const about = { registrationId: mine?.registrationId ?? 'none' };
          const fresh = { registrationId: `${who}${n}` };
          const asked = {
            send: [{ ...submit(who, {}, {}, 10_800, 'SUMMER10'), ...fresh }, who],
            plain: [{ ...submit(who, {}, {}, PRICE), ...fresh }, who],
            withdraw: [{ type: 'WithdrawRegistration', ...about }, who],
            pay: [{ type: 'RecordRegistrationPaid', ...about }, null],
            reject: [{ type: 'RejectRegistration', ...about, reason: 'No' }, 'ben'],
            lapse: [{ type: 'CatchUp' }, null],
          }[what] as [PlacesAction, string | null];
          try {
            const one = command(asked[0], asked[1], first, new Date(now).toISOString());
            events = [...events, ...decide(one, current)];
          } catch {
            // Refused: nothing is said.
          }
          const { codes, registrations } = after(events);
          const uses = codes.get('c1')?.uses ?? new Map<string, string>();
          expect(uses.size).toBeLessThanOrEqual(limit);
          expect(new Set(uses.values()).size).toBe(uses.size);
          for (const one of registrations.values()) {
            const isIn = one.confirmed && one.price.discount !== undefined;
            if (isIn) expect(uses.has(one.registrationId)).toBe(true);
          }
        });
      }),
      { numRuns: 300 },
    );
  });
});
