import fc from 'fast-check';
import { ACCOUNTS, accountName, decimalOf } from './account-words';

describe('how the books are written', () => {
  it('every account has a name of its own and is listed once', () => {
    expect(new Set(ACCOUNTS).size).toBe(16);
    expect(ACCOUNTS).toHaveLength(16);
    expect(new Set(ACCOUNTS.map(accountName)).size).toBe(16);
  });

  it('an amount has the digits of its currency and no separators', () => {
    expect(decimalOf(125_000, 2)).toBe('1250.00');
    expect(decimalOf(-525, 2)).toBe('-5.25');
    expect(decimalOf(-5, 2)).toBe('-0.05');
    expect(decimalOf(7_500, 0)).toBe('7500');
    expect(decimalOf(0, 3)).toBe('0.000');
  });

  it('no cent is lost on the way into a file and back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(Number(decimalOf(minor, digits).replace('.', ''))).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });
});
