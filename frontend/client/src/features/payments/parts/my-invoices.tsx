import type { InvoiceCard } from '@fieldhouse/api-contract';
import { Rows } from '../../../shared/ui/rows';
import { PayButton } from '../pay/pay-button';
import {
  disputedWords,
  dueWords,
  forfeitNote,
  lateFeeAdded,
  lateFeeNote,
  partsNote,
} from '../words/money-words';
import { InvoiceRow } from './invoice-row';

type MyInvoicesProps = { readonly label: string; readonly invoices: readonly InvoiceCard[] };

/** What the person owes or has paid, each with the way to pay it. */
export const MyInvoices = ({ label, invoices }: MyInvoicesProps) => (
  <Rows label={label}>
    {invoices.map((invoice) => (
      <InvoiceRow
        key={invoice.invoiceId}
        invoice={invoice}
        name={invoice.title}
        notes={[
          invoice.payee.name,
          invoice.team && `for ${invoice.team.name}`,
          dueWords(invoice),
          disputedWords(invoice),
          lateFeeAdded(invoice),
        ]}
        below={[partsNote(invoice), forfeitNote(invoice) ?? lateFeeNote(invoice)].filter(Boolean).join(' ')}
      >
        <PayButton invoice={invoice} variant={invoice.dueMinor > 0 ? 'filled' : 'outlined'} />
      </InvoiceRow>
    ))}
  </Rows>
);
