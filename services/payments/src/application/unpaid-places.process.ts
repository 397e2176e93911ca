import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest } from '../domain';

/**
 * A place for which a league has planned what follows when it is not paid: a timer for each line wakes when its last day
 * is over. What has been paid by then, or is planned otherwise, is decided as nothing, so that no timer has to be found
 * again.
 */
export const unpaidPlaces: Process<InvoiceEvent> = {
  name: 'unpaid-places',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    if (type !== 'ForfeitPlanned') return [];
    const { invoiceId: id } = data;
    return data.lines.map(({ lineId, endsAt }) => {
      const request: InvoiceRequest = { type: 'ForfeitDue', lineId };
      return asksAt(endsAt, `forfeit-${id}-${lineId}`, { aggregate: 'invoice', id, request });
    });
  },
};
