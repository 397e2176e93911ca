import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { PlacesRequest } from '@fieldhouse/leagues';

/** Once the last day to pay for a place is over, it is given up. */
export const paymentsForfeitPlaces: Process<InvoiceEvent> = {
  name: 'payments-forfeit-places',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    if (type !== 'ForfeitFellDue' || data.kept || data.subject.kind !== 'registration') return [];
    const { leagueId, registrationId } = data.subject;
    const request: PlacesRequest = { type: 'ForfeitRegistration', registrationId };
    return [asks({ aggregate: 'leaguePlaces', id: leagueId, request })];
  },
};
