/** Currencies of which the smallest unit is the unit itself. */
const ZERO_DECIMAL = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const TWO_DECIMAL =
  'aed ars aud bgn brl cad chf cny cop czk dkk egp eur gbp gel hkd huf idr ils inr isk kes mad mxn myr ngn nok nzd pen php pkr pln qar ron rub sar sek sgd thb try twd uah ugx usd uyu zar'.split(
    ' ',
  );

/** How many digits stand behind the point, by currency; those with three are not served. */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...ZERO_DECIMAL.map((currency) => [currency, 0] as const),
  ...TWO_DECIMAL.map((currency) => [currency, 2] as const),
]);

/** Whose parts nobody pays with any more: they are counted in hundredths all the same. */
const WHOLE_ONLY = ['isk', 'ugx'];
/** Whether an amount can be charged or given back in a currency. */
export const isPayable = (amount: number, currency: string): boolean =>
  !WHOLE_ONLY.includes(currency) || amount % 100 === 0;

export const isCurrency = (text: string): boolean => DIGITS.has(text);

/** An amount of smallest units for people: '$12.30', '¥1,230'. */
export const formatAmount = (amount: number, currency: string): string => {
  const digits = DIGITS.get(currency) ?? 2;
  const whole = String(Math.trunc(Math.abs(amount) / 10 ** digits));
  const part = digits === 0 ? '' : `.${String(Math.abs(amount) % 10 ** digits).padStart(digits, '0')}`;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = amount < 0 ? '-' : '';
  const symbol = { usd: '$', eur: '€', gbp: '£', jpy: '¥' }[currency];
  return symbol ? `${sign}${symbol}${grouped}${part}` : `${sign}${grouped}${part} ${currency.toUpperCase()}`;
};
