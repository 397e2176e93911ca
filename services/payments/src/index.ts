export { PaymentsModule } from './payments.module';
export { DailyReconciliationModule } from './finance.module';
export { DailyReconciliation } from './application/daily-reconciliation';
export { notePayout } from './application/note-payout';
export { feesAreInvoiced } from './application/fees-are-invoiced.process';
export type { InvoiceRequest } from './domain';
export * from './provider';
