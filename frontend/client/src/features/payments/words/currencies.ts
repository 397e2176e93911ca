const CURRENCIES = ['USD', 'CAD', 'MXN', 'EUR', 'GBP', 'CHF', 'AUD', 'NZD', 'JPY', 'SGD', 'BRL', 'INR'];

/** Currencies to choose from, each with its name. @param chosen is among them whatever it is */
export const currencyOptions = (
  chosen: string,
): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const others = CURRENCIES.includes(chosen) ? [] : [chosen];
  return [...others, ...CURRENCIES].map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
};
