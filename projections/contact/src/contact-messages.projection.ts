import type { ContactTicketView } from '@fieldhouse/api-contract';
import type { ContactEvent } from '@fieldhouse/events/contact';
import type { Projection } from '@fieldhouse/kernel';

/** One ticket; `_id` is its id, `closed.by` an account's. */
export type ContactMessageDocument = Omit<ContactTicketView, 'ticketId'> & {
  readonly _id: string;
  readonly state: 'open' | 'closed';
};

/** The site admins' inbox. */
export const contactMessagesProjection: Projection<ContactMessageDocument, ContactEvent> = {
  name: 'contact-messages',
  version: 1,
  categories: ['contactTicket'],
  indexes: [{ key: { receivedAt: -1, _id: -1 } }, { key: { state: 1, receivedAt: -1, _id: -1 } }],
  idsOf: ({ data }) => [data.ticketId],
  project: (document, { type, data, metadata }, id) => {
    switch (type) {
      case 'ContactMessageReceived': {
        const { ticket, name, email, topic, message } = data;
        const receivedAt = metadata.occurredAt;
        return { _id: id, ticket, name, email, topic, message, receivedAt, state: 'open', closed: null };
      }
      case 'ContactTicketClosed': {
        const by = metadata.actor.kind === 'account' ? metadata.actor.accountId : '';
        return (
          document && {
            ...document,
            state: 'closed',
            closed: { at: metadata.occurredAt, by, note: data.note },
          }
        );
      }
      case 'ContactTicketForgotten':
        return null;
      default:
        return document;
    }
  },
};
