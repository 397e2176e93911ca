import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { specification } from '@fieldhouse/kernel/testing';
import { invoiceDecider } from './invoice.decider';
import { at, books, captain, command, issued, says, treasurer } from './invoice.fixture';

const { given } = specification(invoiceDecider);
const follow = (...leaderIds: readonly string[]) => command({ type: 'FollowTeam', leaderIds });
const changed = (fromId: string, toId: string): InvoiceEvent => ({
  type: 'PayerChanged',
  data: { invoiceId: 'i1', fromId, toId, changedAt: at },
});
const split: InvoiceEvent = {
  type: 'InvoiceSplit',
  data: { invoiceId: 'i1', shares: [{ accountId: 'ned', amountMinor: 10_000 }], splitBy: 'cap' },
};

describe('who answers for what a team owes', () => {
  it('stays whoever leads the team, whoever leads it with them', () => {
    given(issued()).when(follow('mia', 'cap')).then();
  });

  it('is whoever leads it, once they do not', () => {
    given(issued()).when(follow('mia', 'ned')).then(changed('cap', 'mia'));
    given(issued(), changed('cap', 'mia')).when(follow('mia')).then();
    given(issued(), changed('cap', 'mia')).when(follow('cap')).then(changed('mia', 'cap'));
  });

  it('stays who it was where nobody leads it, or nobody owes anything any more', () => {
    given(issued()).when(follow()).then();
    const voided: InvoiceEvent = {
      type: 'InvoiceVoided',
      data: {
        ...{ invoiceId: 'i1', books },
        ...{ lines: [], payerId: 'cap', reason: 'Rain', voidedBy: 'tre', voidedAt: at },
      },
    };
    given(issued(), voided).when(follow('mia')).then();
  });

  it('is reminded, with whoever has a share; whoever was it before is not', () => {
    given(issued(), split, changed('cap', 'mia'))
      .when(command({ type: 'RemindPayer' }, treasurer))
      .then({
        type: 'PayerReminded',
        data: {
          ...{ invoiceId: 'i1', books },
          ...{ recipientIds: ['mia', 'ned'], remindedBy: 'tre', remindedAt: at },
        },
      });
  });

  it('sees it, and whoever was it before does not, unless they have a share', () => {
    const state = [issued(), split, changed('cap', 'mia')].reduce(
      invoiceDecider.evolve,
      invoiceDecider.initialState,
    );
    const sees = (accountId: string): boolean | undefined =>
      invoiceDecider.sees?.(command({ type: 'SplitInvoice', shares: [] }, { accountId }), state);
    expect(['cap', 'mia', 'ned'].map(sees)).toEqual([false, true, true]);
  });

  it('has cash recorded as theirs, or as what whoever was it before had paid', () => {
    const took = (paidBy: string | null) =>
      command(
        {
          ...{
            type: 'TakePayment',
            paymentId: 'p1',
            amountMinor: 5_000,
            currency: 'USD',
            way: 'cash',
            paidBy,
          },
          ...{ receivedOn: '2026-03-02', proof: 'An envelope' },
        },
        treasurer,
      );
    const state = [issued(), changed('cap', 'mia')].reduce(
      invoiceDecider.evolve,
      invoiceDecider.initialState,
    );
    const paidBy = (by: string | null): unknown => {
      const [fact] = invoiceDecider.decide(took(by), state);
      return fact?.type === 'PaymentTaken' ? fact.data.paidBy : null;
    };
    expect([null, 'cap', 'mia'].map(paidBy)).toEqual(['mia', 'cap', 'mia']);
  });

  it('is charged with no card of whoever was it before, nor with one that they still enter', () => {
    const consent = { purpose: 'team_rest', version: 1 };
    const start = command(
      { type: 'StartCheckout', paymentId: 'p1', amountMinor: 20_000, currency: 'USD', consent },
      captain,
    );
    const card = { customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242' };
    const paid = command(says('p1', 'paid', { chargeMinor: 20_000, card }));
    const play = (...commands: readonly (typeof paid)[]): InvoiceEvent[] =>
      commands.reduce<InvoiceEvent[]>(
        (events, one) => [
          ...events,
          ...invoiceDecider.decide(one, events.reduce(invoiceDecider.evolve, invoiceDecider.initialState)),
        ],
        [issued()],
      );
    const removed: InvoiceEvent = {
      type: 'CardRemoved',
      data: { invoiceId: 'i1', cardId: 'p1', accountId: 'cap', reason: 'payer_changed', removedAt: at },
    };
    for (const facts of [play(start, paid), play(start)])
      given(...facts)
        .when(follow('mia'))
        .then(changed('cap', 'mia'), removed);
    expect(play(start, follow('mia'), paid).map(({ type }) => type)).not.toContain('CardKept');
    // Nobody else's, and none that nobody wanted kept.
    given(...play(start))
      .when(command({ type: 'ForgetCards', accountId: 'ned' }))
      .then();
    const once = { type: 'StartCheckout', paymentId: 'p1', amountMinor: 20_000, currency: 'USD' };
    given(...play(command(once, captain)))
      .when(command({ type: 'ForgetCards', accountId: 'cap' }))
      .then();
  });
});
