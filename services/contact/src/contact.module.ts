import './http/contact.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ContactTicketHandler } from './application/contact-ticket.handler';
import { ContactController } from './http/contact.controller';
import { ContactLimiter } from './infrastructure/contact-limiter';

/** Messages from the contact form, as tickets. */
@Module({
  imports: [CqrsModule],
  controllers: [ContactController],
  providers: [ContactTicketHandler, ContactLimiter],
})
export class ContactModule {}
