import type { InvoiceEvent, MoneyTermsEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { at, books, issued } from '../domain/invoice.fixture';
import { unpaidPlaces } from './unpaid-places.process';

const after = (event: InvoiceEvent | MoneyTermsEvent) => reactionsTo(unpaidPlaces, [event]).flat();
const plan = [
  { kind: 'dispatch', command: { aggregate: 'invoice', id: 'i1', request: { type: 'PlanForfeit' } } },
];
const terms = (kind: 'league' | 'team', more: object): MoneyTermsEvent => ({
  type: 'MoneyTermsSet',
  data: {
    ...{ payee: { kind, id: 'l1' }, approvalAboveMinor: null, board: false, setBy: 'tre', setAt: at },
    ...more,
  },
});
const planned = (endsAt: string): InvoiceEvent => ({
  type: 'ForfeitPlanned',
  data: {
    ...{ invoiceId: 'i1', days: 14, plannedAt: at },
    lines: [{ lineId: 'first', dueOn: '2026-04-01', lastOn: '2026-04-15', endsAt }],
  },
});
const fee = { kind: 'fee', teamId: 't1', feeId: 'f1' } as const;
const secured = { invoiceId: 'i1', books, accrued: [], deposits: [], securedAt: at };

describe('places that are not paid for', () => {
  it('are looked at when a place is asked to be paid, is owed, or a payment was none', () => {
    expect(after(issued())).toEqual(plan);
    expect(after(issued({ subject: fee }))).toEqual([]);
    const subject = { kind: 'registration', leagueId: 'l1', registrationId: 'r1' } as const;
    expect(after({ type: 'InvoiceSecured', data: { ...secured, subject } })).toEqual(plan);
    expect(after({ type: 'InvoiceSecured', data: { ...secured, subject: fee } })).toEqual([]);
    const split = { amountMinor: 100, owedMinor: 100, earlyMinor: 0, overMinor: 0, lines: [] };
    const none = { invoiceId: 'i1', books, paymentId: 'p1', payerId: 'cap', reason: 'Bounced', ...split };
    expect(after({ type: 'PaymentReversed', data: { ...none, reversedBy: 'tre', reversedAt: at } })).toEqual(
      plan,
    );
  });

  it('are planned anew when a league goes about it in another way, whatever it was before', () => {
    const all = [
      {
        kind: 'dispatch',
        command: { aggregate: 'leagueMoney', id: 'l1', request: { type: 'PlanForfeits' } },
      },
    ];
    expect(after(terms('league', { forfeitDays: 14 }))).toEqual(all);
    expect(after(terms('league', { forfeitDays: null }))).toEqual(all);
    expect(after(terms('league', {}))).toEqual([]);
    expect(after(terms('team', { forfeitDays: null }))).toEqual([]);
  });

  it('are a timer for each line, which a later plan replaces', () => {
    const [first] = after(planned('2026-04-16T04:00:00.000Z'));
    expect(first).toEqual({
      ...{ kind: 'schedule', timerId: 'forfeit-i1-first', at: '2026-04-16T04:00:00.000Z' },
      jobId: 'forfeit-i1-first@2026-04-16T04:00:00.000Z',
      command: { aggregate: 'invoice', id: 'i1', request: { type: 'ForfeitDue', lineId: 'first' } },
    });
    const [later] = after(planned('2026-05-02T04:00:00.000Z'));
    expect(later).toMatchObject({ timerId: 'forfeit-i1-first', at: '2026-05-02T04:00:00.000Z' });
    // A day that is over was kept: the new one is another command.
    expect(later).not.toMatchObject({ jobId: first?.kind === 'schedule' ? first.jobId : '' });
  });

  it('ask for the same when a fact is heard of twice', () => {
    const event = planned('2026-04-16T04:00:00.000Z');
    expect(after(event)).toEqual(after(event));
  });

  it('follow from nothing else', () => {
    expect(
      after({ type: 'InvoiceHeld', data: { invoiceId: 'i1', holdUntil: '2026-03-03T00:00:00.000Z' } }),
    ).toEqual([]);
  });
});
