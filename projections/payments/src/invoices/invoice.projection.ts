import {
  evolveInvoice,
  openOf,
  payerOf,
  plainInvoice,
  type Invoice,
  type InvoiceEvent,
  type TeamFeesEvent,
} from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import { payeeKey, type InvoiceSubject } from '@fieldhouse/values';
import { waitingRefunds } from './invoice-views';
import { invoiceModel, invoiceOf, type InvoiceDocument } from './invoice.read-model';

type FeeWithdrawn = Extract<TeamFeesEvent, { type: 'FeeWithdrawn' }>;

/** A document per invoice, by the same fold as the rules'. */
export const invoiceProjection: Projection<InvoiceDocument, InvoiceEvent | FeeWithdrawn> = {
  ...invoiceModel,
  categories: ['invoice', 'teamFees'],
  indexes: [
    { key: { payee: 1, open: -1, issuedAt: -1 } },
    { key: { accountIds: 1, open: -1, issuedAt: -1 } },
    { key: { teamId: 1, open: -1, issuedAt: -1 } },
    { key: { payee: 1, refundWaits: 1, issuedAt: -1 } },
    { key: { about: 1 } },
  ],
  idsOf: ({ data }) => ('invoiceId' in data ? [data.invoiceId] : []),
  /** A fee is withdrawn for all of whom it was asked, whatever each has paid. */
  whose: ({ type, data }) => (type === 'FeeWithdrawn' ? { about: `fee.${data.feeId}` } : null),
  project: (document, event, _id) => {
    if (event.type === 'FeeWithdrawn') return document && { ...document, feeWithdrawn: true };
    const invoice = evolveInvoice(document && invoiceOf(document), event);
    if (!invoice) return null;
    const { revision } = event;
    const feeWithdrawn = document?.feeWithdrawn === true;
    return { _id, revision, feeWithdrawn, ...keysOf(invoice), invoice: plainInvoice(invoice) };
  },
};

const keysOf = (invoice: Invoice): Omit<InvoiceDocument, '_id' | 'invoice' | 'revision' | 'feeWithdrawn'> => {
  const { books, shares, payments, subject, issuedAt } = invoice;
  const paying = [...payments.values()].flatMap(({ paidBy }) => paidBy ?? []);
  const owing = [payerOf(invoice), ...shares.map(({ accountId }) => accountId)];
  return {
    ...{ payee: payeeKey(books.payee), teamId: books.payer.teamId, about: aboutOf(subject), issuedAt },
    accountIds: [...new Set([...owing, ...paying])],
    ...{ open: openOf(invoice) > 0, refundWaits: waitingRefunds(invoice).length > 0 },
  };
};

/** What an invoice is looked up by that is for something. */
export const aboutOf = (subject: InvoiceSubject): string =>
  subject.kind === 'registration' ? `registration.${subject.registrationId}` : `fee.${subject.feeId}`;
