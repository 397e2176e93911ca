import { invoiceOfPlain, type Invoice, type PlainInvoice } from '@fieldhouse/events/payments';

/** An invoice, and what it is looked up by; `_id` is the invoice's. */
export type InvoiceDocument = {
  readonly _id: string;
  readonly invoice: PlainInvoice;
  readonly revision: number;
  /** What it is for is not asked of anybody any more. */
  readonly feeWithdrawn: boolean;
  /** `league.<id>`. */
  readonly payee: string;
  /** Who answers for it, has a share of it, or has paid of it. */
  readonly accountIds: readonly string[];
  readonly teamId: string | null;
  /** Of what it is, such as `registration.<id>`. */
  readonly about: string;
  readonly issuedAt: string;
  /** Something of it is still to be paid. */
  readonly open: boolean;
  /** A refund of it waits for somebody. */
  readonly refundWaits: boolean;
};
export const invoiceModel = { name: 'invoices', version: 16 } as const;

/** The invoice of a document, as the rules know it. */
export const invoiceOf = ({ invoice }: Pick<InvoiceDocument, 'invoice'>): Invoice => invoiceOfPlain(invoice);
