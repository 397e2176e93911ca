import { PeopleModule } from '@fieldhouse/read-people';
import { Module } from '@nestjs/common';
import { InvoiceViewController } from './invoices/invoice.controller';
import { invoiceProjection } from './invoices/invoice.projection';
import { InvoiceQuery } from './invoices/invoice.query';
import { ledgerDaysProjection } from './ledger/ledger-days.projection';
import { LedgerController, PayeeLedgerController } from './ledger/ledger.controller';
import { LedgerQuery } from './ledger/ledger.query';
import { ledgerEntriesProjection } from './ledger/ledger-entries.projection';
import { moneyTermsProjection } from './terms/money-terms.projection';

/** What a projections worker runs for the payments. */
export const paymentProjections = [
  invoiceProjection,
  moneyTermsProjection,
  ledgerEntriesProjection,
  ledgerDaysProjection,
] as const;

/** The payments' queries. Needs MONEY_PARTIES from the composing application. */
@Module({
  imports: [PeopleModule],
  controllers: [InvoiceViewController, LedgerController, PayeeLedgerController],
  providers: [InvoiceQuery, LedgerQuery],
  exports: [InvoiceQuery, LedgerQuery],
})
export class PaymentsReadModule {}
