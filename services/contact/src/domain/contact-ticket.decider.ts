import type { AskedOf, contactTicketBodies, contactTicketCommands } from '@fieldhouse/api-contract';
import type { ContactEvent } from '@fieldhouse/events/contact';
import { DomainError, Unseen, type CommandContext, type Decider, type RequestOf } from '@fieldhouse/kernel';

export type ContactTicketCommand = CommandContext &
  (
    | ({ readonly type: 'ReceiveContactMessage' } & Extract<
        ContactEvent,
        { type: 'ContactMessageReceived' }
      >['data'])
    | AskedOf<typeof contactTicketCommands, typeof contactTicketBodies>
  );
export type ContactTicketRequest = RequestOf<ContactTicketCommand>;

export type ContactTicketErrorCode = 'ticket_closed';
export class ContactTicketError extends DomainError<ContactTicketErrorCode> {}

export type ContactTicketState = { readonly status: 'none' | 'open' | 'closed' | 'forgotten' };

const decide = (command: ContactTicketCommand, { status }: ContactTicketState): readonly ContactEvent[] => {
  switch (command.type) {
    case 'ReceiveContactMessage': {
      if (status !== 'none') return [];
      const { ticketId, ticket, name, email, topic, message } = command;
      return [{ type: 'ContactMessageReceived', data: { ticketId, ticket, name, email, topic, message } }];
    }
    case 'CloseContactTicket':
      if (status === 'none' || status === 'forgotten') throw new Unseen();
      if (status === 'closed') throw new ContactTicketError('ticket_closed');
      return [{ type: 'ContactTicketClosed', data: { ticketId: command.ticketId, note: command.note } }];
    case 'ForgetContactTicket':
      if (status === 'none') throw new Unseen();
      if (status === 'forgotten') return [];
      return [
        { type: 'ContactTicketForgotten', data: { ticketId: command.ticketId, forgottenAt: command.at } },
      ];
    default:
      return command satisfies never;
  }
};

const evolve = (state: ContactTicketState, event: ContactEvent): ContactTicketState => {
  switch (event.type) {
    case 'ContactMessageReceived':
      return { status: 'open' };
    case 'ContactTicketClosed':
      return { status: 'closed' };
    case 'ContactTicketForgotten':
      return { status: 'forgotten' };
    default:
      return (event satisfies never) ?? state;
  }
};

export const contactTicketDecider: Decider<ContactTicketState, ContactTicketCommand, ContactEvent> = {
  initialState: { status: 'none' },
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it. */
export const contactTicketAggregate = {
  category: 'contactTicket',
  decider: contactTicketDecider,
  subject: ({ ticketId }: ContactTicketCommand) => ticketId,
} as const;
