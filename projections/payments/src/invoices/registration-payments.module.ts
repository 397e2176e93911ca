import { registrationInvoiceId } from '@fieldhouse/events/payments';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, REGISTRATION_PAYMENTS, type RegistrationPayments } from '@fieldhouse/platform';
import type { MoneyStatus } from '@fieldhouse/values';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import { invoiceModel, invoiceOf, type InvoiceDocument } from './invoice.read-model';
import { registrationMoney } from './registration-money';

@Injectable()
class RegistrationPaymentsReader implements RegistrationPayments {
  private readonly invoices: ReadModelReader<InvoiceDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.invoices = new ReadModelReader(db, invoiceModel);
  }

  async of(registrationIds: readonly string[]): Promise<ReadonlyMap<string, MoneyStatus>> {
    if (registrationIds.length === 0) return new Map();
    const invoices = await this.invoices.byIds(registrationIds.map(registrationInvoiceId));
    return new Map(
      registrationIds.flatMap((registrationId) => {
        const invoice = invoices.get(registrationInvoiceId(registrationId));
        const money = invoice ? registrationMoney(invoiceOf(invoice)) : null;
        return money === null ? [] : [[registrationId, money] as const];
      }),
    );
  }
}

/** How far registrations are paid for: binds REGISTRATION_PAYMENTS. */
@Global()
@Module({
  providers: [{ provide: REGISTRATION_PAYMENTS, useClass: RegistrationPaymentsReader }],
  exports: [REGISTRATION_PAYMENTS],
})
export class RegistrationPaymentsModule {}
