import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { issued } from '../domain/invoice.fixture';
import { invoiceReminders } from './invoice-reminders.process';

const after = (event: InvoiceEvent) => reactionsTo(invoiceReminders, [event]).flat();
const line = (lineId: string, dueOn: string) =>
  ({ lineId, kind: 'dues', label: 'Dues', netMinor: 5_000, taxMinor: 0, dueOn }) as const;

describe('when whoever owes is told that it is due', () => {
  it('is a timer for each day of the plan, in the morning', () => {
    const timers = after(issued({ lines: [line('fee', '2026-03-20')] }));
    expect(timers.map((effect) => (effect.kind === 'schedule' ? effect.at : null))).toEqual(
      ['13', '19', '20', '23', '27']
        .map((day) => `2026-03-${day}T09:00:00.000Z`)
        .concat('2026-04-03T09:00:00.000Z'),
    );
    expect(timers[0]).toMatchObject({
      timerId: 'due-i1-fee-2026-03-13',
      command: {
        aggregate: 'invoice',
        id: 'i1',
        request: { type: 'TellDue', lineId: 'fee', day: '2026-03-13' },
      },
    });
  });

  it('is in the morning where the payee is, summer or winter, west or east', () => {
    const at = (zone: string) =>
      after(issued({ lines: [line('fee', '2026-03-12')], zone })).map((effect) =>
        effect.kind === 'schedule' ? effect.at : null,
      );
    expect(at('America/Los_Angeles').slice(0, 2)).toEqual([
      '2026-03-05T17:00:00.000Z',
      // The clocks are set forward on the 8th.
      '2026-03-11T16:00:00.000Z',
    ]);
    expect(at('Pacific/Auckland')[0]).toBe('2026-03-04T20:00:00.000Z');
  });

  it('is for each line by itself, and never on the day of the invoice or before', () => {
    const timers = after(issued({ lines: [line('now', '2026-03-02'), line('later', '2026-03-10')] }));
    const ids = timers.map((effect) => (effect.kind === 'schedule' ? effect.timerId : ''));
    expect(ids.filter((id) => id.startsWith('due-i1-now-'))).toEqual(
      ['05', '09', '16'].map((day) => `due-i1-now-2026-03-${day}`),
    );
    expect(ids.filter((id) => id.startsWith('due-i1-later-'))).toHaveLength(6);
    expect(ids).toContain('due-i1-later-2026-03-03');
  });

  it('is after a late fee was added, of that line too', () => {
    const books = {
      payee: { kind: 'team', id: 't1' },
      payer: { accountId: 'cap', teamId: null },
      currency: 'USD',
    } as const;
    const timers = after({
      type: 'LateFeeCharged',
      data: {
        ...{ invoiceId: 'i1', books, lastOn: '2026-04-08', chargedAt: '2026-04-09T04:00:00.120Z' },
        line: { ...line('late_fee', '2026-04-09'), kind: 'late_fee' },
      },
    });
    expect(timers.map((effect) => (effect.kind === 'schedule' ? effect.timerId : ''))).toEqual(
      ['12', '16', '23'].map((day) => `due-i1-late_fee-2026-04-${day}`),
    );
  });

  it('is by the day on which a line is due again, with the place', () => {
    const again = {
      ...{ dueOn: '2026-05-02', zone: 'America/New_York', recipientIds: ['cap'] },
      lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 5_000 }],
    };
    const timers = after({ type: 'InvoiceHeld', data: { invoiceId: 'i1', holdUntil: null, again } });
    expect(timers.map((effect) => (effect.kind === 'schedule' ? effect.timerId : ''))).toEqual(
      ['02', '05', '09', '16'].map((day) => `due-i1-now-2026-05-${day}`),
    );
    expect(timers[0]).toMatchObject({ at: '2026-05-02T13:00:00.000Z' });
  });

  it('is nothing that another fact changes: what stands by then says so', () => {
    expect(
      after({ type: 'InvoiceHeld', data: { invoiceId: 'i1', holdUntil: '2026-03-03T00:00:00.000Z' } }),
    ).toEqual([]);
  });
});
