import type { RegistrationRefund } from '@fieldhouse/api-contract';
import { refundsAtEnd, registrationInvoiceId, type Invoice } from '@fieldhouse/events/payments';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, REGISTRATION_PAYMENTS, type RegistrationPayments } from '@fieldhouse/platform';
import type { MoneyStatus } from '@fieldhouse/values';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import { invoiceModel, invoiceOf, type InvoiceDocument } from './invoice.read-model';
import { registrationMoney } from './registration-money';

type Invoiced = { readonly registrationId: string; readonly invoice: Invoice };

@Injectable()
class RegistrationPaymentsReader implements RegistrationPayments {
  private readonly invoices: ReadModelReader<InvoiceDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.invoices = new ReadModelReader(db, invoiceModel);
  }

  atLeast(position: string | undefined): Promise<boolean> {
    return this.invoices.atLeast(position);
  }

  appliedTo(): Promise<string> {
    return this.invoices.appliedTo();
  }

  async of(registrationIds: readonly string[]): Promise<ReadonlyMap<string, MoneyStatus>> {
    const invoices = await this.invoicesOf(registrationIds);
    return new Map(
      invoices.flatMap(({ registrationId, invoice }) => {
        const money = registrationMoney(invoice);
        return money === null ? [] : [[registrationId, money] as const];
      }),
    );
  }

  async refunds(percents: ReadonlyMap<string, number>): Promise<readonly RegistrationRefund[]> {
    const invoices = await this.invoicesOf([...percents.keys()]);
    return invoices.flatMap(({ registrationId, invoice }) => {
      const percent = percents.get(registrationId) ?? 0;
      const parts = refundsAtEnd(invoice, percent);
      const paidMinor = parts.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
      const backMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      return paidMinor > 0 ? [{ registrationId, percent, paidMinor, backMinor }] : [];
    });
  }

  private async invoicesOf(registrationIds: readonly string[]): Promise<readonly Invoiced[]> {
    if (registrationIds.length === 0) return [];
    const invoices = await this.invoices.byIds(registrationIds.map(registrationInvoiceId));
    return registrationIds.flatMap((registrationId) => {
      const invoice = invoices.get(registrationInvoiceId(registrationId));
      return invoice ? [{ registrationId, invoice: invoiceOf(invoice) }] : [];
    });
  }
}

/** How far registrations are paid for: binds REGISTRATION_PAYMENTS. */
@Global()
@Module({
  providers: [{ provide: REGISTRATION_PAYMENTS, useClass: RegistrationPaymentsReader }],
  exports: [REGISTRATION_PAYMENTS],
})
export class RegistrationPaymentsModule {}
