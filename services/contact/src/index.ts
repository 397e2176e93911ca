export { ContactModule } from './contact.module';
export { ContactTicketCommand, type ContactTicketRequest } from './application/contact-ticket.handler';
