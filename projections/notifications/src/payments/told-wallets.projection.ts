import { evolveWallet, type Wallet, type WalletEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';

/** What there is to tell of somebody's credit, by the same fold as the rules'; `_id` is the wallet's. */
export type ToldWalletDocument = { readonly _id: string; readonly wallet: Wallet };

export const toldWalletsProjection: Projection<ToldWalletDocument, WalletEvent> = {
  name: 'told-wallets',
  version: 1,
  categories: ['wallet'],
  indexes: [],
  idsOf: ({ data }) => [data.walletId],
  project: (document, event, _id) => {
    const wallet = evolveWallet(document?.wallet ?? null, event);
    return wallet && { _id, wallet: withoutWords(wallet) };
  },
};

/** Neither why it was granted nor what it was used for is told of anybody. */
const withoutWords = (wallet: Wallet): Wallet => ({
  ...wallet,
  ...{ uses: [], refundIds: [] },
  grants: wallet.grants.map((grant) => ({ ...grant, reason: '' })),
});
