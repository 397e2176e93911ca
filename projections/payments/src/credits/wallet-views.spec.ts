import type { WalletEvent } from '@fieldhouse/events/payments';
import { recorded } from '@fieldhouse/kernel/testing';
import { walletViewOf } from './wallet-views';
import { walletProjection, type WalletDocument } from './wallet.projection';

const at = '2026-03-02T18:00:00.000Z';
const about = {
  ...{ walletId: 'w1', accountId: 'mia' },
  books: {
    payee: { kind: 'league', id: 'l1' },
    payer: { accountId: 'mia', teamId: null },
    currency: 'USD',
  },
} as const;
const granted: WalletEvent = {
  type: 'CreditGranted',
  data: {
    ...{ ...about, grantId: 'g1', amountMinor: 2_000, zone: 'UTC', payeeName: 'Spring League' },
    ...{ lastOn: '2026-04-30', expiresAt: '2026-05-01T00:00:00.000Z', reason: 'Rain' },
    ...{ grantedBy: 'tre', grantedAt: at },
  },
};
const held: WalletEvent = {
  type: 'CreditHeld',
  data: {
    ...{ ...about, paymentId: 'p1', invoiceId: 'i1', title: 'Dues', amountMinor: 1_500, heldAt: at },
    parts: [{ grantId: 'g1', amountMinor: 1_500 }],
  },
};
const settled = (takenMinor: number): WalletEvent => {
  const { lastOn, expiresAt } = granted.data;
  const returned = [{ grantId: 'g1', amountMinor: 1_500 - takenMinor, lastOn, expiresAt }];
  return {
    type: 'CreditSettled',
    data: { walletId: 'w1', paymentId: 'p1', takenMinor, returned, settledAt: at },
  };
};
const after = (...events: readonly WalletEvent[]): WalletDocument => {
  const document = recorded(events).reduce<WalletDocument | null>(
    (before, event) => walletProjection.project(before, event, 'w1'),
    null,
  );
  if (!document) throw new Error('there is no wallet');
  return document;
};
const view = (document: WalletDocument, now = at) => walletViewOf(document, () => 'Mia', now);

describe('a wallet', () => {
  it('says what is left, of what, and where the rest was used', () => {
    expect(view(after(granted, held, settled(1_200)))).toMatchObject({
      ...{ payee: { name: 'Spring League' }, owner: { name: 'Mia' }, revision: 2 },
      balances: [{ currency: 'USD', leftMinor: 800 }],
      grants: [{ amountMinor: 2_000, leftMinor: 800, lastOn: '2026-04-30', reason: 'Rain' }],
      uses: [{ invoiceId: 'i1', title: 'Dues', amountMinor: 1_200, returnedMinor: 0 }],
    });
    expect(view(after(granted, held)).uses).toMatchObject([{ amountMinor: 1_500 }]);
    expect(view(after(granted, held, settled(0))).uses).toEqual([]);
  });

  it('has nothing left from the end of the last day on, however late its timer is', () => {
    expect(view(after(granted), '2026-05-01T00:00:00.000Z')).toMatchObject({
      ...{ balances: [{ leftMinor: 0 }], grants: [{ leftMinor: 0, expiredMinor: 2_000 }] },
    });
  });

  it('keeps no reason of who has left', () => {
    const closed: WalletEvent = { type: 'WalletClosed', data: { walletId: 'w1', closedAt: at } };
    expect(after(granted, closed).wallet.grants).toMatchObject([{ reason: '' }]);
  });
});
