import type { InvoiceEvent, MoneyTermsEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { at, books, issued } from '../domain/invoice.fixture';
import { forfeitPlans } from './forfeit-plans.process';

const terms = (payee: MoneyTermsEvent['data']['payee'], more: object): MoneyTermsEvent => ({
  type: 'MoneyTermsSet',
  data: { ...{ payee, approvalAboveMinor: null, board: false, setBy: 'tre', setAt: at }, ...more },
});
const league = books.payee;
const other = { kind: 'league', id: 'elsewhere' } as const;
const letsGo = terms(league, { forfeitDays: 14 });
/** What follows from the last of these facts. */
const after = (...history: (InvoiceEvent | MoneyTermsEvent)[]) => reactionsTo(forfeitPlans, history).at(-1);
const plan = [
  { kind: 'dispatch', command: { aggregate: 'invoice', id: 'i1', request: { type: 'PlanForfeit' } } },
];
const planAll = [
  {
    kind: 'dispatch',
    command: { aggregate: 'leagueMoney', id: league.id, request: { type: 'PlanForfeits' } },
  },
];
const fee = { kind: 'fee', teamId: 't1', feeId: 'f1' } as const;
const place = { kind: 'registration', leagueId: league.id, registrationId: 'r1' } as const;
const secured = (subject: typeof fee | typeof place): InvoiceEvent => ({
  type: 'InvoiceSecured',
  data: { invoiceId: 'i1', books, accrued: [], deposits: [], securedAt: at, subject },
});
const split = { amountMinor: 100, owedMinor: 100, earlyMinor: 0, overMinor: 0, lines: [] };
const reversed: InvoiceEvent = {
  type: 'PaymentReversed',
  data: {
    ...{ invoiceId: 'i1', books, paymentId: 'p1', payerId: 'cap', reason: 'Bounced', ...split },
    ...{ reversedBy: 'tre', reversedAt: at },
  },
};
const askedAgain: InvoiceEvent = {
  type: 'WriteOffTakenBack',
  data: {
    ...{ invoiceId: 'i1', books, amountMinor: 100, lines: [], payerId: 'cap', reason: 'They pay' },
    ...{ takenBackBy: 'tre', takenBackAt: at },
  },
};

describe('what follows when a place is not paid', () => {
  it('is planned when it is asked to be paid, is owed, or a payment was none', () => {
    expect(after(letsGo, issued())).toEqual(plan);
    expect(after(letsGo, secured(place))).toEqual(plan);
    expect(after(letsGo, reversed)).toEqual(plan);
    expect(after(letsGo, askedAgain)).toEqual(plan);
  });

  it('is nothing where a fee is not one for a place', () => {
    expect(after(letsGo, issued({ subject: fee }))).toEqual([]);
    expect(after(letsGo, secured(fee))).toEqual([]);
  });

  it('is nothing, and not asked for, where the league has let no place go or does so no more', () => {
    for (const event of [issued(), secured(place), reversed, askedAgain]) {
      expect(after(event)).toEqual([]);
      expect(after(terms(league, {}), event)).toEqual([]);
      expect(after(letsGo, terms(league, { forfeitDays: null }), event)).toEqual([]);
      expect(after(terms(other, { forfeitDays: 14 }), event)).toEqual([]);
    }
  });

  it('is planned anew for all when a league goes about it in another way, whatever it was before', () => {
    expect(after(letsGo)).toEqual(planAll);
    expect(after(terms(league, { forfeitDays: null }))).toEqual(planAll);
    expect(after(terms(league, {}))).toEqual([]);
    expect(after(terms({ kind: 'team', id: 't1' }, { forfeitDays: null }))).toEqual([]);
  });

  it('follows from nothing else', () => {
    expect(
      after(letsGo, {
        type: 'InvoiceHeld',
        data: { invoiceId: 'i1', holdUntil: '2026-03-03T00:00:00.000Z' },
      }),
    ).toEqual([]);
  });
});
