import type { WalletEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import { runsOutToldAt, type WalletUpkeep } from '../domain';
import { endingCredit } from './ending-credit';

/**
 * Whoever has credit is told a week before it runs out: a timer for each grant and last day, and at once for what comes
 * back within that week. What is left by then, and whether it was told already, is decided in the log.
 */
export const creditRunsOutSoon: Process<WalletEvent> = {
  name: 'credit-runs-out-soon',
  categories: ['wallet'],
  startFrom: 'beginning',
  react: (event): readonly Effect[] =>
    endingCredit(event).map(({ walletId: id, grantId, expiresAt }) => {
      const request: WalletUpkeep = { type: 'TellRunsOut', grantId };
      return asksAt(runsOutToldAt(expiresAt), `credit-soon-${grantId}`, { aggregate: 'wallet', id, request });
    }),
};
