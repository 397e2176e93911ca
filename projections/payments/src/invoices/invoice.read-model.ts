import type { Dispute, Invoice, Payment, PaymentLink, Refund } from '@fieldhouse/events/payments';

type Lists = {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly links: readonly PaymentLink[];
};
/** An invoice as a document has it: lists instead of maps. */
export type PlainInvoice = Omit<Invoice, keyof Lists> & Lists;

/** An invoice, and what it is looked up by; `_id` is the invoice's. */
export type InvoiceDocument = {
  readonly _id: string;
  readonly invoice: PlainInvoice;
  readonly revision: number;
  /** `league.<id>`. */
  readonly payee: string;
  /** Who owes it, has a share of it, or has paid of it. */
  readonly accountIds: readonly string[];
  readonly teamId: string | null;
  /** Of what it is, such as `registration.<id>`. */
  readonly about: string;
  readonly issuedAt: string;
};
export const invoiceModel = { name: 'invoices', version: 2 } as const;

export const plain = (invoice: Invoice): PlainInvoice => ({
  ...invoice,
  payments: [...invoice.payments.values()],
  refunds: [...invoice.refunds.values()],
  disputes: [...invoice.disputes.values()],
  links: [...invoice.links.values()],
});

/** The invoice of a document, as the rules know it. */
export const invoiceOf = ({ invoice }: Pick<InvoiceDocument, 'invoice'>): Invoice => ({
  ...invoice,
  payments: new Map(invoice.payments.map((one) => [one.paymentId, one])),
  refunds: new Map(invoice.refunds.map((one) => [one.refundId, one])),
  disputes: new Map(invoice.disputes.map((one) => [one.disputeId, one])),
  links: new Map(invoice.links.map((one) => [one.linkId, one])),
});
