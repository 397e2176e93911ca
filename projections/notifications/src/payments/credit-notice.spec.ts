import type { WalletEvent } from '@fieldhouse/events/payments';
import { at, documentsAfter, recorded } from '@fieldhouse/kernel/testing';
import { nowAfter } from '../notices/notice-facts';
import type { NotificationDocument } from '../notification';
import { notificationsProjection } from '../notifications.projection';
import { creditNoticeFor } from './credit-notice';
import { toldWalletsProjection } from './told-wallets.projection';

const about = {
  ...{ walletId: 'w1', accountId: 'mia' },
  books: { payee: { kind: 'league', id: 'l1' }, payer: { accountId: 'mia', teamId: null }, currency: 'USD' },
} as const;
const end = { lastOn: '2026-04-30', expiresAt: '2026-05-01T07:00:00.000Z' };
const granted = (more: object = {}): WalletEvent => ({
  type: 'CreditGranted',
  data: {
    ...{ ...about, grantId: 'g1', amountMinor: 2_000, ...end, zone: 'America/Los_Angeles' },
    ...{ payeeName: 'Spring League', reason: 'Rain', grantedBy: 'tre', grantedAt: at, ...more },
  },
});
const held = (amountMinor: number): WalletEvent => ({
  type: 'CreditHeld',
  data: {
    ...{ ...about, paymentId: 'p1', invoiceId: 'i1', title: 'Dues', amountMinor, heldAt: at },
    parts: [{ grantId: 'g1', amountMinor }],
  },
});
const soon: WalletEvent = {
  type: 'CreditRunsOutSoon',
  data: {
    ...about,
    grantId: 'g1',
    amountMinor: 2_000,
    lastOn: end.lastOn,
    expiresAt: end.expiresAt,
    toldAt: at,
  },
};
const returned: WalletEvent = {
  type: 'CreditReturned',
  data: {
    ...{ ...about, paymentId: 'p1', refundId: 'f1', amountMinor: 500, returnedAt: at },
    returned: [
      { grantId: 'g1', amountMinor: 500, lastOn: '2026-06-01', expiresAt: '2026-06-02T07:00:00.000Z' },
    ],
  },
};
const takenBack: WalletEvent = {
  type: 'CreditTakenBack',
  data: { ...about, grantId: 'g1', amountMinor: 2_000, reason: 'Twice', takenBackBy: 'tre', takenBackAt: at },
};
const expired: WalletEvent = {
  type: 'CreditExpired',
  data: { ...about, grantId: 'g1', amountMinor: 2_000, expiredAt: end.expiresAt },
};
const closed: WalletEvent = { type: 'WalletClosed', data: { walletId: 'w1', closedAt: at } };

const rowsAfter = (...events: readonly WalletEvent[]): readonly NotificationDocument[] =>
  [...documentsAfter(notificationsProjection, events).values()].filter(({ _gone }) => !_gone);
const walletAfter = (...events: readonly WalletEvent[]) =>
  documentsAfter(toldWalletsProjection, events).get('w1')?.wallet ?? null;
/** What somebody is told by the last of these that tells, once the others have happened too. */
const told = (events: readonly WalletEvent[], later: readonly WalletEvent[] = [], accountId = 'mia') => {
  const [row] = rowsAfter(...events);
  return row && creditNoticeFor(row, walletAfter(...events, ...later), accountId);
};

describe('what people are told of credit', () => {
  it('is how much they are granted, by whom and until which day, to them alone', () => {
    expect(rowsAfter(granted())).toMatchObject([
      { kind: 'payment', accountIds: ['mia'], by: null, teamId: null },
    ]);
    expect(told([granted()])).toEqual({
      ...{ news: 'credit_granted', invoiceId: null, title: 'Credit', payeeName: 'Spring League' },
      ...{ teamId: null, teamName: null, amountMinor: 2_000, currency: 'USD', day: '2026-04-30' },
      ...{
        firstMinor: null,
        code: null,
        byCard: false,
        forfeitOn: null,
        lateFee: null,
        holdUntil: null,
        evidenceBy: null,
        zone: null,
      },
    });
    expect(told([granted({ lastOn: null, expiresAt: null })])).toMatchObject({ day: null });
    expect(told([granted()], [], 'tre')).toBe('gone');
  });

  it('is, in its place, what is left a week before it runs out', () => {
    const rows = rowsAfter(granted(), soon);
    expect(rows.map(({ payment }) => payment?.news)).toEqual(['credit_runs_out']);
    expect(told([granted(), held(500), soon])).toMatchObject({ news: 'credit_runs_out', amountMinor: 1_500 });
    expect(told([granted(), held(500), soon], [held(500)])).toMatchObject({ amountMinor: 1_000 });
  });

  it('is over once it is used up, good for longer, or its owner has left', () => {
    expect(told([granted(), soon], [held(2_000)])).toBe('over');
    expect(told([granted(), held(500), soon], [returned])).toBe('over');
    expect(told([granted()], [closed])).toBe('over');
    expect(told([granted(), soon], [closed])).toBe('over');
  });

  it('is nothing once it is taken back or has run out', () => {
    for (const ending of [takenBack, expired]) {
      expect(rowsAfter(granted(), ending)).toEqual([]);
      expect(rowsAfter(granted(), soon, ending)).toEqual([]);
      expect(nowAfter('payment:w1.g1.0', recorded([granted(), ending]))).toBeNull();
    }
    expect(nowAfter('payment:w1.g1.0', recorded([granted(), held(500)]))?.notice).toMatchObject({
      payment: { news: 'credit_granted' },
    });
    expect(nowAfter('payment:w1.g1.0', recorded([granted(), soon]))).toBeNull();
  });

  it('holds neither why it was granted nor what it was used for', () => {
    expect(JSON.stringify([rowsAfter(granted()), walletAfter(granted(), held(500))])).not.toMatch(
      /Rain|Dues/,
    );
  });
});
