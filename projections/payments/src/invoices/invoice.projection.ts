import { evolveInvoice, plainInvoice, type Invoice, type InvoiceEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import { payeeKey, type InvoiceSubject } from '@fieldhouse/values';
import { invoiceModel, invoiceOf, type InvoiceDocument } from './invoice.read-model';

/** A document per invoice, by the same fold as the rules'. */
export const invoiceProjection: Projection<InvoiceDocument, InvoiceEvent> = {
  ...invoiceModel,
  categories: ['invoice'],
  indexes: [
    { key: { payee: 1, issuedAt: 1 } },
    { key: { accountIds: 1, issuedAt: 1 } },
    { key: { teamId: 1, issuedAt: 1 } },
    { key: { about: 1 } },
  ],
  idsOf: ({ data }) => [data.invoiceId],
  project: (document, event, _id) => {
    const invoice = evolveInvoice(document && invoiceOf(document), event);
    return invoice && { _id, revision: event.revision, ...keysOf(invoice), invoice: plainInvoice(invoice) };
  },
};

const keysOf = (invoice: Invoice): Omit<InvoiceDocument, '_id' | 'invoice' | 'revision'> => {
  const { books, shares, payments, subject, issuedAt } = invoice;
  const paying = [...payments.values()].flatMap(({ paidBy }) => paidBy ?? []);
  const owing = [books.payer.accountId, ...shares.map(({ accountId }) => accountId)];
  return {
    ...{ payee: payeeKey(books.payee), teamId: books.payer.teamId, about: aboutOf(subject), issuedAt },
    accountIds: [...new Set([...owing, ...paying])],
  };
};

/** What an invoice is looked up by that is for something. */
export const aboutOf = (subject: InvoiceSubject): string =>
  subject.kind === 'registration' ? `registration.${subject.registrationId}` : `fee.${subject.feeId}`;
