import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Projection } from '@fieldhouse/kernel';

/** Who applies and who decides; `_id` is the account's. */
export type BetaPersonDocument = { readonly _id: string; readonly name: string; readonly email: string };

const FOLLOWED = new Set(['AccountRegistered', 'AccountNamesChanged', 'EmailChanged', 'AccountErased']);

/** Names and addresses of accounts, for the inbox of applications. */
export const betaPeopleProjection: Projection<BetaPersonDocument, AccountEvent> = {
  name: 'beta-people',
  version: 2,
  categories: ['account'],
  indexes: [],
  idsOf: ({ type, data }) => (FOLLOWED.has(type) ? [data.accountId] : []),
  project: (document, { type, data }, id) => {
    switch (type) {
      case 'AccountRegistered':
        return { _id: id, name: `${data.firstName} ${data.lastName}`, email: data.email };
      case 'AccountNamesChanged':
        return document && { ...document, name: `${data.firstName} ${data.lastName}` };
      case 'EmailChanged':
        return document && { ...document, email: data.email };
      case 'AccountErased':
        return { _id: id, name: 'Deleted player', email: '' };
      default:
        return document;
    }
  },
};
