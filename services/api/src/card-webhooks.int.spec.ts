import type { ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import {
  providerEventEvents,
  providerSweepEvents,
  type ProviderEvent,
  type ProviderSweepEvent,
} from '@fieldhouse/events/payments';
import {
  EVENT_STORE,
  KEYRING,
  PARKED_EVENTS,
  type EventStore,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import {
  CARD_PROVIDER,
  CardProviderModule,
  MissedWebhooks,
  PROVIDER_NEWS_SINK,
  PayerEvents,
  ProviderNewsHandler,
  followsProvider,
  type CardProvider,
  type News,
} from '@fieldhouse/payments';
import { PROCESSES, ProcessHost } from '@fieldhouse/processes';
import { startTestApp, type TestApp } from '@fieldhouse/testing';
import { startPracticeCards, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import { MONGO_DB } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import Stripe from 'stripe';
import { v4 as uuidv4 } from 'uuid';

const PAYER = 'payer@example.org';
const EARLIER_SECRET = 'whsec_of_last_month';
const PATH = '/webhooks/card-provider';

describe('webhooks of the card provider', () => {
  let stack: EmbeddedStack;
  let practice: PracticeCards;
  let app: TestApp;
  let cards: CardProvider;
  let keyring: Keyring;
  const told: News[] = [];

  @Module({
    imports: [CardProviderModule],
    providers: [
      ProcessHost,
      ProviderNewsHandler,
      { provide: PROCESSES, useValue: [followsProvider] },
      { provide: PROVIDER_NEWS_SINK, useValue: { take: async (news: News) => void told.push(news) } },
    ],
  })
  class Following {}

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    practice = await startPracticeCards();
    app = await startTestApp({
      stack,
      modules: [Following],
      events: [...providerEventEvents, ...providerSweepEvents],
      env: { ...practice.env, CARD_WEBHOOK_SECRETS: `${practice.webhookSecret}, ${EARLIER_SECRET}` },
    });
    cards = app.nest.get<CardProvider>(CARD_PROVIDER, { strict: false });
    keyring = app.nest.get<Keyring>(KEYRING);
    practice.sendWebhooksTo(`${app.url}/api${PATH}`);
  });
  afterAll(async () => {
    await app.stop();
    await practice.stop();
    await stack.stop();
  });
  beforeEach(() => void told.splice(0));
  afterEach(() =>
    practice.control('webhooks', { duplicates: '0', delay_ms: '0', hold: 'false', drop: 'false' }),
  );

  const checkout = async (accountId: string | null = null) => {
    const paymentId = uuidv4();
    const invoiceId = uuidv4();
    const { sessionId, url } = await cards.openCheckout({
      paymentId,
      invoiceId,
      ...{ accountId, linkId: null, surchargeMinor: 0 },
      amountMinor: 5_000,
      currency: 'USD',
      title: 'Team fee',
      description: '',
      payerEmail: PAYER,
      returnUrl: 'https://club.example.org/',
    });
    return { paymentId, invoiceId, sessionId, url };
  };
  const newsOf = (payment: string): readonly News[] =>
    told.filter((news) => 'paymentId' in news && news.paymentId === payment);
  const isTold = (payment: string, outcome: string): Promise<void> =>
    until(`payment ${payment} is ${outcome}`, () =>
      newsOf(payment).some((news) => news.kind === 'checkout' && news.outcome === outcome),
    );
  const arrived = (): Promise<void> =>
    until('every webhook has arrived', async () => ((await practice.deliveries())['waiting'] ?? 0) === 0);

  /** Everything that was received, by the id that the provider gave it, as it is stored. */
  const received = async (): Promise<ReadonlyMap<string, readonly unknown[]>> => {
    const store = app.nest.get<EventStore>(EVENT_STORE);
    const end = await store.lastPosition();
    const found = new Map<string, unknown[]>();
    const subscription = store.subscribe([], null);
    for await (const event of subscription) {
      if (event.streamId.startsWith('providerEvent-'))
        found.set(event.streamId, [...(found.get(event.streamId) ?? []), event.data]);
      if (!end || event.position.commit >= end.commit) break;
    }
    await subscription.close();
    return found;
  };

  /** An event about a refund that there is none of. */
  const event = (more: object = {}) => ({
    id: `evt_${uuidv4().replaceAll('-', '')}`,
    object: 'event',
    type: 'refund.updated',
    created: Math.floor(Date.now() / 1_000),
    data: { object: { id: 're_nobodys', metadata: {}, ...more } },
  });
  const signed = (payload: string, secret = practice.webhookSecret, secondsAgo = 0): string =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1_000) - secondsAgo,
    });
  const send = (body: unknown, signature: string | undefined = signed(JSON.stringify(body))) =>
    app.send<ProblemView | null>('POST', PATH, {
      body,
      headers: signature === '' ? {} : { 'stripe-signature': signature },
    });
  const factsOf = ({ id }: { readonly id: string }) => app.eventsOf<ProviderEvent>(`providerEvent-${id}`);

  it('tell that a checkout was paid', async () => {
    const { paymentId, invoiceId, sessionId, url } = await checkout();
    await practice.pay(url);
    await isTold(paymentId, 'paid');
    const paid = { kind: 'checkout', outcome: 'paid', paymentId, invoiceId, sessionId, amountMinor: 5_000 };
    for (const news of newsOf(paymentId)) expect(news).toMatchObject(paid);
  });

  it.each([
    ['without a signature', ''],
    ['signed by somebody else', signed('{}', 'whsec_of_somebody_else')],
    ['that is no signature', 't=now,v1=yes'],
  ])('are refused %s', async (_, signature) => {
    const message = event();
    const { status, body } = await send(message, signature);
    expect([status, body?.code]).toEqual([400, 'webhook_not_signed']);
    expect(await factsOf(message)).toEqual([]);
  });

  it('are refused when a word of them was changed on the way', async () => {
    const message = event();
    const signature = signed(JSON.stringify(message));
    const changed = { ...message, type: 'payout.paid' };
    expect((await send(changed, signature)).status).toBe(400);
    expect((await send(message, signature)).status).toBe(200);
  });

  it('are refused when they were signed more than five minutes ago', async () => {
    const message = event();
    const payload = JSON.stringify(message);
    expect((await send(message, signed(payload, practice.webhookSecret, 310))).status).toBe(400);
    expect((await send(message, signed(payload, practice.webhookSecret, 290))).status).toBe(200);
  });

  it('are taken with each of the secrets, while one takes the place of another', async () => {
    const message = event();
    expect((await send(message, signed(JSON.stringify(message), EARLIER_SECRET))).status).toBe(200);
    expect(await factsOf(message)).toHaveLength(1);
  });

  it('are kept once when they come fifty times at once, and again', async () => {
    const message = event();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(message)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await send({ ...message, pending_webhooks: 3 })).status).toBe(200);
    expect(await factsOf(message)).toMatchObject([
      { data: { providerEventId: message.id, type: 'refund.updated', objectId: 're_nobodys' } },
    ]);
  });

  it('are taken and not kept when they are about nothing', async () => {
    const message = { ...event(), type: 'balance.available', data: { object: { object: 'balance' } } };
    expect((await send(message)).status).toBe(200);
    expect(await factsOf(message)).toEqual([]);
  });

  it('have the same outcome when the provider sends everything four times and forges some', async () => {
    await practice.control('webhooks', { duplicates: '3' });
    const { paymentId, sessionId, url } = await checkout();
    await practice.pay(url);
    await practice.control('webhooks/forge', { type: 'checkout.session.expired', object: sessionId });
    await isTold(paymentId, 'paid');
    await arrived();
    const facts = [...(await received()).entries()].filter(([, data]) =>
      JSON.stringify(data).includes(sessionId),
    );
    expect(facts.map(([, data]) => data.length)).toEqual([1]);
    expect(facts[0]?.[1]).toMatchObject([{ type: 'checkout.session.completed' }]);
  });

  it.each([1, 2, 3])('tell how things stand, in whichever order they come (%d)', async (seed) => {
    await practice.control('webhooks', { hold: 'true' });
    const { paymentId, invoiceId, sessionId, url } = await checkout();
    await practice.pay(url);
    const { intentId } = (await cards.checkout(sessionId)) ?? {};
    const refund = {
      refundId: uuidv4(),
      invoiceId,
      paymentId,
      accountId: null,
      amountMinor: 100,
      currency: 'USD',
    };
    const { providerRefundId } = await cards.refund({ ...refund, intentId: intentId ?? '' });
    await practice.control(`refunds/${providerRefundId}/fail`);
    await practice.control('webhooks/release', { seed: String(seed) });
    await isTold(paymentId, 'paid');
    await until('the refund is told of', () => newsOf(paymentId).some(({ kind }) => kind === 'refund'));
    await arrived();
    for (const news of newsOf(paymentId))
      expect(news).toMatchObject(news.kind === 'refund' ? { state: 'failed' } : { outcome: 'paid' });
  });

  it('wait while the provider is away, and are acted on when it is back', async () => {
    await practice.control('webhooks', { hold: 'true' });
    const { paymentId, url } = await checkout();
    await practice.pay(url);
    await practice.control('refuse', { status: '503', times: '10' });
    await practice.control('webhooks/release', { seed: '1' });
    await isTold(paymentId, 'paid');
    expect(await app.nest.get<Db>(MONGO_DB).collection(PARKED_EVENTS).countDocuments()).toBe(0);
  });

  it('that were lost are looked up, once', async () => {
    await practice.control('webhooks', { drop: 'true' });
    const { paymentId, url } = await checkout();
    await practice.pay(url);
    expect(newsOf(paymentId)).toEqual([]);
    const missed = app.nest.get(MissedWebhooks, { strict: false });
    expect(await missed.sweep()).toBeGreaterThan(0);
    await isTold(paymentId, 'paid');
    expect(await missed.sweep()).toBe(0);
    const sweeps = await app.eventsOf<ProviderSweepEvent>('providerSweep-cards');
    const [before, last] = sweeps.slice(-2);
    expect(Date.parse(last?.data.from ?? '')).toBe(Date.parse(before?.data.upTo ?? '') - 3_600_000);
  });

  describe('what they say about a payer', () => {
    it('is closed with the key of the account that pays', async () => {
      const accountId = uuidv4();
      await keyring.keyFor(accountId);
      const message = event({ metadata: { accountId }, customer_details: { email: PAYER } });
      await send(message);
      const [stored] = await app.storedEventsOf(`providerEvent-${message.id}`);
      expect(JSON.stringify(stored?.data)).not.toContain(PAYER);
      expect(await factsOf(message)).toMatchObject([{ data: { accountId, body: JSON.stringify(message) } }]);
      await keyring.destroy(accountId);
      expect(await factsOf(message)).toMatchObject([{ data: { body: null } }]);
    });

    it('is theirs to take along, until they leave', async () => {
      const person = { accountId: uuidv4(), addresses: [] };
      await keyring.keyFor(person.accountId);
      const message = event({ metadata: { accountId: person.accountId } });
      await send(message);
      const theirs = app.nest.get(PayerEvents, { strict: false });
      expect((await theirs.exportOf(person)).facts).toMatchObject([
        { type: 'ProviderEventReceived', data: { body: JSON.stringify(message) } },
      ]);
      await theirs.erase(person);
      expect((await theirs.exportOf(person)).facts).toEqual([]);
    });

    it.each(['is nobody’s', 'has left'])('is not kept when the account %s', async (whose) => {
      const accountId = uuidv4();
      if (whose === 'has left') await keyring.destroy(accountId);
      const metadata = whose === 'has left' ? { accountId } : {};
      const message = event({ metadata, customer_details: { email: PAYER }, amount: 100 });
      await send(message);
      const [fact] = await factsOf(message);
      expect(fact?.data.accountId).toBeNull();
      expect(fact?.data.body).not.toContain(PAYER);
      expect(fact?.data.body).toContain('"amount":100');
    });
  });
});
