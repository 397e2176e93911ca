export { PaymentsModule, PaymentsWorkerModule } from './payments.module';
export { cardOrders } from './application/card-orders.process';
export { DailyReconciliationModule } from './finance.module';
export { DailyReconciliation } from './application/daily-reconciliation';
export { notePayout } from './application/note-payout';
export { feesAreInvoiced } from './application/fees-are-invoiced.process';
export type { LeagueMoneyRequest } from './application/league-money.handler';
export type { InvoiceRequest } from './domain';
export * from './provider';
