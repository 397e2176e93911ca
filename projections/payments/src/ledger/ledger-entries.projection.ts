import { bookEntryOf, MONEY_CATEGORIES, type MoneyEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import { ledgerEntriesModel, type LedgerEntryDocument } from './ledger.read-model';

/** The books, one document for each event that moves money. None is ever changed: what is wrong is taken back by another. */
export const ledgerEntriesProjection: Projection<LedgerEntryDocument, MoneyEvent> = {
  ...ledgerEntriesModel,
  categories: MONEY_CATEGORIES,
  indexes: [
    { key: { at: 1, _id: 1 } },
    { key: { payee: 1, at: 1, _id: 1 } },
    { key: { accounts: 1, at: 1, _id: 1 } },
    { key: { payee: 1, accounts: 1, at: 1, _id: 1 } },
    { key: { type: 1, at: 1, _id: 1 } },
    { key: { teamId: 1, at: 1 } },
    { key: { accountId: 1, at: 1 } },
    { key: { paymentId: 1 } },
  ],
  idsOf: (event) => {
    const entry = bookEntryOf(event);
    return entry ? [entry.entryId] : [];
  },
  project: (_, event, _id) => {
    const entry = bookEntryOf(event);
    if (!entry) return null;
    const { entryId: __, ...said } = entry;
    return { _id, ...said, accounts: [...new Set(said.postings.map(({ account }) => account))] };
  },
};
