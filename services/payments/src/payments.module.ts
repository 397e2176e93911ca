import './http/invoice.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { InvoiceHandler } from './application/invoice.handler';
import { MoneyTermsHandler } from './application/money-terms.handler';
import { TeamFeesHandler } from './application/team-fees.handler';
import { InvoiceController, MoneyTermsController, TeamFeesController } from './http/invoice.controller';
import { FinanceModule } from './finance.module';
import { CardProviderModule } from './provider';

/** What is owed and what is paid. Needs MONEY_PARTIES and LEDGER_BOOKS from the composing application. */
@Module({
  imports: [CqrsModule, CardProviderModule, FinanceModule],
  controllers: [InvoiceController, TeamFeesController, MoneyTermsController],
  providers: [InvoiceHandler, TeamFeesHandler, MoneyTermsHandler],
})
export class PaymentsModule {}
