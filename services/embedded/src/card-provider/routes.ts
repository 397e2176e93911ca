import type { Route } from './http/call';
import { BALANCE_ROUTES } from './resources/balance';
import { CHARGE_ROUTES } from './resources/charges';
import { CHECKOUT_ROUTES } from './resources/checkout-sessions';
import { CUSTOMER_ROUTES } from './resources/customers';
import { DISPUTE_ROUTES } from './resources/disputes';
import { EVENT_ROUTES } from './resources/events';
import { PAYMENT_INTENT_ROUTES } from './resources/payment-intents';
import { PAYMENT_LINK_ROUTES } from './resources/payment-links';
import { PAYMENT_METHOD_ROUTES } from './resources/payment-methods';
import { PAYOUT_ROUTES } from './resources/payouts';
import { REFUND_ROUTES } from './resources/refunds';
import { SETUP_INTENT_ROUTES } from './resources/setup-intents';
import { CONTROL_ROUTES } from './sandbox/control';

/** The calls of the API that are served, by the names that the SDK gives them. */
export const API_ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...CHECKOUT_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...SETUP_INTENT_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...CHARGE_ROUTES,
  ...REFUND_ROUTES,
  ...DISPUTE_ROUTES,
  ...PAYOUT_ROUTES,
  ...BALANCE_ROUTES,
  ...EVENT_ROUTES,
  ...PAYMENT_LINK_ROUTES,
];

type Matched = { readonly route: Route; readonly id: string };

const compiled = [...API_ROUTES, ...CONTROL_ROUTES].map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '([A-Za-z0-9_]{1,100})')}$`),
}));

/** The call that a method and a path name. */
export const routeOf = (method: string, path: string): Matched | undefined => {
  for (const { route, pattern } of compiled) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  return undefined;
};
