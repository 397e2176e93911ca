import { contactEvents } from '@fieldhouse/events/contact';
import { publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import type { ContactTicketCommand } from './domain/contact-ticket.decider';
import { contactProblems } from './http/contact.problems';

const commands = {
  CloseContactTicket: true,
  ForgetContactTicket: true,
  ReceiveContactMessage: true,
} satisfies Record<ContactTicketCommand['type'], true>;

it('has every command, event and error of the ticket in the README, and no other', () => {
  expect(publishedTable(join(__dirname, '../README.md'), 'The ticket')).toEqual({
    commands: Object.keys(commands),
    events: contactEvents.map(({ type }) => type).sort(),
    errors: Object.keys(contactProblems).sort(),
  });
});
