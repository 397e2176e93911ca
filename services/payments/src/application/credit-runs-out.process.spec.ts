import type { WalletEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { forGood, granted } from '../domain/wallet.fixture';
import { creditRunsOut } from './credit-runs-out.process';

const after = (event: WalletEvent) => reactionsTo(creditRunsOut, [event]).flat();
const timer = (grantId: string, at: string) => ({
  ...{ kind: 'schedule', at, timerId: `credit-${grantId}`, jobId: `credit-${grantId}@${at}` },
  command: { aggregate: 'wallet', id: 'w1', request: { type: 'ExpireCredit', grantId } },
});

it('a grant runs out at the end of its last day, if it has one', () => {
  expect(after(granted('g1'))).toEqual([timer('g1', '2026-05-01T07:00:00.000Z')]);
  expect(after(granted('g1', forGood))).toEqual([]);
});

it('what came back runs out when it says by then, by another command than before', () => {
  const expiresAt = '2026-06-02T07:00:00.000Z';
  const returned = [{ grantId: 'g1', amountMinor: 5, lastOn: '2026-06-01', expiresAt }];
  const data = { walletId: 'w1', paymentId: 'p1', takenMinor: 0, returned, settledAt: expiresAt };
  expect(after({ type: 'CreditSettled', data })).toEqual([timer('g1', expiresAt)]);
  expect(after({ type: 'WalletClosed', data: { walletId: 'w1', closedAt: expiresAt } })).toEqual([]);
});
