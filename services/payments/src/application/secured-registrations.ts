import { registrationInvoiceId } from '@fieldhouse/events/payments';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { invoiceAggregate } from '../domain';

/** Which of these registrations have paid what is due at once, as it stands in the log. */
export const securedRegistrations = async (
  store: AggregateStore,
  registrationIds: readonly string[],
): Promise<readonly string[]> => {
  const secured = await Promise.all(
    registrationIds.map(async (registrationId) => {
      const { state } = await store.load(invoiceAggregate, registrationInvoiceId(registrationId));
      return state?.secured === true;
    }),
  );
  return registrationIds.filter((_, n) => secured[n]);
};
