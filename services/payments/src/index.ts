export { PaymentsModule, PaymentsWorkerModule } from './payments.module';
export { cardOrders } from './application/card-orders.process';
export { feesAreInvoiced } from './application/fees-are-invoiced.process';
export { invoiceReminders } from './application/invoice-reminders.process';
export type { LeagueMoneyRequest } from './application/league-money.handler';
export type { InvoiceRequest } from './domain';
export * from './provider';
