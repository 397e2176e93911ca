import { PeopleModule } from '@fieldhouse/read-people';
import { Module } from '@nestjs/common';
import { CreditViewController } from './credits/credit.controller';
import { CreditQuery } from './credits/credit.query';
import { walletProjection } from './credits/wallet.projection';
import { EvidenceController } from './evidence/evidence.controller';
import { EvidenceQuery } from './evidence/evidence.query';
import { InvoiceViewController } from './invoices/invoice.controller';
import { invoiceProjection } from './invoices/invoice.projection';
import { InvoiceQuery } from './invoices/invoice.query';
import { RegistrationPaymentsModule } from './invoices/registration-payments.module';
import { ledgerDaysProjection } from './ledger/ledger-days.projection';
import { LedgerController, PayeeLedgerController } from './ledger/ledger.controller';
import { LedgerQuery } from './ledger/ledger.query';
import { ledgerEntriesProjection } from './ledger/ledger-entries.projection';
import { LedgerBooksModule } from './ledger/ledger-books.module';
import { closedPeriodsProjection } from './reconciliation/closed-periods.projection';
import { FinanceCasesController } from './reconciliation/finance-cases.controller';
import { financeCasesProjection } from './reconciliation/finance-cases.projection';
import { FinanceCasesQuery } from './reconciliation/finance-cases.query';
import { reconciledDaysProjection } from './reconciliation/reconciled-days.projection';
import { ReceiptController } from './receipts/receipt.controller';
import { moneyTermsProjection } from './terms/money-terms.projection';

/** What a projections worker runs for the payments. */
export const paymentProjections = [
  invoiceProjection,
  walletProjection,
  moneyTermsProjection,
  ledgerEntriesProjection,
  ledgerDaysProjection,
  financeCasesProjection,
  reconciledDaysProjection,
  closedPeriodsProjection,
] as const;

/** The payments' queries; binds REGISTRATION_PAYMENTS. Needs MONEY_PARTIES, REGISTRATION_RECORDS and SENT_NOTICES from the composing application. */
@Module({
  imports: [PeopleModule, LedgerBooksModule, RegistrationPaymentsModule],
  controllers: [
    InvoiceViewController,
    CreditViewController,
    ReceiptController,
    EvidenceController,
    LedgerController,
    PayeeLedgerController,
    FinanceCasesController,
  ],
  providers: [InvoiceQuery, CreditQuery, EvidenceQuery, LedgerQuery, FinanceCasesQuery],
  exports: [InvoiceQuery, CreditQuery, LedgerQuery],
})
export class PaymentsReadModule {}
