import type { AccountEvent } from '@fieldhouse/events';
import type { Projection } from '@fieldhouse/kernel';

/** Who applies and who decides; `_id` is the account's. */
export type BetaPersonDocument = { readonly _id: string; readonly name: string; readonly email: string };

/** Names and addresses of accounts, for the inbox of applications. */
export const betaPeopleProjection: Projection<BetaPersonDocument, AccountEvent> = {
  name: 'beta-people',
  version: 1,
  categories: ['account'],
  indexes: [],
  idsOf: ({ type, data }) => (type === 'AccountRegistered' ? [data.accountId] : []),
  project: (document, { type, data }, id) =>
    type === 'AccountRegistered'
      ? { _id: id, name: `${data.firstName} ${data.lastName}`, email: data.email }
      : document,
};
