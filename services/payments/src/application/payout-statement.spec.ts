import fc from 'fast-check';
import type { PayoutNews, ProviderMovement } from '../provider/card-provider';
import { statementOf } from './payout-statement';

const movement = (change: Partial<ProviderMovement>): ProviderMovement => {
  const { amountMinor = 5_000, feeMinor = 0 } = change;
  return {
    ...{ movementId: 'txn_1', at: '2026-03-02T10:00:00.000Z', kind: 'payment', sourceId: 'ch_1' },
    ...{ amountMinor, feeMinor, netMinor: amountMinor - feeMinor, currency: 'USD' },
    ...{ invoiceId: 'i1', paymentId: 'p1' },
    ...change,
  };
};
const payout = (amountMinor: number): PayoutNews => ({
  ...{ kind: 'payout', payoutId: 'po_1', state: 'paid', amountMinor, currency: 'USD' },
  arrivesOn: '2026-03-05',
});
const itself = (amountMinor: number): ProviderMovement =>
  movement({ movementId: 'txn_po', kind: 'payout', sourceId: 'po_1', amountMinor: -amountMinor });

describe('a payout', () => {
  it('is made of what moved, by kind, the oldest first, without its own movement', () => {
    const statement = statementOf(payout(3_675), [
      itself(3_675),
      movement({ movementId: 'txn_2', kind: 'refund', amountMinor: -1_150, at: '2026-03-03T10:00:00Z' }),
      movement({ movementId: 'txn_1', feeMinor: 175 }),
    ]);
    expect(statement.parts.map(({ movementId }) => movementId)).toEqual(['txn_1', 'txn_2']);
    expect(statement.sums).toEqual([
      { kind: 'payment', count: 1, amountMinor: 5_000, feeMinor: 175, netMinor: 4_825 },
      { kind: 'refund', count: 1, amountMinor: -1_150, feeMinor: 0, netMinor: -1_150 },
    ]);
    expect(statement).toMatchObject({ totalMinor: 3_675, agrees: true });
  });

  it('is made of an earlier payout that came back, too, and told by when each of its parts moved', () => {
    const statement = statementOf(payout(7_000), [
      movement({ movementId: 'txn_2', at: '2026-03-02T10:00:00Z' }),
      movement({
        movementId: 'txn_1',
        kind: 'payout',
        sourceId: 'po_0',
        amountMinor: 2_000,
        at: '2026-03-03T10:00:00Z',
      }),
      itself(7_000),
    ]);
    expect(statement.parts.map(({ movementId }) => movementId)).toEqual(['txn_2', 'txn_1']);
    expect(statement).toMatchObject({ totalMinor: 7_000, agrees: true });
  });

  it('says where what is in it is not what was paid out', () => {
    expect(statementOf(payout(3_675), [movement({})])).toMatchObject({ totalMinor: 5_000, agrees: false });
  });

  it('agrees where each of its parts was rounded, and nothing more is missing', () => {
    const parts = [1, 2, 3].map((number) =>
      movement({ movementId: `txn_${number}`, amountMinor: 5_000, feeMinor: 145, currency: 'ISK' }),
    );
    const ofKronur = (amountMinor: number) => ({ ...payout(amountMinor), currency: 'ISK' });
    expect(statementOf(ofKronur(14_564), parts)).toMatchObject({ totalMinor: 14_565, agrees: true });
    expect(statementOf(ofKronur(14_561), parts).agrees).toBe(false);
    expect(statementOf(payout(14_564), parts).agrees).toBe(false);
  });

  it('equals the sums of its kinds, whatever moved', () => {
    const kinds = fc.constantFrom(
      ...(['payment', 'refund', 'dispute', 'dispute_won', 'fee', 'other'] as const),
    );
    const any = fc.record({
      kind: kinds,
      amountMinor: fc.integer({ min: -1e6, max: 1e6 }),
      feeMinor: fc.nat(1e4),
    });
    fc.assert(
      fc.property(fc.array(any), (moved) => {
        const net = moved.reduce((sum, { amountMinor, feeMinor }) => sum + amountMinor - feeMinor, 0);
        const { sums, totalMinor, agrees } = statementOf(payout(net), [itself(net), ...moved.map(movement)]);
        expect(totalMinor).toBe(net);
        expect(sums.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(net);
        expect(agrees).toBe(true);
      }),
    );
  });
});
