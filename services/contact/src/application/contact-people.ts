import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import {
  KeepsPersonalData,
  PersonalLog,
  registerAggregate,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { contactTicketAggregate, type ContactTicketRequest } from '../domain/contact-ticket.decider';
import { TicketAddresses } from '../infrastructure/ticket-addresses';

/** Tickets, by the address that they came from: whoever proves it may have written before they signed up. */
@Injectable()
@KeepsPersonalData({
  context: 'contact',
  subjects: {
    ticketId:
      'twelve months after closing, when a site admin forgets it, or with the account that has proven its address',
  },
  collections: { contact_addresses: 'with the key of the ticket' },
})
export class ContactPeople implements PersonalData {
  constructor(
    private readonly tickets: TicketAddresses,
    private readonly aggregates: AggregateStore,
    private readonly log: PersonalLog,
  ) {}

  async exportOf({ addresses }: Person): Promise<OwnData> {
    const facts: object[] = [];
    for (const { _id: ticketId } of await this.tickets.ofPerson(addresses))
      facts.push(...(await this.log.factsOf(`contactTicket-${ticketId}`)));
    return { facts };
  }

  async erase({ addresses }: Person): Promise<void> {
    for (const { _id: ticketId } of await this.tickets.ofPerson(addresses)) {
      const { state } = await this.aggregates.load(contactTicketAggregate, ticketId);
      // Its address was noted, and the message never came.
      if (state.status === 'none') continue;
      const request: ContactTicketRequest = { type: 'ForgetContactTicket', ticketId };
      await this.log.forget({ aggregate: 'contactTicket', id: ticketId, request });
      await this.log.forget({
        aggregate: 'ticketUpkeep',
        id: ticketId,
        request: { type: 'DestroyTicketKey' },
      });
    }
  }
}

export class TicketUpkeepCommand extends AggregateCommand<{ readonly type: 'DestroyTicketKey' }> {}
registerAggregate('ticketUpkeep', TicketUpkeepCommand);

@CommandHandler(TicketUpkeepCommand)
export class TicketUpkeepHandler implements ICommandHandler<TicketUpkeepCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly tickets: TicketAddresses,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  async execute({ id }: TicketUpkeepCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(contactTicketAggregate, id);
    if (state.status === 'forgotten') {
      await this.keyring.destroy(id);
      await this.tickets.remove(id);
    }
    return { streamId: `contactTicket-${id}`, revision, position };
  }
}
