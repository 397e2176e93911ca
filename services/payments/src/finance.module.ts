import './http/finance.problems';
import { aggregateHandler } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DailyReconciliation } from './application/daily-reconciliation';
import { PeriodHandler } from './application/period.handler';
import { ReconciliationHandler } from './application/reconciliation.handler';
import { PayoutStatements } from './application/payout-statements';
import { settlementAggregate } from './domain/settlement.decider';
import { PeriodController, ReconciliationController } from './http/finance.controller';
import { PayoutController } from './http/payout.controller';
import { CardProviderModule } from './provider';

/** Payouts, reconciliation and closed months. Needs LEDGER_BOOKS from the composing application. */
@Module({
  imports: [CqrsModule, CardProviderModule],
  controllers: [ReconciliationController, PeriodController, PayoutController],
  providers: [aggregateHandler(settlementAggregate), ReconciliationHandler, PeriodHandler, PayoutStatements],
})
export class FinanceModule {}

/** What only the worker does for it. */
@Module({
  imports: [CardProviderModule],
  providers: [DailyReconciliation],
  exports: [DailyReconciliation],
})
export class DailyReconciliationModule {}
