import type { InvoiceCard } from '@fieldhouse/api-contract';
import { searchFor } from '../../../shared/lib/words';
import { isOpen } from '../model/totals';
import { payerOf } from '../words/money-words';

export const INVOICE_FILTERS = [
  { name: 'all', word: 'All' },
  { name: 'open', word: 'Unpaid' },
  { name: 'overdue', word: 'Overdue' },
  { name: 'disputed', word: 'Disputed' },
  { name: 'paid', word: 'Paid' },
] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number]['name'];

const FITS: Readonly<Record<InvoiceFilter, (invoice: InvoiceCard) => boolean>> = {
  all: () => true,
  open: isOpen,
  overdue: ({ overdue }) => overdue,
  disputed: ({ disputed }) => disputed !== null,
  paid: ({ standing }) => standing === 'paid',
};

/** Those that fit, in their order. */
export const filteredInvoices = (
  invoices: readonly InvoiceCard[],
  filter: InvoiceFilter,
  search: string,
): readonly InvoiceCard[] => {
  const isFound = searchFor(search);
  return invoices.filter((one) => FITS[filter](one) && isFound(`${payerOf(one)} ${one.title}`));
};
