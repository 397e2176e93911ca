import { evolveWallet, type Wallet, type WalletEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import { payeeKey } from '@fieldhouse/values';

/** The credit of a person with a league or a team; `_id` is the wallet's. */
export type WalletDocument = {
  readonly _id: string;
  readonly accountId: string;
  /** `league.<id>`. */
  readonly payee: string;
  readonly revision: number;
  readonly wallet: Wallet;
};
export const walletModel = { name: 'wallets', version: 3 } as const;

/** A document per wallet, by the same fold as the rules'. */
export const walletProjection: Projection<WalletDocument, WalletEvent> = {
  ...walletModel,
  categories: ['wallet'],
  indexes: [{ key: { accountId: 1 } }, { key: { payee: 1 } }],
  idsOf: ({ data }) => [data.walletId],
  project: (document, event, _id) => {
    const wallet = evolveWallet(document?.wallet ?? null, event);
    const { revision } = event;
    return wallet && { _id, accountId: wallet.accountId, payee: payeeKey(wallet.payee), revision, wallet };
  },
};
