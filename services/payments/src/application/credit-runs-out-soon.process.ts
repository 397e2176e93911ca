import type { WalletEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import { runsOutToldAt, type WalletUpkeep } from '../domain';

/**
 * Whoever has credit is told a week before it runs out: a timer for each grant and last day, and at once for what comes
 * back within that week. What is left by then, and whether it was told already, is decided in the log.
 */
export const creditRunsOutSoon: Process<WalletEvent> = {
  name: 'credit-runs-out-soon',
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
    const request: WalletUpkeep = { type: 'TellRunsOut', grantId };
    return expiresAt === null
      ? []
      : [
          asksAt(runsOutToldAt(expiresAt), `credit-soon-${grantId}`, {
            ...{ aggregate: 'wallet', id, request },
          }),
        ];
  });
