import type { WalletView } from '@fieldhouse/api-contract';
import { isUsable, usableMinor } from '@fieldhouse/events/payments';
import type { NameOf } from '../invoices/invoice-views';
import type { WalletDocument } from './wallet.projection';

/** A wallet as its owner and whoever grants see it. @param now ISO-8601 instant */
export const walletViewOf = (
  { _id: walletId, revision, wallet }: WalletDocument,
  nameOf: NameOf,
  now: string,
): WalletView => {
  const { payee, payeeName, accountId, grants, uses } = wallet;
  const currencies = [...new Set(grants.map(({ currency }) => currency))];
  return {
    ...{ walletId, revision, payee: { ...payee, name: payeeName } },
    owner: { accountId, name: nameOf(accountId) },
    balances: currencies.map((currency) => ({ currency, leftMinor: usableMinor(wallet, currency, now) })),
    grants: grants.toReversed().map((grant) => ({
      ...{ grantId: grant.grantId, currency: grant.currency, amountMinor: grant.amountMinor },
      leftMinor: isUsable(grant, now) ? grant.leftMinor : 0,
      takenBackMinor: grant.takenBackMinor,
      // Its timer may be a moment late.
      expiredMinor: grant.expiredMinor + (isUsable(grant, now) ? 0 : grant.leftMinor),
      ...{ lastOn: grant.lastOn, reason: grant.reason, at: grant.grantedAt },
    })),
    uses: uses
      .filter(({ takenMinor }) => takenMinor !== 0)
      .toReversed()
      .map(({ heldMinor, takenMinor, ...use }) => ({
        ...{ paymentId: use.paymentId, invoiceId: use.invoiceId, title: use.title, currency: use.currency },
        ...{ amountMinor: takenMinor ?? heldMinor, returnedMinor: use.returnedMinor, at: use.at },
      })),
  };
};
