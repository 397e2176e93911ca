export { paymentsDashboard } from './payments-dashboard';
export { LedgerBooksModule } from './ledger/ledger-books.module';
export { followedInvoices } from './payments-followed';
export { PaymentsReadModule, paymentProjections } from './payments-read.module';
