import type { ContactEvent } from '@fieldhouse/events/contact';
import { asks, asksAt, type Effect, type Process } from '@fieldhouse/kernel';

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
          asksAt(at.toISOString(), `forget-ticket-${ticketId}`, {
            aggregate: 'contactTicket',
            id: ticketId,
            request: { type: 'ForgetContactTicket', ticketId },
          }),
        ];
      }
      case 'ContactTicketForgotten':
        return [
          { kind: 'cancel', timerId: `forget-ticket-${ticketId}` },
          asks({ aggregate: 'ticketUpkeep', id: ticketId, request: { type: 'DestroyTicketKey' } }),
        ];
      default:
        return [];
    }
  },
};
