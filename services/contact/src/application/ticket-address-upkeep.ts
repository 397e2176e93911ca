import type { ContactEvent } from '@fieldhouse/events/contact';
import { EVENT_STORE, EventCatalog, type EventStore } from '@fieldhouse/kernel/runtime';
import { SecretUpkeep } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { TicketAddresses } from '../infrastructure/ticket-addresses';

/** Tickets are found by their address also after the installation's secret has changed. */
@Injectable()
export class TicketAddressUpkeep {
  constructor(
    upkeep: SecretUpkeep,
    tickets: TicketAddresses,
    catalog: EventCatalog,
    @Inject(EVENT_STORE) store: EventStore,
  ) {
    const addressOf = async ({ _id: ticketId }: { readonly _id: string }): Promise<string | null> => {
      // A ticket begins with what was sent.
      for await (const stored of store.read(`contactTicket-${ticketId}`, 0, 1)) {
        const { type, data } = await catalog.decode<ContactEvent>(stored);
        if (type === 'ContactMessageReceived') return data.email;
      }
      return null;
    };
    upkeep.add('addresses of contact tickets', tickets.keptBy(addressOf));
  }
}
