import { registrationInvoiceId } from '@fieldhouse/events/payments';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { invoiceAggregate } from '../domain';

/** Which of these registrations have paid what is due at once, as it stands in the log? */
export class GetSecuredRegistrations extends Query<readonly string[]> {
  constructor(readonly registrationIds: readonly string[]) {
    super();
  }
}

@QueryHandler(GetSecuredRegistrations)
export class GetSecuredRegistrationsHandler implements IQueryHandler<GetSecuredRegistrations> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ registrationIds }: GetSecuredRegistrations): Promise<readonly string[]> {
    const secured = await Promise.all(
      registrationIds.map(async (registrationId) => {
        const { state } = await this.store.load(invoiceAggregate, registrationInvoiceId(registrationId));
        return state?.secured === true;
      }),
    );
    return registrationIds.filter((_, n) => secured[n]);
  }
}
