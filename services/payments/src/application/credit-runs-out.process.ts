import type { WalletEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { WalletUpkeep } from '../domain';

/**
 * Credit runs out at the end of its last day: a timer for each grant, and another where it comes back for longer. What
 * has been used or taken back by then is decided as nothing, so that no timer has to be found again.
 */
export const creditRunsOut: Process<WalletEvent> = {
  name: 'credit-runs-out',
  categories: ['wallet'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'CreditGranted':
        return timers(data.walletId, [data]);
      case 'CreditSettled':
      case 'CreditReturned':
        return timers(data.walletId, data.returned);
      default:
        return [];
    }
  },
};

type Ending = { readonly grantId: string; readonly expiresAt: string | null };
const timers = (id: string, grants: readonly Ending[]): readonly Effect[] =>
  grants.flatMap(({ grantId, expiresAt }) => {
    const request: WalletUpkeep = { type: 'ExpireCredit', grantId };
    return expiresAt === null
      ? []
      : [asksAt(expiresAt, `credit-${grantId}`, { aggregate: 'wallet', id, request })];
  });
