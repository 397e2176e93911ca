import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Projection } from '@fieldhouse/kernel';

/** Whose account it is; `_id` is the account's. */
export type PersonDocument = {
  readonly _id: string;
  readonly name: string;
  /** As its person wrote it; empty once they left. */
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

/** What people are called and how they are reached, once for all read models: those keep ids. */
export const peopleProjection: Projection<PersonDocument, AccountEvent> = {
  name: 'people',
  version: 1,
  replaces: [
    { name: 'account-names', version: 3 },
    { name: 'beta-people', version: 2 },
    { name: 'draft-people', version: 1 },
  ],
  categories: ['account'],
  indexes: [{ key: { email: 1, _position: 1 } }],
  idsOf: ({ type, data }) => (FOLLOWED.has(type) ? [data.accountId] : []),
  project: (document, { type, data }, id) => {
    if (type === 'AccountErased') return { _id: id, name: 'Deleted player', email: '', confirmed: false };
    if (type === 'AccountRegistered') {
      const { firstName, lastName, email } = data;
      return { _id: id, name: `${firstName} ${lastName}`, email, confirmed: false };
    }
    if (!document) return null;
    switch (type) {
      case 'AccountNamesChanged':
        return { ...document, name: `${data.firstName} ${data.lastName}` };
      case 'EmailConfirmed':
        return { ...document, confirmed: true };
      case 'EmailChanged':
        return { ...document, email: data.email, confirmed: true };
      default:
        return document;
    }
  },
};
