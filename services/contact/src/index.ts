export { ContactModule } from './contact.module';
export { ticketUpkeep } from './application/ticket-upkeep.process';
