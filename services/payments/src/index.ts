export { PaymentsModule } from './payments.module';
export { feesAreInvoiced } from './application/fees-are-invoiced.process';
export type { InvoiceRequest } from './domain';
export * from './provider';
