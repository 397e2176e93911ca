import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);

/** Every event of a `contactTicket-…` stream. */
export const contactEvents = [
  /** Somebody wrote through the contact form. Their words are closed with the key of the ticket. */
  defineEvent(
    'ContactMessageReceived',
    z.object({
      ticketId: id,
      ticket: z.string(),
      name: z.string(),
      email: z.string(),
      topic: z.enum(['support', 'complex_owner', 'press', 'abuse']),
      message: z.string(),
    }),
    { encrypted: { keyOf: 'ticketId', fields: { name: 'Deleted', email: '', message: '' } } },
  ),
  defineEvent('ContactTicketClosed', z.object({ ticketId: id, note: z.string() }), {
    encrypted: { keyOf: 'ticketId', fields: { note: '' } },
  }),
  /** Nothing of it can be read any more: the key of the ticket was destroyed. */
  defineEvent('ContactTicketForgotten', z.object({ ticketId: id, forgottenAt: z.iso.datetime() })),
] as const;
export type ContactEvent = EventOf<(typeof contactEvents)[number]>;
