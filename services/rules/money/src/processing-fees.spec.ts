import * as fc from 'fast-check';
import { chargeWithFee, processingFee } from './processing-fees';

const CARD = { basisPoints: 290, fixedMinor: 30 };

it('is a share and an amount for each payment', () => {
  expect(processingFee(10_000, CARD)).toBe(320);
  expect(processingFee(7_500, CARD)).toBe(248);
});

describe('a price that the payer pays the fee of', () => {
  it('is charged so that the price is left', () => {
    expect(chargeWithFee(10_000, CARD)).toBe(10_330);
    expect(10_330 - processingFee(10_330, CARD)).toBe(10_000);
  });

  it('is nothing where nothing is charged', () => {
    expect(chargeWithFee(0, CARD)).toBe(0);
  });

  it('is the smallest amount of which it is left', () => {
    const rates = fc.record({ basisPoints: fc.nat(9_000), fixedMinor: fc.nat(500) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), rates, (price, rate) => {
        const charge = chargeWithFee(price, rate);
        expect(charge - processingFee(charge, rate)).toBeGreaterThanOrEqual(price);
        expect(charge - 1 - processingFee(charge - 1, rate)).toBeLessThan(price);
      }),
      { numRuns: 1_000, seed: 13 },
    );
  });

  it('cannot be where the provider keeps everything', () => {
    expect(() => chargeWithFee(100, { basisPoints: 10_000, fixedMinor: 0 })).toThrow(RangeError);
  });
});
