import { conflict, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { ContactTicketError, type ContactTicketErrorCode } from '../domain/contact-ticket.decider';

export const contactProblems = {
  ticket_closed: conflict(
    'Already closed',
    'Somebody closed this ticket before you. Reload to see their note.',
  ),
} satisfies ProblemTable<ContactTicketErrorCode>;

mapProblems(ContactTicketError, contactProblems);
