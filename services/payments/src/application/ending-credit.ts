import type { WalletEvent } from '@fieldhouse/events/payments';

type EndingCredit = { readonly walletId: string; readonly grantId: string; readonly expiresAt: string };

/** The credit that a fact gives or brings back, as far as it runs out. */
export const endingCredit = ({ type, data }: WalletEvent): readonly EndingCredit[] => {
  switch (type) {
    case 'CreditGranted':
      return endingOf(data.walletId, [data]);
    case 'CreditSettled':
    case 'CreditReturned':
      return endingOf(data.walletId, data.returned);
    default:
      return [];
  }
};

type Grant = { readonly grantId: string; readonly expiresAt: string | null };
const endingOf = (walletId: string, grants: readonly Grant[]): readonly EndingCredit[] =>
  grants.flatMap(({ grantId, expiresAt }) => (expiresAt === null ? [] : [{ walletId, grantId, expiresAt }]));
