import { chosenCurrency, currencyCode, currencyDigits } from './currency.values';

it('counts each currency in its own digits, whatever the runtime thinks of them', () => {
  const digits = 'USD JPY ISK UGX HUF RSD TWD KWD'.split(' ').map(currencyDigits);
  expect(digits).toEqual([2, 0, 0, 0, 0, 2, 2, 3]);
});

it('is chosen where cards can be charged every amount of it, and read wherever it was', () => {
  const isChosen = (currency: string): boolean => chosenCurrency.safeParse(currency).success;
  expect(['USD', 'JPY', 'ISK', 'HUF'].map(isChosen)).toEqual([true, true, true, true]);
  expect(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND', 'usd'].filter(isChosen)).toEqual([]);
  expect(currencyCode.safeParse('KWD').success).toBe(true);
});
