import type { SettlementEvent } from '@fieldhouse/events/payments';
import { specification } from '@fieldhouse/kernel/testing';
import { settlementDecider, type SettlementCommand } from './settlement.decider';

const { given } = specification(settlementDecider);
const at = '2026-03-04T06:00:00.000Z';
const payout = { payoutId: 'po_1', amountMinor: 193_400, currency: 'USD', arrivesOn: '2026-03-04' } as const;
const note = (
  state: SettlementCommand['state'],
  more: Partial<SettlementCommand> = {},
): SettlementCommand => ({
  ...{ type: 'NotePayout', ...payout, state, at },
  actor: { kind: 'process', name: 'card-provider' },
  ...more,
});
const paid: SettlementEvent = { type: 'PayoutPaid', data: { ...payout, notedAt: at } };
const failed = (wasPaid: boolean): SettlementEvent => ({
  type: 'PayoutFailed',
  data: { ...payout, notedAt: at, wasPaid },
});

describe('a payout', () => {
  it('is in the books once it is paid, once', () => {
    given().when(note('pending')).then();
    given().when(note('paid')).then(paid);
    given(paid).when(note('paid')).then();
    given(paid).when(note('pending')).then();
  });

  it('is taken back when it fails after all, and stays failed', () => {
    given(paid).when(note('failed')).then(failed(true));
    given().when(note('failed')).then(failed(false));
    given(paid, failed(true)).when(note('failed')).then();
    given(paid, failed(true)).when(note('paid')).then();
  });

  it('is noted by nobody but the system', () => {
    const actor = { kind: 'account', accountId: 'a1' } as const;
    given().when(note('paid', { actor })).thenRefused('not_found');
  });
});
