import './http/contact.problems';
import { aggregateHandler } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ContactPeople, TicketUpkeepHandler } from './application/contact-people';
import { TicketAddressUpkeep } from './application/ticket-address-upkeep';
import { contactTicketAggregate } from './domain/contact-ticket.decider';
import { ContactController, ContactTicketController } from './http/contact.controller';
import { TicketAddresses } from './infrastructure/ticket-addresses';
import { ContactQuota } from './infrastructure/contact-quota';

/** Messages from the contact form, as tickets. */
@Module({
  imports: [CqrsModule],
  controllers: [ContactController, ContactTicketController],
  providers: [
    aggregateHandler(contactTicketAggregate),
    ContactQuota,
    ContactPeople,
    TicketAddressUpkeep,
    TicketAddresses,
    TicketUpkeepHandler,
  ],
})
export class ContactModule {}
