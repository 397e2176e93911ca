import { minorDigits } from '@fieldhouse/money';
import fc from 'fast-check';
import { fromStripe, roundingOf, toStripe } from './stripe-amounts';

const minors = fc.nat(100_000_000);
const currencies = fc.constantFrom(
  ...'USD EUR JPY ISK UGX HUF TWD COP IDR MGA RSD KWD TND XOF CLP'.split(' '),
);

describe('an amount at the card provider', () => {
  it.each([
    ['USD', 1_250, 1_250],
    ['JPY', 500, 500],
    ['MGA', 500, 500],
    // Hundredths of them stayed when their coins went.
    ['ISK', 500, 50_000],
    ['UGX', 500, 50_000],
    // People pay in whole ones, the provider counts their hundredths.
    ['HUF', 4_990, 499_000],
    ['COP', 80_000, 8_000_000],
    ['TWD', 50_000, 50_000],
    ['RSD', 150_000, 150_000],
    ['KWD', 5_120, 5_120],
  ])('is, of %s, %d as %d there', (currency, minor, there) => {
    expect(toStripe(minor, currency)).toBe(there);
    expect(fromStripe(there, currency.toLowerCase())).toBe(minor);
  });

  it('comes back as it went, in whole units', () => {
    fc.assert(
      fc.property(minors, currencies, (minor, currency) => {
        const there = toStripe(minor, currency);
        expect(Number.isSafeInteger(there)).toBe(true);
        expect(fromStripe(there, currency.toLowerCase())).toBe(minor);
        expect(fromStripe(-there, currency)).toBe(minor === 0 ? 0 : -minor);
      }),
    );
  });

  it('ends in two zeros where only whole units are paid', () => {
    fc.assert(
      fc.property(minors, fc.constantFrom('ISK', 'UGX'), (minor, currency) => {
        expect(toStripe(minor, currency) % 100).toBe(0);
      }),
    );
  });

  it('is rounded by less than a unit, and as much on both sides of nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), currencies, (there, currency) => {
        const read = there.reduce((sum, one) => sum + fromStripe(one, currency), 0);
        const exact = there.reduce((sum, one) => sum + one, 0) / toStripe(1, currency);
        expect(Math.abs(read - exact)).toBeLessThanOrEqual(roundingOf(there.length, currency));
        for (const one of there) expect(fromStripe(-one, currency) + fromStripe(one, currency)).toBe(0);
      }),
    );
  });

  it('has, of currencies with as many digits here as there, nothing to round', () => {
    expect([roundingOf(9, 'USD'), roundingOf(9, 'JPY'), roundingOf(9, 'HUF')]).toEqual([0, 0, 9]);
    expect(minorDigits('HUF')).toBe(0);
  });
});
