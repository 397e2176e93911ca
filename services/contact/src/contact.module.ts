import './http/contact.problems';
import { aggregateHandler } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { contactTicketAggregate } from './domain/contact-ticket.decider';
import { ContactController, ContactTicketController } from './http/contact.controller';
import { ContactLimiter } from './infrastructure/contact-limiter';

/** Messages from the contact form, as tickets. */
@Module({
  imports: [CqrsModule],
  controllers: [ContactController, ContactTicketController],
  providers: [aggregateHandler(contactTicketAggregate), ContactLimiter],
})
export class ContactModule {}
