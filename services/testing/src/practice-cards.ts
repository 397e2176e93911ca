import { startCardProvider, type CardProvider } from '@fieldhouse/embedded';

/** The published cards. */
export const CARDS = {
  succeeds: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  lacksFunds: '4000 0000 0000 9995',
  asksForConfirmation: '4000 0025 0000 3155',
  alwaysAsks: '4000 0027 6000 3184',
  failsLater: '4000 0000 0000 0341',
} as const;

/** A practice card provider, the people who pay there, and what happens to it from outside. */
export type PracticeCards = Pick<
  CardProvider,
  'url' | 'key' | 'webhookSecret' | 'sendWebhooksTo' | 'stop'
> & {
  /** The settings of an application that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Fills a checkout page in and presses its button. @returns the page's status: 303 when it was paid */
  readonly pay: (url: string | null, card?: string) => Promise<number>;
  /** Says to the bank's page that one is its customer, where the card asks for that. */
  readonly confirm: (url: string) => Promise<void>;
  /** Says what happens; its README has the paths. @returns what it answers */
  readonly control: <Answer = { readonly id: string }>(
    path: string,
    params?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** An object as the provider has it, such as `charges/ch_1`. */
  readonly lookUp: <Answer>(path: string) => Promise<Answer>;
  /** How its webhooks stand: how many are waiting, held, dropped, delivered. */
  readonly deliveries: () => Promise<Readonly<Record<string, number>>>;
};

/** Starts one that keeps nothing, with webhooks that are sent again at once when they were not taken. */
export const startPracticeCards = async (): Promise<PracticeCards> => {
  const provider = await startCardProvider({ file: ':memory:', durability: 'none', retryAfterMs: [50] });
  const { url, key, webhookSecret } = provider;
  const ask = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    params: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const answer = await fetch(`${url}/_sandbox/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' ? { body: new URLSearchParams(params) } : {}),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(body);
    return JSON.parse(body) as Answer;
  };
  return {
    url,
    key,
    webhookSecret,
    sendWebhooksTo: provider.sendWebhooksTo,
    stop: provider.stop,
    env: { STRIPE_SECRET_KEY: key, CARD_PROVIDER_URL: url, CARD_WEBHOOK_SECRETS: webhookSecret },
    pay: async (address, card = CARDS.succeeds) => {
      const body = new URLSearchParams({ card, email: 'payer@example.org', outcome: '' });
      const answer = await fetch(address ?? '', { method: 'POST', redirect: 'manual', body });
      await answer.arrayBuffer();
      return answer.status;
    },
    confirm: async (address) => {
      const body = new URLSearchParams({ authentication: 'completed' });
      await (
        await fetch(`${address}/authenticate`, { method: 'POST', redirect: 'manual', body })
      ).arrayBuffer();
    },
    control: (path, params) => ask('POST', path, params),
    lookUp: async <Answer>(path: string) => {
      const answer = await fetch(`${url}/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });
      return (await answer.json()) as Answer;
    },
    deliveries: async () =>
      (await ask<{ readonly deliveries: Readonly<Record<string, number>> }>('GET', 'webhooks')).deliveries,
  };
};
