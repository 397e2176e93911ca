import type { ContactEvent } from '@fieldhouse/events/contact';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { ticketUpkeep } from './ticket-upkeep.process';

const react = (event: ContactEvent) =>
  ticketUpkeep.react({
    ...event,
    metadata: { occurredAt: '2026-05-01T18:00:00.000Z' },
  } as RecordedEvent<ContactEvent>);
const timerId = 'forget-ticket-t1';

describe('a contact ticket', () => {
  it('is forgotten twelve months after it was closed', () => {
    const request = { type: 'ForgetContactTicket', ticketId: 't1' };
    expect(react({ type: 'ContactTicketClosed', data: { ticketId: 't1', note: 'Answered' } })).toEqual([
      {
        kind: 'schedule',
        timerId,
        jobId: `${timerId}@2027-05-01T18:00:00.000Z`,
        at: '2027-05-01T18:00:00.000Z',
        command: { aggregate: 'contactTicket', id: 't1', request },
      },
    ]);
  });

  it('loses its key once it is forgotten, and is not forgotten again', () => {
    const forgottenAt = '2026-05-01T18:00:00.000Z';
    expect(react({ type: 'ContactTicketForgotten', data: { ticketId: 't1', forgottenAt } })).toEqual([
      { kind: 'cancel', timerId },
      {
        kind: 'dispatch',
        command: { aggregate: 'ticketUpkeep', id: 't1', request: { type: 'DestroyTicketKey' } },
      },
    ]);
  });
});
