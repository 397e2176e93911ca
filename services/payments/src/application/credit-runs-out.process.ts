import type { WalletEvent } from '@fieldhouse/events/payments';
import type { Effect, Process } from '@fieldhouse/kernel';
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
      : [
          {
            ...{ kind: 'schedule', at: expiresAt, timerId: `credit-${grantId}` },
            // What has run out once runs out again when it has come back: another command.
            jobId: `credit-${grantId}-${expiresAt}`,
            command: { aggregate: 'wallet', id, request },
          },
        ];
  });
