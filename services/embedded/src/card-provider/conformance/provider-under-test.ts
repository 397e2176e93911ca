import Stripe from 'stripe';
import { startCardProvider, type CardProvider } from '../server';

const REAL_KEY = process.env['STRIPE_SECRET_KEY'];

/** What only the practice provider has. */
export type Practice = {
  readonly provider: CardProvider;
  /** Tells the provider what happens to it from outside. @returns what it answers */
  readonly control: (
    path: string,
    params?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly id: string }>;
  /** Time goes by. */
  readonly pass: (milliseconds: number) => void;
  /** Another client of the real SDK. */
  readonly client: (config?: Stripe.StripeConfig) => Stripe;
};

/** Stripe's test mode when STRIPE_SECRET_KEY names its key, or a fresh practice provider. */
export type ProviderUnderTest = {
  readonly stripe: Stripe;
  /** @throws at Stripe's */
  readonly practice: () => Practice;
  readonly stop: () => Promise<void>;
};

export const DAY_MS = 24 * 60 * 60 * 1_000;

/** The real SDK, pointed at a practice provider. */
export const clientOf = ({ key, port }: CardProvider, config: Stripe.StripeConfig = {}): Stripe =>
  new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });

/** Calls a control of a practice provider. */
export const control = async (
  { url, key }: CardProvider,
  path: string,
  params: Readonly<Record<string, string>> = {},
): Promise<{ readonly id: string }> => {
  const answer = await fetch(`${url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(params),
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(body);
  return JSON.parse(body) as { id: string };
};

/** Connects the real SDK. */
export const connect = async (): Promise<ProviderUnderTest> => {
  if (REAL_KEY !== undefined) {
    if (!REAL_KEY.startsWith('sk_test_')) throw new Error('STRIPE_SECRET_KEY is no key of the test mode.');
    const practice = (): never => {
      throw new Error('Stripe itself has no controls.');
    };
    return { stripe: new Stripe(REAL_KEY), practice, stop: () => Promise.resolve() };
  }
  let later = 0;
  const provider = await startCardProvider({
    file: ':memory:',
    durability: 'none',
    clock: () => Date.now() + later,
    retryAfterMs: [20],
  });
  const practice: Practice = {
    provider,
    control: (path, params) => control(provider, path, params),
    pass: (milliseconds) => void (later += milliseconds),
    client: (config) => clientOf(provider, config),
  };
  return { stripe: clientOf(provider), practice: () => practice, stop: () => provider.stop() };
};

/** A rule of which Stripe's own test mode cannot be asked, and why not: there it is listed instead. */
export const itInPractice = (why: string, title: string, test: () => Promise<void>): void => {
  if (REAL_KEY === undefined) it(title, test);
  // eslint-disable-next-line no-restricted-syntax -- at the practice provider, as in `npm test`, every one runs
  else it.todo(`${title} (left out: ${why})`);
};

/** Why not. */
export const NEEDS_PAGE = 'its page is only for a browser';
export const NEEDS_CONTROL = 'nobody can say when it happens';
export const NEEDS_CLOCK = 'time cannot be made to go by';
export const NEEDS_EMPTY = 'the account is not empty';

/** The provider's refusal of what was tried. */
export const refusalOf = async (tried: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const outcome: unknown = await tried.then(
    () => new Error('was not refused'),
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw outcome;
};

/** A payment without a page, with a published card that succeeds unless another is named. */
export const pay = (
  stripe: Stripe,
  amount: number,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Response<Stripe.PaymentIntent>> =>
  stripe.paymentIntents.create(
    {
      amount,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      confirm: true,
      ...more,
    },
    options,
  );

/** The id of what a field holds. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');
