import type { ContactEvent } from '@fieldhouse/events/contact';
import type { Effect, Process } from '@fieldhouse/kernel';

/** How long a closed ticket is kept. */
const KEPT_MONTHS = 12;

/** A ticket is forgotten a year after it was closed, and its key is destroyed. */
export const ticketUpkeep: Process<ContactEvent> = {
  name: 'ticket-upkeep',
  categories: ['contactTicket'],
  startFrom: 'beginning',
  react: ({ type, data: { ticketId }, metadata }): readonly Effect[] => {
    switch (type) {
      case 'ContactTicketClosed': {
        const at = new Date(metadata.occurredAt);
        at.setUTCMonth(at.getUTCMonth() + KEPT_MONTHS);
        return [
          {
            kind: 'schedule',
            timerId: `forget-ticket-${ticketId}`,
            jobId: `forget-ticket-${ticketId}`,
            at: at.toISOString(),
            command: {
              aggregate: 'contactTicket',
              id: ticketId,
              request: { type: 'ForgetContactTicket', ticketId },
            },
          },
        ];
      }
      case 'ContactTicketForgotten':
        return [
          { kind: 'cancel', timerId: `forget-ticket-${ticketId}` },
          {
            kind: 'dispatch',
            command: { aggregate: 'ticketUpkeep', id: ticketId, request: { type: 'DestroyTicketKey' } },
          },
        ];
      default:
        return [];
    }
  },
};
