import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Projection } from '@fieldhouse/kernel';

/** The name of one account; `_id` is the account's. */
export type AccountNameDocument = { readonly _id: string; readonly name: string };

/** Names of accounts, for the pages of leagues. */
export const accountNamesProjection: Projection<AccountNameDocument, AccountEvent> = {
  name: 'account-names',
  version: 2,
  categories: ['account'],
  indexes: [],
  idsOf: ({ type, data }) =>
    type === 'AccountRegistered' || type === 'AccountNamesChanged' || type === 'AccountErased'
      ? [data.accountId]
      : [],
  project: (document, { type, data }, id) => {
    if (type === 'AccountErased') return { _id: id, name: 'Deleted player' };
    return type === 'AccountRegistered' || type === 'AccountNamesChanged'
      ? { _id: id, name: `${data.firstName} ${data.lastName}` }
      : document;
  },
};
