import Stripe from 'stripe';
import { eventually } from '../../testing/launched';
import { API_VERSION } from '../api-version';
import { connect, pay, type ProviderUnderTest } from './provider-under-test';

const SOON_MS = 60_000;

describe('an event', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const succeededOf = async (id: string): Promise<Stripe.Event | undefined> => {
    const { data } = await under.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
    return data.find((event) => (event.data.object as { id: string }).id === id);
  };

  const toldOf = async (id: string): Promise<Stripe.Event> => {
    let event: Stripe.Event | undefined;
    await eventually('it is told', SOON_MS, async () => (event = await succeededOf(id)) !== undefined);
    return event as Stripe.Event;
  };

  it('events.list, events.retrieve: tells what happened, as it was then', async () => {
    const { id } = await pay(under.stripe, 2_500);
    const event = await toldOf(id);
    await under.stripe.refunds.create({ payment_intent: id });
    expect(await under.stripe.events.retrieve(event.id)).toMatchObject({
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
      data: { object: { id, status: 'succeeded', amount_received: 2_500 } },
      request: { id: expect.stringMatching(/^req_/) },
    });
  });

  it('events.list: is found by its types, page by page, the newest first', async () => {
    const made = [(await pay(under.stripe, 1_000)).id, (await pay(under.stripe, 2_000)).id];
    for (const id of made) await toldOf(id);
    const seen: string[] = [];
    for await (const event of under.stripe.events.list({
      types: ['charge.succeeded', 'charge.failed'],
      limit: 1,
    })) {
      const charge = event.data.object as Stripe.Charge;
      if (made.includes(String(charge.payment_intent))) seen.push(String(charge.payment_intent));
      if (seen.length === made.length) break;
    }
    expect(seen).toEqual([...made].reverse());
  });

  it('events.list: is found by when it was', async () => {
    const { id } = await pay(under.stripe, 1_000);
    const { created } = await toldOf(id);
    const later = await under.stripe.events.list({ created: { gt: created + 60 } });
    expect(later.data).toEqual([]);
    const { data } = await under.stripe.events.list({ created: { gte: created }, limit: 100 });
    expect(data.map((event) => (event.data.object as { id: string }).id)).toContain(id);
  });

  it('speaks the version of the API that the SDK pins', () => {
    expect(Stripe.API_VERSION).toBe(API_VERSION);
  });
});
