import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Projection } from '@fieldhouse/kernel';

/** The name of one account; `_id` is the account's. */
export type AccountNameDocument = {
  readonly _id: string;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly confirmed: boolean;
};

const FOLLOWED = new Set<AccountEvent['type']>([
  'AccountRegistered',
  'AccountNamesChanged',
  'EmailConfirmed',
  'EmailChanged',
  'AccountErased',
]);

/** Names of accounts, for the pages of leagues, and the addresses by which they are invited. */
export const accountNamesProjection: Projection<AccountNameDocument, AccountEvent> = {
  name: 'account-names',
  version: 3,
  categories: ['account'],
  indexes: [],
  idsOf: ({ type, data }) => (FOLLOWED.has(type) ? [data.accountId] : []),
  project: (document, { type, data }, id) => {
    if (type === 'AccountErased') return { _id: id, name: 'Deleted player', email: '', confirmed: false };
    if (type === 'AccountRegistered') {
      const { firstName, lastName, email } = data;
      return { _id: id, name: `${firstName} ${lastName}`, email: lowered(email), confirmed: false };
    }
    if (!document) return null;
    switch (type) {
      case 'AccountNamesChanged':
        return { ...document, name: `${data.firstName} ${data.lastName}` };
      case 'EmailConfirmed':
        return { ...document, confirmed: true };
      case 'EmailChanged':
        return { ...document, email: lowered(data.email), confirmed: true };
      default:
        return document;
    }
  },
};

const lowered = (email: string): string => email.trim().toLowerCase();
