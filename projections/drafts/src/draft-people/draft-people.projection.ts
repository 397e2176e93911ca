import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Projection } from '@fieldhouse/kernel';

/** What one account is called where it acted in a draft; `_id` is the account's. */
export type DraftPersonDocument = { readonly _id: string; readonly name: string };

/** What somebody is called whose account was erased. */
export const LEFT = 'Somebody who left';

const FOLLOWED = new Set<AccountEvent['type']>(['AccountRegistered', 'AccountNamesChanged', 'AccountErased']);

/** Names of accounts for the draft's history, which itself keeps ids only: who is erased is not named in it any more. */
export const draftPeopleProjection: Projection<DraftPersonDocument, AccountEvent> = {
  name: 'draft-people',
  version: 1,
  categories: ['account'],
  indexes: [],
  idsOf: ({ type, data }) => (FOLLOWED.has(type) ? [data.accountId] : []),
  project: (document, { type, data }, id) => {
    switch (type) {
      case 'AccountRegistered':
      case 'AccountNamesChanged':
        return { _id: id, name: `${data.firstName} ${data.lastName}` };
      case 'AccountErased':
        return { _id: id, name: LEFT };
      default:
        return document;
    }
  },
};
