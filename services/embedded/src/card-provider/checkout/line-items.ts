import { isCurrency } from '../money/currencies';
import { requireChargeable } from '../http/money-params';
import type { Params } from '../http/params';
import { missingParameter, wrongParameter } from '../http/refusals';
import { randomText } from '../store/ids';

/** What is bought, as the API answers it. */
export type KeptItem = {
  readonly id: string;
  readonly object: 'item';
  readonly amount_discount: 0;
  readonly amount_subtotal: number;
  readonly amount_tax: 0;
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly price: Readonly<Record<string, unknown>>;
  readonly quantity: number;
};

/** What is bought, together. */
export type Basket = {
  readonly items: readonly KeptItem[];
  readonly currency: string;
  readonly total: number;
};

const MOST_ITEMS = 100;

const itemOf = (params: Params, now: number): KeptItem => {
  const quantity = params.integer('quantity') ?? 1;
  if (quantity < 1 || quantity > 999_999)
    throw wrongParameter(params.nameOf('quantity'), 'Quantity must be between 1 and 999999.');
  const data = params.group('price_data');
  if (!data) throw missingParameter(params.nameOf('price_data'));
  const currency = data.needText('currency').toLowerCase();
  if (!isCurrency(currency)) throw wrongParameter(data.nameOf('currency'), `Invalid currency: ${currency}`);
  const unit = data.needInteger('unit_amount');
  if (unit < 0)
    throw wrongParameter(
      data.nameOf('unit_amount'),
      'Invalid non-negative integer',
      'parameter_invalid_integer',
    );
  const product = data.group('product_data');
  if (!product) throw missingParameter(data.nameOf('product_data'));
  const name = product.needText('name');
  product.text('description');
  product.texts('images');
  product.metadata();
  const amount = unit * quantity;
  return {
    id: `li_${randomText(24)}`,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: name,
    price: {
      id: `price_${randomText(24)}`,
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency,
      livemode: false,
      metadata: {},
      product: `prod_${randomText(14)}`,
      type: 'one_time',
      unit_amount: unit,
      unit_amount_decimal: String(unit),
    },
    quantity,
  };
};

/** Reads `line_items`: at least one, in one currency, together an amount that can be charged. @throws Refusal */
export const readBasket = (params: Params, now: number): Basket => {
  const items = params.groups('line_items').map((one) => itemOf(one, now));
  const [first] = items;
  if (!first) throw missingParameter('line_items');
  if (items.length > MOST_ITEMS) throw wrongParameter('line_items', `At most ${MOST_ITEMS} line items.`);
  if (items.some(({ currency }) => currency !== first.currency))
    throw wrongParameter('line_items', 'All line items must have the same currency.');
  const total = items.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  return { items, currency: first.currency, total: requireChargeable(total, 'line_items', first.currency) };
};
