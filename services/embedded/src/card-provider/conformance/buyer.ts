import type Stripe from 'stripe';

/** What came of a step on a checkout page. */
export type Step = { readonly status: number; readonly leadsTo: string | null; readonly text: string };

/** The published numbers. */
export const CARDS = {
  succeeds: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  lacksFunds: '4000 0000 0000 9995',
  asksForConfirmation: '4000 0025 0000 3155',
  alwaysAsks: '4000 0027 6000 3184',
} as const;

const step = async (url: string, init: RequestInit): Promise<Step> => {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const leadsTo = answer.headers.get('location');
  return { status: answer.status, leadsTo, text: await answer.text() };
};

/** Opens a page. */
export const open = (url: string): Promise<Step> => step(url, {});

/** Fills a checkout page in and presses its button. */
export const payOnPage = (url: string | null, card: string, email = 'player@example.org'): Promise<Step> =>
  step(url ?? '', { method: 'POST', body: new URLSearchParams({ card, email, outcome: '' }) });

/** Says to the bank's page whether one is its customer. */
export const authenticate = (url: string | null, authentication: 'completed' | 'failed'): Promise<Step> =>
  step(`${url ?? ''}/authenticate`, { method: 'POST', body: new URLSearchParams({ authentication }) });

/** A checkout of one thing. */
export const checkout = (
  stripe: Stripe,
  amount: number,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  currency = 'usd',
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'Team fee' } } },
    ],
    success_url: 'https://club.example.org/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://club.example.org/back',
    ...more,
  });
