import { registrationInvoiceId, standingOf } from '@fieldhouse/events/payments';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, SETTLED_REGISTRATIONS, type SettledRegistrations } from '@fieldhouse/platform';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import { invoiceModel, invoiceOf, type InvoiceDocument } from './invoice.read-model';

@Injectable()
class SettledRegistrationsReader implements SettledRegistrations {
  private readonly invoices: ReadModelReader<InvoiceDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.invoices = new ReadModelReader(db, invoiceModel);
  }

  async among(registrationIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (registrationIds.length === 0) return new Set();
    const invoices = await this.invoices.byIds(registrationIds.map(registrationInvoiceId));
    return new Set(
      registrationIds.filter((registrationId) => {
        const invoice = invoices.get(registrationInvoiceId(registrationId));
        return invoice && standingOf(invoiceOf(invoice)) === 'paid';
      }),
    );
  }
}

/** Which registrations are paid to the end: binds SETTLED_REGISTRATIONS. */
@Global()
@Module({
  providers: [{ provide: SETTLED_REGISTRATIONS, useClass: SettledRegistrationsReader }],
  exports: [SETTLED_REGISTRATIONS],
})
export class SettledRegistrationsModule {}
