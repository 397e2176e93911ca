import type { InvoiceCard } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MoneyChip, stateOfInvoice } from '../words/money-chip';
import { paidWords } from '../words/money-words';

type InvoiceRowProps = {
  readonly invoice: InvoiceCard;
  /** What it is called in this list: the invoice's title, or who owes it. */
  readonly name: string;
  readonly notes: readonly (string | null | false)[];
  /** Over the whole width below it. */
  readonly below?: ReactNode;
  /** What can be done about it here; where nothing can be, its place stays, so that amounts stand below each other. */
  readonly children?: ReactNode;
};

/** An invoice of a list: what it is, how it stands, how much it is. Its name opens all there is to know of it. */
export const InvoiceRow = ({ invoice, name, notes, below, children }: InvoiceRowProps) => {
  const open = useOpenInvoice();
  return (
    <li className="row invoice-row">
      <div className="row-words">
        <button type="button" className="invoice-name" onClick={() => open(invoice.invoiceId)}>
          {name}
        </button>
        <p className="muted">{notes.filter(Boolean).join(' · ')}</p>
      </div>
      <MoneyChip state={stateOfInvoice(invoice)} />
      <span className="money">{paidWords(invoice)}</span>
      {children !== undefined && <div className="invoice-ways">{children}</div>}
      {below && <div className="invoice-below">{below}</div>}
    </li>
  );
};

/** Opens an invoice over the page, by its address. */
export const useOpenInvoice = (): ((invoiceId: string) => void) => {
  const [, setParams] = useSearchParams();
  return (invoiceId) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set('invoice', invoiceId);
      return next;
    });
};
