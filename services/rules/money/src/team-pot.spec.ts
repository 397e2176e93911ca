import * as fc from 'fast-check';
import { captainOwesMinor, payIntoPot, potPaidMinor, type PotPayer, type TeamPot } from './team-pot';

const EMPTY: TeamPot = { feeMinor: 1_000, payments: [] };
const paid = (...payments: readonly (readonly [string, PotPayer, number])[]): TeamPot => ({
  ...EMPTY,
  payments: payments.map(([paymentId, payer, amountMinor]) => ({ paymentId, payer, amountMinor })),
});
const pay = (pot: TeamPot, paymentId: string, payer: PotPayer, amountMinor: number) =>
  payIntoPot(pot, { paymentId, payer, amountMinor });

describe('a team’s pot', () => {
  it('leaves the captain with what nobody has paid', () => {
    const { pot, refunds } = pay(paid(['ann', 'player', 250]), 'bob', 'player', 250);
    expect(refunds).toEqual([]);
    expect(captainOwesMinor(pot)).toBe(500);
  });

  it('gives late payers’ money to the captain who has paid for them', () => {
    const before = paid(['ann', 'player', 250], ['rest', 'captain', 750]);
    const { pot, refunds } = pay(before, 'bob', 'player', 250);
    expect(refunds).toEqual([{ paymentId: 'rest', amountMinor: 250 }]);
    expect(pot).toEqual(paid(['ann', 'player', 250], ['rest', 'captain', 500], ['bob', 'player', 250]));
  });

  it('gives what is over back to the newest once the captain has theirs', () => {
    const before = paid(['ann', 'player', 600], ['rest', 'captain', 100], ['bob', 'player', 300]);
    expect(pay(before, 'cy', 'player', 250).refunds).toEqual([
      { paymentId: 'rest', amountMinor: 100 },
      { paymentId: 'cy', amountMinor: 150 },
    ]);
  });

  it('gives a sponsor’s money to the players in proportion, then to the newest', () => {
    const before = paid(['ann', 'player', 200], ['bob', 'player', 100], ['rest', 'captain', 700]);
    expect(pay(before, 'shop', 'sponsor', 300).refunds).toEqual([
      { paymentId: 'ann', amountMinor: 200 },
      { paymentId: 'bob', amountMinor: 100 },
    ]);
    expect(pay(before, 'shop', 'sponsor', 100).refunds).toEqual([
      { paymentId: 'ann', amountMinor: 67 },
      { paymentId: 'bob', amountMinor: 33 },
    ]);
    expect(pay(before, 'shop', 'sponsor', 1_200).refunds).toEqual([
      { paymentId: 'ann', amountMinor: 200 },
      { paymentId: 'bob', amountMinor: 100 },
      { paymentId: 'shop', amountMinor: 900 },
    ]);
  });

  it('never holds more than the fee, and gives nobody more than they have paid', () => {
    const payment = fc.tuple(
      fc.constantFrom<PotPayer>('player', 'captain', 'sponsor'),
      fc.integer({ min: 1, max: 900 }),
    );
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 15 }), (payments) => {
        let pot = EMPTY;
        let came = 0;
        let gone = 0;
        payments.forEach(([payer, amountMinor], index) => {
          const after = pay(pot, `payment-${index}`, payer, amountMinor);
          pot = after.pot;
          came += amountMinor;
          gone += after.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
          expect(after.refunds.every((refund) => refund.amountMinor > 0)).toBe(true);
          expect(new Set(after.refunds.map((refund) => refund.paymentId)).size).toBe(after.refunds.length);
        });
        expect(potPaidMinor(pot)).toBe(came - gone);
        expect(potPaidMinor(pot)).toBe(Math.min(came, EMPTY.feeMinor));
        expect(pot.payments.every(({ amountMinor }) => amountMinor >= 0)).toBe(true);
      }),
      { numRuns: 1_000, seed: 13 },
    );
  });
});
