export { paymentsDashboard } from './payments-dashboard';
export { LedgerBooksModule } from './ledger/ledger-books.module';
export { followedInvoices, followedWallets } from './payments-followed';
export { PaymentsReadModule, paymentProjections } from './payments-read.module';
