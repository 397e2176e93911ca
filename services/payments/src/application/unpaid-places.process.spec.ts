import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { at } from '../domain/invoice.fixture';
import { unpaidPlaces } from './unpaid-places.process';

const after = (event: InvoiceEvent) => reactionsTo(unpaidPlaces, [event]).flat();
const planned = (endsAt: string): InvoiceEvent => ({
  type: 'ForfeitPlanned',
  data: {
    ...{ invoiceId: 'i1', days: 14, plannedAt: at },
    lines: [{ lineId: 'first', dueOn: '2026-04-01', lastOn: '2026-04-15', endsAt }],
  },
});

describe('places that are not paid for', () => {
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
