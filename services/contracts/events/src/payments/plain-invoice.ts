import type { CardSetup } from './kept-card.state';
import type { Dispute, Invoice, Payment, PaymentLink, Refund } from './invoice.state';

type Lists = {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly links: readonly PaymentLink[];
  readonly setups: readonly CardSetup[];
};
/** An invoice as a document has it: lists instead of maps. */
export type PlainInvoice = Omit<Invoice, keyof Lists> & Lists;

export const plainInvoice = (invoice: Invoice): PlainInvoice => ({
  ...invoice,
  payments: [...invoice.payments.values()],
  refunds: [...invoice.refunds.values()],
  disputes: [...invoice.disputes.values()],
  links: [...invoice.links.values()],
  setups: [...invoice.setups.values()],
});

/** The same as the rules know it. */
export const invoiceOfPlain = (invoice: PlainInvoice): Invoice => ({
  ...invoice,
  payments: new Map(invoice.payments.map((one) => [one.paymentId, one])),
  refunds: new Map(invoice.refunds.map((one) => [one.refundId, one])),
  disputes: new Map(invoice.disputes.map((one) => [one.disputeId, one])),
  links: new Map(invoice.links.map((one) => [one.linkId, one])),
  setups: new Map(invoice.setups.map((one) => [one.cardId, one])),
});
