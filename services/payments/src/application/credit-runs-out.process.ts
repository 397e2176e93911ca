import type { WalletEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { WalletUpkeep } from '../domain';
import { endingCredit } from './ending-credit';

/**
 * Credit runs out at the end of its last day: a timer for each grant, and another where it comes back for longer. What
 * has been used or taken back by then is decided as nothing, so that no timer has to be found again.
 */
export const creditRunsOut: Process<WalletEvent> = {
  name: 'credit-runs-out',
  categories: ['wallet'],
  startFrom: 'beginning',
  react: (event): readonly Effect[] =>
    endingCredit(event).map(({ walletId: id, grantId, expiresAt }) => {
      const request: WalletUpkeep = { type: 'ExpireCredit', grantId };
      return asksAt(expiresAt, `credit-${grantId}`, { aggregate: 'wallet', id, request });
    }),
};
