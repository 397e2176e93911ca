import { creditForGames, limitIn, needsSecondApprover, refundByTerms, refundOf } from './refunds';

const PAID = { capturedMinor: 10_000, feeMinor: 320, refundedMinor: 0 };
const PARTLY = { ...PAID, refundedMinor: 9_900 };

describe('a refund', () => {
  it('is whole, and the organizer bears the fee', () => {
    expect(refundOf(PAID, { kind: 'whole' })).toEqual({ amountMinor: 10_000 });
  });

  it('is net of the fee, and the payer bears it', () => {
    expect(refundOf(PAID, { kind: 'net_of_fee' })).toEqual({ amountMinor: 9_680 });
  });

  it('is of a chosen amount up to what has not been given back', () => {
    expect(refundOf(PARTLY, { kind: 'amount', amountMinor: 100 })).toEqual({ amountMinor: 100 });
    expect(refundOf(PARTLY, { kind: 'whole' })).toEqual({ amountMinor: 100 });
  });

  it('is refused above what is left, and says how much that is', () => {
    const refused = { refused: 'above_captured', mostMinor: 100 };
    expect(refundOf(PARTLY, { kind: 'amount', amountMinor: 101 })).toEqual(refused);
  });

  it.each([
    ['of nothing', PAID, { kind: 'amount', amountMinor: 0 }],
    ['of less than nothing', PAID, { kind: 'amount', amountMinor: -1 }],
    ['net of a fee that is more than what is left', PARTLY, { kind: 'net_of_fee' }],
    ['of what was all given back', { ...PAID, refundedMinor: 10_000 }, { kind: 'whole' }],
  ] as const)('is refused %s', (_, payment, choice) => {
    expect(refundOf(payment, choice)).toMatchObject({ refused: 'nothing_to_refund' });
  });

  it('needs somebody else’s yes above the limit, where there is one', () => {
    expect(needsSecondApprover(50_000, 50_000)).toBe(false);
    expect(needsSecondApprover(50_001, 50_000)).toBe(true);
    expect(needsSecondApprover(9_999_999, null)).toBe(false);
  });
});

describe('a limit', () => {
  it('counts in its currency, and of what was paid in another one lets nothing go unasked', () => {
    const limit = { minor: 50_000, currency: 'JPY' };
    expect(limitIn('JPY', limit)).toBe(50_000);
    expect(limitIn('USD', limit)).toBe(0);
    expect(needsSecondApprover(1, limitIn('USD', limit))).toBe(true);
    expect(limitIn('USD', { minor: null, currency: null })).toBeNull();
    // Said before currencies were.
    expect(limitIn('USD', { minor: 50_000, currency: null })).toBe(50_000);
  });
});

describe('by a league’s terms', () => {
  it('the share of what was paid comes back, rounded half up, never more than all', () => {
    expect(refundByTerms(7_501, 50)).toBe(3_751);
    expect(refundByTerms(7_501, 0)).toBe(0);
    expect(refundByTerms(7_501, 120)).toBe(7_501);
  });

  it('games that are not made up are credited by their share of the fee', () => {
    expect(creditForGames(80_000, 1, 8)).toBe(10_000);
    expect(creditForGames(80_000, 9, 8)).toBe(80_000);
    expect(creditForGames(80_000, 0, 8)).toBe(0);
  });
});
