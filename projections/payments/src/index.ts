export { followedInvoices } from './payments-followed';
export { PaymentsReadModule, paymentProjections } from './payments-read.module';
