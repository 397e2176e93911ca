import { minorDigits, moneyOf } from './words';

it("writes an amount with its currency's own digits", () => {
  expect(moneyOf(125_050, 'USD')).toBe('$1,250.50');
  expect(moneyOf(7_500, 'JPY')).toBe('¥7,500');
  expect([minorDigits('USD'), minorDigits('JPY')]).toEqual([2, 0]);
});

it('writes as many digits as an amount is counted in, also where the runtime would write others', () => {
  expect(moneyOf(150_050, 'RSD')).toMatch(/^RSD\s1,500\.50$/);
  expect(moneyOf(4_990, 'HUF')).toMatch(/^HUF\s4,990$/);
  // A runtime that is of another opinion: it is told.
  const asked = jest.spyOn(Intl, 'NumberFormat');
  moneyOf(1, 'KWD');
  expect(asked.mock.calls.at(-1)?.[1]).toMatchObject({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
  asked.mockRestore();
});
