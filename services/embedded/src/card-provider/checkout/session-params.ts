import type { Desk } from '../desk';
import { named } from '../http/found';
import { currencyOf, requireCards } from '../http/money-params';
import type { Params } from '../http/params';
import { missingParameter, wrongParameter } from '../http/refusals';
import { readBasket } from './line-items';
import type { IntentData, SessionOrder } from './open-session';

const MINUTE = 60;
const SHORTEST = 30 * MINUTE;
const LONGEST = 24 * 60 * MINUTE;
/** Clocks of callers are not quite ours. */
const LENIENCE = 60;

/** An address that a browser may be sent to. @throws Refusal */
export const readAddress = (params: Params, name: string): string | null => {
  const text = params.text(name);
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrongParameter(params.nameOf(name), 'Not a valid URL', 'url_invalid');
  return text;
};

const readExpiry = (params: Params, now: number): number => {
  const at = params.integer('expires_at') ?? now + LONGEST;
  if (at < now + SHORTEST - LENIENCE)
    throw wrongParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  if (at > now + LONGEST + LENIENCE)
    throw wrongParameter(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  return at;
};

/** Reads `payment_intent_data`. */
export const readIntentData = (params: Params): IntentData => {
  const data = params.group('payment_intent_data');
  data?.text('statement_descriptor_suffix');
  data?.choice('capture_method', ['automatic']);
  return {
    metadata: data?.metadata() ?? {},
    description: data?.text('description') ?? null,
    receiptEmail: data?.text('receipt_email') ?? null,
    setupFutureUsage: data?.choice('setup_future_usage', ['off_session', 'on_session']) ?? null,
  };
};

/** Reads `setup_intent_data`. */
const readSetupData = (params: Params): IntentData => {
  const data = params.group('setup_intent_data');
  return {
    metadata: data?.metadata() ?? {},
    description: data?.text('description') ?? null,
    receiptEmail: null,
    setupFutureUsage: 'off_session',
  };
};

/** The currency that a card is set up in, where that is said. @throws Refusal */
const readCurrency = (params: Params): string | null => {
  if (params.has('currency')) return currencyOf(params);
  if (!params.has('allowed_payment_method_types')) throw missingParameter('currency');
  return null;
};

/** Reads what a checkout is to be. @throws Refusal */
export const readSession = (desk: Desk, params: Params): SessionOrder => {
  const mode = params.choice('mode', ['payment', 'setup']);
  if (mode === undefined) throw missingParameter('mode');
  params.choice('ui_mode', ['hosted_page']);
  params.text('locale');
  requireCards(params, 'allowed_payment_method_types');
  const [customer, email] = [params.text('customer'), params.text('customer_email', 800)];
  if (customer !== undefined && email !== undefined)
    throw wrongParameter(
      'customer_email',
      'You may only specify one of these parameters: customer, customer_email.',
    );
  if (customer !== undefined) named(desk, 'customer', customer, 'customer');
  const successUrl = readAddress(params, 'success_url');
  if (successUrl === null) throw missingParameter('success_url');
  const basket = mode === 'setup' ? null : readBasket(params, desk.now());
  return {
    basket,
    currency: basket === null ? readCurrency(params) : basket.currency,
    customer: customer ?? null,
    customerEmail: email ?? null,
    customerCreation: params.choice('customer_creation', ['always', 'if_required']) ?? 'if_required',
    reference: params.text('client_reference_id', 200) ?? null,
    metadata: params.metadata(),
    expiresAt: readExpiry(params, desk.now()),
    successUrl,
    cancelUrl: readAddress(params, 'cancel_url'),
    submitType: (basket && params.choice('submit_type', ['auto', 'book', 'donate', 'pay'])) ?? null,
    paymentLink: null,
    intent: basket === null ? readSetupData(params) : readIntentData(params),
  };
};
