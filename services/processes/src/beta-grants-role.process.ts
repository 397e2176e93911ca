import type { BetaApplicationEvent } from '@fieldhouse/events/beta';
import type { AccountRequest } from '@fieldhouse/identity';
import type { Process } from '@fieldhouse/kernel';

/** Whoever is approved for the open beta becomes an owner of a sports complex. */
export const betaGrantsRole: Process<BetaApplicationEvent> = {
  name: 'beta-grants-role',
  categories: ['betaApplication'],
  startFrom: 'now',
  react: ({ type, data }) => {
    if (type !== 'BetaApplicationApproved') return [];
    const { accountId } = data;
    const reason = 'Approved for the open beta';
    const request: AccountRequest = { type: 'GrantGlobalRole', accountId, role: 'complex_owner', reason };
    return [{ kind: 'dispatch', command: { aggregate: 'account', id: accountId, request } }];
  },
};
