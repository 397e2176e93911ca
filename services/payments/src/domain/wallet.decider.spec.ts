import { usableMinor, type WalletEvent } from '@fieldhouse/events/payments';
import { NotYetDue } from '@fieldhouse/kernel';
import { specification } from '@fieldhouse/kernel/testing';
import { walletDecider } from './wallet.decider';
import { aboutWallet, at, forGood, granted, walletCommand } from './wallet.fixture';

const { given } = specification(walletDecider);
const treasurer = { accountId: 'tre', collects: true, knows: true };
const later = '2026-05-02T18:00:00.000Z';
const grant = (more: object = {}, by: object = treasurer) =>
  walletCommand(
    {
      ...{ type: 'GrantCredit', grantId: 'g1', amountMinor: 2_000, currency: 'USD', reason: 'Rain' },
      ...{ lastOn: '2026-04-30', ...more },
    },
    by,
  );
const hold = (amountMinor: number, more: object = {}, by: object = { accountId: 'mia' }) =>
  walletCommand(
    {
      ...{ type: 'HoldCredit', paymentId: 'p1', invoiceId: 'i1', title: 'Dues', amountMinor },
      ...{ currency: 'USD', ...more },
    },
    by,
  );
const takeBack = (by: object = treasurer) =>
  walletCommand({ type: 'TakeBackCredit', grantId: 'g1', reason: 'Twice' }, by);
const settle = (takenMinor: number, when = at) =>
  walletCommand({ type: 'SettleCredit', paymentId: 'p1', takenMinor }, { at: when });
const giveBack = (amountMinor: number, refundId = 'f1', when = at) =>
  walletCommand({ type: 'ReturnCredit', paymentId: 'p1', refundId, amountMinor }, { at: when });
const expire = (when: string) => walletCommand({ type: 'ExpireCredit', grantId: 'g1' }, { at: when });
const tell = (when: string) => walletCommand({ type: 'TellRunsOut', grantId: 'g1' }, { at: when });
const close = walletCommand({ type: 'CloseWallet' });

const held = (parts: readonly (readonly [string, number])[]): WalletEvent => ({
  type: 'CreditHeld',
  data: {
    ...{ ...aboutWallet(), paymentId: 'p1', invoiceId: 'i1', title: 'Dues' },
    amountMinor: parts.reduce((sum, [, minor]) => sum + minor, 0),
    parts: parts.map(([grantId, amountMinor]) => ({ grantId, amountMinor })),
    heldAt: at,
  },
});
const until = { lastOn: '2026-04-30', expiresAt: '2026-05-01T07:00:00.000Z' };
const settled = (takenMinor: number, returned: object[] = []): WalletEvent =>
  ({
    type: 'CreditSettled',
    data: { walletId: 'w1', paymentId: 'p1', takenMinor, returned, settledAt: at },
  }) as WalletEvent;
const expired = (amountMinor: number, expiredAt: string, grantId = 'g1'): WalletEvent => ({
  type: 'CreditExpired',
  data: { ...aboutWallet(), grantId, amountMinor, expiredAt },
});
const used = [granted('g1'), held([['g1', 2_000]]), settled(2_000)] as const;

describe('credit is granted', () => {
  it('by who looks after the money, until the end of a day where they are', () => {
    given().when(grant()).then(granted('g1'));
    given()
      .when(grant({ lastOn: null }))
      .then(granted('g1', forGood));
    given(granted('g1')).when(grant()).then();
  });

  it('by nobody else, and to nobody whom they do not know', () => {
    given()
      .when(grant({}, { accountId: 'mia', knows: true }))
      .thenRefused('not_treasurer');
    given()
      .when(grant({}, { accountId: 'eve' }))
      .thenRefused('not_found');
    given()
      .when(grant({ isKnown: false }))
      .thenRefused('credit_of_stranger');
    given(granted('g0'), { type: 'WalletClosed', data: { walletId: 'w1', closedAt: at } })
      .when(grant())
      .thenRefused('credit_of_stranger');
  });

  it('for today at least, by the day where they are', () => {
    const night = { ...treasurer, at: '2026-03-03T07:59:00.000Z' };
    expect(
      given()
        .when(grant({ lastOn: '2026-03-02' }, night))
        .events(),
    ).toHaveLength(1);
    given()
      .when(grant({ lastOn: '2026-03-01' }, night))
      .thenRefused('last_day_over');
  });
});

describe('what is left of it is taken back', () => {
  it('once, and only what is neither used nor put aside', () => {
    const data = { ...aboutWallet(), grantId: 'g1', amountMinor: 1_500, reason: 'Twice', takenBackBy: 'tre' };
    const taken: WalletEvent = { type: 'CreditTakenBack', data: { ...data, takenBackAt: at } };
    given(granted('g1'), held([['g1', 500]]))
      .when(takeBack())
      .then(taken);
    given(granted('g1'), held([['g1', 500]]), taken)
      .when(takeBack())
      .then();
    given(...used)
      .when(takeBack())
      .thenRefused('nothing_left');
    given(granted('g1'))
      .when(takeBack({ ...treasurer, at: later }))
      .thenRefused('nothing_left');
    given().when(takeBack()).thenRefused('grant_unknown');
    given(granted('g1'))
      .when(takeBack({ accountId: 'mia', knows: true }))
      .thenRefused('not_treasurer');
    given(granted('g1'))
      .when(takeBack({ accountId: 'eve' }))
      .thenRefused('not_found');
  });
});

describe('credit is put aside for an invoice', () => {
  const soon = granted('g2', { lastOn: '2026-03-31', expiresAt: '2026-04-01T07:00:00.000Z' });

  it('from what runs out first', () => {
    given(granted('g0', forGood), granted('g1'), soon)
      .when(hold(4_500))
      .then(
        held([
          ['g2', 2_000],
          ['g1', 2_000],
          ['g0', 500],
        ]),
      );
  });

  it('once for each payment', () => {
    given(granted('g1'), held([['g1', 500]]))
      .when(hold(500))
      .then();
  });

  it('never more than there is, which two at once meet', () => {
    given(granted('g1')).when(hold(2_001)).thenRefused('above_credit', { leftMinor: 2_000, currency: 'USD' });
    given(granted('g1'), held([['g1', 1_500]]))
      .when(hold(1_000, { paymentId: 'p2' }))
      .thenRefused('above_credit', { leftMinor: 500, currency: 'USD' });
    given(granted('g1'), held([['g1', 2_000]]))
      .when(hold(1, { paymentId: 'p2' }))
      .thenRefused('no_credit');
  });

  it('not of another currency, nor after its last day, nor somebody else’s', () => {
    given().when(hold(1)).thenRefused('no_credit');
    given(granted('g1'))
      .when(hold(1, { currency: 'EUR' }))
      .thenRefused('currency_differs', { currency: 'USD' });
    given(granted('g1'))
      .when(hold(1, {}, { accountId: 'mia', at: until.expiresAt }))
      .thenRefused('credit_run_out');
    given(granted('g1'), expired(2_000, later)).when(hold(1)).thenRefused('credit_run_out');
    given(granted('g1'))
      .when(hold(1, {}, { accountId: 'eve' }))
      .thenRefused('not_found');
  });
});

describe('what an invoice does not take', () => {
  it('is there again, in what runs out last', () => {
    given(
      granted('g0', forGood),
      granted('g1'),
      held([
        ['g1', 2_000],
        ['g0', 500],
      ]),
    )
      .when(settle(1_900))
      .then(
        settled(1_900, [
          { grantId: 'g0', amountMinor: 500, ...forGood },
          { grantId: 'g1', amountMinor: 100, ...until },
        ]),
      );
  });

  it('comes back once, and nothing of what is taken', () => {
    given(granted('g1'), held([['g1', 500]]))
      .when(settle(500))
      .then(settled(500));
    given(...used)
      .when(settle(0))
      .then();
    given(granted('g1')).when(settle(0)).then();
  });
});

describe('what was paid with it and goes back', () => {
  const returned = (amountMinor: number, more: object = until, refundId = 'f1'): WalletEvent =>
    ({
      type: 'CreditReturned',
      data: {
        ...{ ...aboutWallet(), paymentId: 'p1', refundId, amountMinor },
        ...{ returned: [{ grantId: 'g1', amountMinor, ...more }], returnedAt: at },
      },
    }) as WalletEvent;

  it('is in the grants that it came from, once for each refund', () => {
    given(...used)
      .when(giveBack(700))
      .then(returned(700));
    given(...used, returned(700))
      .when(giveBack(700))
      .then();
    given(...used, returned(700))
      .when(giveBack(1_300, 'f2'))
      .then(returned(1_300, until, 'f2'));
    expect(usableMinor(stateOf(...used, returned(700)), 'USD', at)).toBe(700);
  });

  it('may come before the invoice has been heard to have taken it', () => {
    given(granted('g1'), held([['g1', 2_000]]))
      .when(giveBack(700))
      .then(returned(700));
    given(granted('g1'), held([['g1', 2_000]]), returned(700))
      .when(settle(2_000))
      .then(settled(2_000));
  });

  it('is good for 30 days where the grant has run out, and brings nothing else back with it', () => {
    const [first, second] = given(granted('g1'), held([['g1', 1_500]]), settled(1_500))
      .when(giveBack(700, 'f1', later))
      .events();
    expect(first).toEqual(expired(500, later));
    expect(second?.data).toMatchObject({
      returned: [
        { grantId: 'g1', amountMinor: 700, lastOn: '2026-06-01', expiresAt: '2026-06-02T07:00:00.000Z' },
      ],
    });
  });

  it('is gone at once where its owner has left', () => {
    const events = given(...used, { type: 'WalletClosed', data: { walletId: 'w1', closedAt: at } })
      .when(giveBack(700))
      .events();
    expect(events).toEqual([returned(700), expired(700, at)]);
  });
});

describe('that credit runs out is told', () => {
  const week = '2026-04-24T16:00:00.000Z';
  const soon = (amountMinor: number, toldAt = week): WalletEvent => ({
    type: 'CreditRunsOutSoon',
    data: {
      ...{ ...aboutWallet(), grantId: 'g1', amountMinor, toldAt },
      ...{ lastOn: '2026-04-30', expiresAt: '2026-05-01T07:00:00.000Z' },
    },
  });

  it('a week before the end of its last day, once, with what is left of it', () => {
    given(granted('g1'), held([['g1', 500]]))
      .when(tell(week))
      .then(soon(1_500));
    given(granted('g1'), soon(2_000)).when(tell('2026-04-25T16:00:00.000Z')).then();
    expect(() => walletDecider.decide(tell('2026-04-24T15:59:59.999Z'), stateOf(granted('g1')))).toThrow(
      NotYetDue,
    );
  });

  it('of nothing that is used, taken back, without a last day or over', () => {
    given(...used)
      .when(tell(week))
      .then();
    given(granted('g1', forGood)).when(tell(week)).then();
    given(granted('g1')).when(tell(until.expiresAt)).then();
    given(granted('g2')).when(tell(week)).then();
    given().when(tell(week)).then();
  });

  it('not to whoever was granted it within that week, nor to whoever has left', () => {
    given(granted('g1', { grantedAt: week }))
      .when(tell(later))
      .then();
    given(granted('g1'), { type: 'WalletClosed', data: { walletId: 'w1', closedAt: at } })
      .when(tell(week))
      .then();
  });

  it('within that week where it comes back then, and again where it comes back for longer', () => {
    const back = '2026-04-27T18:00:00.000Z';
    const first = [granted('g1'), held([['g1', 2_000]])];
    const again = settled(1_500, [{ grantId: 'g1', amountMinor: 500, ...until }]);
    given(...first, again)
      .when(tell(back))
      .then(soon(500, back));
    const longer = { lastOn: '2026-06-01', expiresAt: '2026-06-02T07:00:00.000Z' };
    const returned = settled(1_500, [{ grantId: 'g1', amountMinor: 500, ...longer }]);
    given(...first, soon(1), returned)
      .when(tell('2026-05-26T16:00:00.000Z'))
      .then({
        type: 'CreditRunsOutSoon',
        data: {
          ...aboutWallet(),
          grantId: 'g1',
          amountMinor: 500,
          ...longer,
          toldAt: '2026-05-26T16:00:00.000Z',
        },
      });
  });
});

describe('credit runs out', () => {
  it('at the end of its last day, with what is left of it', () => {
    given(granted('g1'), held([['g1', 500]]))
      .when(expire(until.expiresAt))
      .then(expired(1_500, until.expiresAt));
    given(...used)
      .when(expire(later))
      .then();
    given(granted('g1', forGood)).when(expire(later)).then();
  });

  it('not before, whatever its timer says', () => {
    expect(() => walletDecider.decide(expire(at), stateOf(granted('g1')))).toThrow(NotYetDue);
  });

  it('when its owner leaves, of whom no reason is kept', () => {
    const closed: WalletEvent = { type: 'WalletClosed', data: { walletId: 'w1', closedAt: at } };
    given(granted('g1'), granted('g2'))
      .when(close)
      .then(expired(2_000, at), expired(2_000, at, 'g2'), closed);
    given(closed).when(close).then();
    expect(stateOf(granted('g1'), closed).grants).toMatchObject([{ reason: '' }]);
  });
});

const stateOf = (...events: readonly WalletEvent[]) => {
  const { state } = given(...events);
  if (!state) throw new Error('there is no wallet');
  return state;
};
