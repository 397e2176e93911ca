import { amountText, currencySymbol, minorOf, moneyOf, sameNumber } from './money';

it.each([
  ['1250', 'USD', 125_000],
  ['1,250.5', 'USD', 125_050],
  ['1250,50', 'USD', 125_050],
  ['12,345,678', 'USD', 1_234_567_800],
  [' 75 ', 'USD', 7_500],
  ['0', 'USD', 0],
  ['7500', 'JPY', 7_500],
  ['7,500', 'JPY', 7_500],
])('reads %s in %s as people write it', (text, currency, minor) => {
  expect(minorOf(text, currency)).toBe(minor);
});

it.each([
  ['', 'USD'],
  ['1.234', 'USD'],
  ['75.5', 'JPY'],
  ['-5', 'USD'],
  ['1e3', 'USD'],
  ['a lot', 'USD'],
])('takes %p of %s for no amount', (text, currency) => {
  expect(minorOf(text, currency)).toBeNaN();
});

it("writes an amount with its currency's own digits", () => {
  expect(moneyOf(125_050, 'USD')).toBe('$1,250.50');
  expect(moneyOf(7_500, 'JPY')).toBe('¥7,500');
  expect([amountText(7_500, 'USD'), amountText(7_500, 'JPY'), amountText(null, 'USD')]).toEqual([
    '75.00',
    '7500',
    '',
  ]);
  expect(currencySymbol('EUR')).toBe('€');
});

it('has the same number in another currency, in its own units', () => {
  expect(sameNumber(20_000, 'USD', 'EUR')).toBe(20_000);
  expect(sameNumber(20_050, 'USD', 'JPY')).toBe(201);
  expect(sameNumber(200, 'JPY', 'USD')).toBe(20_000);
});
