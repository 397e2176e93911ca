import './http/invoice.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CreditUseHandler } from './application/credit-use.handler';
import { CardOrderHandler } from './application/card-orders.handler';
import { CheckoutPages } from './application/checkout-pages';
import { InvoicePeople } from './application/invoice-people';
import { InvoiceHandler } from './application/invoice.handler';
import { KeptCardOrders } from './application/kept-card-orders';
import { LeagueMoneyHandler } from './application/league-money.handler';
import { MoneyTermsHandler } from './application/money-terms.handler';
import { PayLinks } from './application/pay-links';
import { InvoiceNews } from './application/provider-news';
import { TeamFeesHandler } from './application/team-fees.handler';
import { WalletHandler } from './application/wallet.handler';
import { CardSetupController, CheckoutController, PayLinkController } from './http/checkout.controller';
import {
  CreditController,
  CreditUseController,
  InvoiceController,
  MoneyTermsController,
  TeamFeesController,
} from './http/invoice.controller';
import { FinanceModule } from './finance.module';
import { PaymentQuotas } from './infrastructure/payment-quotas';
import { CardProviderModule, CardSweepModule, PROVIDER_NEWS_SINK, ProviderNewsHandler } from './provider';

/** What is owed and what is paid. Needs MONEY_PARTIES and LEDGER_BOOKS from the composing application. */
@Module({
  imports: [CqrsModule, CardProviderModule, FinanceModule],
  controllers: [
    CheckoutController,
    CardSetupController,
    PayLinkController,
    InvoiceController,
    TeamFeesController,
    MoneyTermsController,
    CreditUseController,
    CreditController,
  ],
  providers: [
    InvoiceHandler,
    TeamFeesHandler,
    MoneyTermsHandler,
    WalletHandler,
    CreditUseHandler,
    InvoicePeople,
    InvoiceNews,
    CheckoutPages,
    PayLinks,
    PaymentQuotas,
  ],
  exports: [InvoiceNews],
})
export class PaymentsModule {}

/** What only the worker does: it looks up what the card provider tells, and orders what it is to do. */
@Module({
  imports: [CqrsModule, PaymentsModule, CardProviderModule, CardSweepModule],
  providers: [
    ProviderNewsHandler,
    CardOrderHandler,
    KeptCardOrders,
    LeagueMoneyHandler,
    { provide: PROVIDER_NEWS_SINK, useExisting: InvoiceNews },
  ],
})
export class PaymentsWorkerModule {}
