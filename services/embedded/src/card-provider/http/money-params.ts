import { isCurrency, isPayable } from '../money/currencies';
import { LARGEST, SMALLEST } from '../money/fees';
import type { Params } from './params';
import { wrongParameter } from './refusals';

/** The currency that a call names, in small letters. @throws Refusal */
export const currencyOf = (params: Params): string => {
  const text = params.needText('currency');
  const currency = text.toLowerCase();
  if (!isCurrency(currency))
    throw wrongParameter(params.nameOf('currency'), `Invalid currency: ${text}`, 'parameter_invalid_string');
  return currency;
};

/** An amount that may be charged at once. @throws Refusal */
export const requireChargeable = (amount: number, param: string, currency: string): number => {
  if (amount < SMALLEST)
    throw wrongParameter(
      param,
      `Amount must be at least ${SMALLEST} of the smallest units`,
      'amount_too_small',
    );
  if (amount > LARGEST)
    throw wrongParameter(
      param,
      `Amount must be no more than ${LARGEST} of the smallest units`,
      'amount_too_large',
    );
  return requirePayable(amount, param, currency);
};

/** An amount that a currency has. @throws Refusal */
export const requirePayable = (amount: number, param: string, currency: string): number => {
  if (!isPayable(amount, currency))
    throw wrongParameter(
      param,
      `Invalid amount. Amounts of ${currency} must be evenly divisible by 100.`,
      'invalid_charge_amount_no_decimal_compatible',
    );
  return amount;
};

/** A positive whole amount that a call names. @throws Refusal */
export const amountOf = (params: Params, name = 'amount'): number | undefined => {
  const amount = params.integer(name);
  if (amount !== undefined && amount < 1)
    throw wrongParameter(
      params.nameOf(name),
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  return amount;
};

/** Cards are all that is served. @throws Refusal */
export const requireCards = (params: Params, name: string): void => {
  if (params.texts(name).some((kind) => kind !== 'card'))
    throw wrongParameter(name, 'The payment method type provided is invalid: only card is served.');
};
