import { minorDigits, moneyOf } from './words';

it("writes an amount with its currency's own digits", () => {
  expect(moneyOf(125_050, 'USD')).toBe('$1,250.50');
  expect(moneyOf(7_500, 'JPY')).toBe('¥7,500');
  expect([minorDigits('USD'), minorDigits('JPY')]).toEqual([2, 0]);
});
