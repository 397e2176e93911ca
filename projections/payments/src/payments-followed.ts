import { followed } from '@fieldhouse/platform';
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
