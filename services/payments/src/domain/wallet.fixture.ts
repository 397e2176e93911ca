import type { WalletEvent } from '@fieldhouse/events/payments';
import type { WalletCommand } from './wallet.commands';

export const at = '2026-03-02T18:00:00.000Z';
export const payee = { kind: 'league', id: 'l1' } as const;
const zone = 'America/Los_Angeles';
export const aboutWallet = (currency = 'USD') => ({
  ...{ walletId: 'w1', accountId: 'mia' },
  books: { payee, payer: { accountId: 'mia', teamId: null }, currency },
});
/** 20.00 until the end of April. */
export const granted = (grantId: string, data: object = {}, currency = 'USD'): WalletEvent => ({
  type: 'CreditGranted',
  data: {
    ...{ ...aboutWallet(currency), grantId, amountMinor: 2_000, zone, payeeName: 'Spring League' },
    ...{ lastOn: '2026-04-30', expiresAt: '2026-05-01T07:00:00.000Z', reason: 'Rain' },
    ...{ grantedBy: 'tre', grantedAt: at, ...data },
  },
});
export const forGood = { lastOn: null, expiresAt: null } as const;

/** Whatever a handler adds, so that a spec says what it is about alone. */
export const walletCommand = (
  action: { readonly type: string } & Readonly<Record<string, unknown>>,
  by: { accountId?: string; collects?: boolean; knows?: boolean; at?: string } = {},
): WalletCommand =>
  ({
    ...{ payee, payeeName: 'Spring League', zone, isKnown: true, accountId: 'mia' },
    ...action,
    ...{ walletId: 'w1', at: by.at ?? at, collects: by.collects ?? false, knows: by.knows ?? false },
    actor:
      by.accountId === undefined
        ? { kind: 'process', name: 'credit-payments' }
        : { kind: 'account', accountId: by.accountId },
  }) as WalletCommand;
