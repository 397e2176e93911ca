import { append, catalogOf } from './drafts.mjs';

/** Somebody whose address is confirmed, written as the facts of it. */
export const seedAccount = (system, client, accountId) =>
  append(catalogOf(system), client, `account-${accountId}`, [
    {
      type: 'AccountRegistered',
      data: { accountId, email: `${accountId}@example.org`, firstName: 'Sam', lastName: 'Player' },
    },
    { type: 'EmailConfirmed', data: { accountId, confirmedAt: new Date().toISOString() } },
  ]);
