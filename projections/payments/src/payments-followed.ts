import { followed } from '@fieldhouse/platform';
import { CreditQuery } from './credits/credit.query';
import { InvoiceQuery } from './invoices/invoice.query';
import { PaymentsReadModule } from './payments-read.module';

/** Whoever may see an invoice hears when something has happened to it. */
export const followedInvoices = followed({
  kinds: ['invoice'],
  judged: {
    module: PaymentsReadModule,
    by: InvoiceQuery,
    open: (invoices, invoiceId, caller, atLeast) => invoices.open(invoiceId, caller, atLeast),
  },
});

/** Whose credit it is, and who looks after the money that it pays, hears when it has changed. */
export const followedWallets = followed({
  kinds: ['wallet'],
  judged: {
    module: PaymentsReadModule,
    by: CreditQuery,
    open: (credits, walletId, caller, atLeast) => credits.open(walletId, caller, atLeast),
  },
});
