import type { WalletEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { forGood, granted } from '../domain/wallet.fixture';
import { creditRunsOutSoon } from './credit-runs-out-soon.process';

const after = (event: WalletEvent) => reactionsTo(creditRunsOutSoon, [event]).flat();
const timer = (grantId: string, at: string) => {
  const timerId = `credit-soon-${grantId}`;
  const request = { type: 'TellRunsOut', grantId };
  return {
    kind: 'schedule',
    at,
    timerId,
    jobId: `${timerId}@${at}`,
    command: { aggregate: 'wallet', id: 'w1', request },
  };
};

it('whoever has credit is told a week before the end of its last day, if it has one', () => {
  expect(after(granted('g1'))).toEqual([timer('g1', '2026-04-24T16:00:00.000Z')]);
  expect(after(granted('g1', forGood))).toEqual([]);
});

it('what came back is told a week before the day that it has by then, as another appointment', () => {
  const expiresAt = '2026-06-02T07:00:00.000Z';
  const returned = [{ grantId: 'g1', amountMinor: 5, lastOn: '2026-06-01', expiresAt }];
  const data = { walletId: 'w1', paymentId: 'p1', takenMinor: 0, returned, settledAt: expiresAt };
  expect(after({ type: 'CreditSettled', data })).toEqual([timer('g1', '2026-05-26T16:00:00.000Z')]);
  expect(after({ type: 'WalletClosed', data: { walletId: 'w1', closedAt: expiresAt } })).toEqual([]);
});
