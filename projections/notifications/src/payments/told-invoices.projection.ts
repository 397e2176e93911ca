import {
  evolveInvoice,
  invoiceOfPlain,
  plainInvoice,
  type Invoice,
  type InvoiceEvent,
  type PlainInvoice,
} from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';

/** What there is to tell of an invoice, by the same fold as the rules'; `_id` is its own. */
export type ToldInvoiceDocument = {
  readonly _id: string;
  /** Who may be told of it: who owes it or did, has a share, has gone to pay, has asked for money to go back or is told of that, or hears of a card that failed, a place that goes or a payment that a bank takes back. */
  readonly accountIds: readonly string[];
  readonly invoice: PlainInvoice;
};

export const toldInvoicesProjection: Projection<ToldInvoiceDocument, InvoiceEvent> = {
  name: 'told-invoices',
  version: 13,
  categories: ['invoice'],
  indexes: [{ key: { accountIds: 1, _position: -1 } }],
  idsOf: ({ data }) => [data.invoiceId],
  project: (document, event, _id) => {
    const invoice = evolveInvoice(document && invoiceOfPlain(document.invoice), event);
    return invoice && { _id, accountIds: peopleOf(invoice), invoice: plainInvoice(invoice) };
  },
};

const peopleOf = ({
  payerIds,
  shares,
  payments,
  refunds,
  disputes,
  lines,
  forfeited,
}: Invoice): readonly string[] => [
  ...new Set([
    ...payerIds,
    ...shares.map(({ accountId }) => accountId),
    ...[...payments.values()].flatMap(({ paidBy }) => paidBy ?? []),
    ...[...refunds.values()].flatMap(({ askedBy, toldIds }) => [askedBy ?? [], toldIds].flat()),
    ...[...disputes.values()].flatMap(({ toldIds }) => toldIds),
    ...lines.flatMap(({ failed }) => failed?.toldIds ?? []),
    ...(forfeited?.toldIds ?? []),
  ]),
];
