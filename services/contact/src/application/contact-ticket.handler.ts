import { AggregateCommand, type CommandResult, type RequestOf } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  contactTicketAggregate,
  type ContactTicketCommand as Decided,
} from '../domain/contact-ticket.decider';

export type ContactTicketRequest = RequestOf<Decided>;
export class ContactTicketCommand extends AggregateCommand<ContactTicketRequest> {}
registerAggregate('contactTicket', ContactTicketCommand);

@CommandHandler(ContactTicketCommand)
export class ContactTicketHandler implements ICommandHandler<ContactTicketCommand, CommandResult> {
  constructor(private readonly store: AggregateStore) {}

  /** @throws ContactTicketError */
  execute(command: ContactTicketCommand): Promise<CommandResult> {
    return executeAggregateCommand(this.store, contactTicketAggregate, command, (request, context) => ({
      ...request,
      ...context,
    }));
  }
}
