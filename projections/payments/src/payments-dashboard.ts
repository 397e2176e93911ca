import { dashboardPart } from '@fieldhouse/platform';
import { InvoiceQuery } from './invoices/invoice.query';
import { PaymentsReadModule } from './payments-read.module';

/** What somebody has to pay soon. */
export const paymentsDashboard = [
  dashboardPart({
    name: 'payments',
    kinds: ['invoice'],
    keysOf: (facts) => facts?.map(({ invoiceId }) => invoiceId) ?? [],
    module: PaymentsReadModule,
    by: InvoiceQuery,
    read: (invoices, caller, atLeast) => invoices.dueSoon(caller, atLeast),
    told: (facts) => (facts.length === 0 ? null : facts),
  }),
];
