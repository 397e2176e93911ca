import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest } from '../domain';

/**
 * An invoice may cost more when it is not paid in time: a timer wakes when its last day is over. What stands by then
 * says whether it does, so that no timer has to be found again. Where nobody looked by then there is another last day.
 */
export const lateFees: Process<InvoiceEvent> = {
  name: 'late-fees',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    const endsAt =
      type === 'InvoiceIssued' ? data.lateFee?.endsAt : type === 'LateFeePutOff' ? data.endsAt : undefined;
    if (endsAt === undefined) return [];
    const { invoiceId: id } = data;
    const request: InvoiceRequest = { type: 'ChargeLateFee' };
    return [asksAt(endsAt, `late-fee-${id}`, { aggregate: 'invoice', id, request })];
  },
};
