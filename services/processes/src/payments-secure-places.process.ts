import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { PlacesRequest } from '@fieldhouse/leagues';

/** Once what is due at once is paid, the place is theirs. */
export const paymentsSecurePlaces: Process<InvoiceEvent> = {
  name: 'payments-secure-places',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    if (type !== 'InvoiceSecured' || data.subject.kind !== 'registration') return [];
    const { leagueId, registrationId } = data.subject;
    const request: PlacesRequest = { type: 'RecordRegistrationPaid', registrationId };
    return [asks({ aggregate: 'leaguePlaces', id: leagueId, request })];
  },
};
