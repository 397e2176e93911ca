import Stripe from 'stripe';
import { eventually } from '../../testing/launched';
import { shuffled } from '../webhooks/shuffled';
import { itInPractice, pay, connect, type ProviderUnderTest } from './provider-under-test';
import { eventIn, receive, type Came, type Receiver } from './webhook-receiver';

const WITHIN_MS = 60_000;
const LATE_MS = 300_000;
const WHY = 'Stripe cannot reach this machine';

describe('a webhook', () => {
  let under: ProviderUnderTest;
  let receiver: Receiver;
  beforeEach(async () => {
    under = await connect();
    receiver = await receive();
  });
  afterEach(async () => {
    await under.stop();
    await receiver.stop();
  });

  const listen = (): void => under.practice().provider.sendWebhooksTo(receiver.url);
  const switches = (params: Readonly<Record<string, string>>) => under.practice().control('webhooks', params);
  const cameTo = (count: number) =>
    eventually(`${count} webhooks came`, WITHIN_MS, () => receiver.came.length >= count);
  const typesOf = (came: readonly Came[]): readonly string[] => came.map((one) => eventIn(one).type);
  const verified = ({ body, signature }: Came): Stripe.Event =>
    under.stripe.webhooks.constructEvent(body, signature, under.practice().provider.webhookSecret);

  itInPractice(WHY, 'webhooks.constructEvent: is signed, and tells what events.retrieve tells', async () => {
    listen();
    const { id } = await pay(under.stripe, 2_500);
    await cameTo(2);
    const events = receiver.came.map(verified);
    expect(events.map(({ type }): string => type).sort()).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
    const told = events.find(({ type }) => type === 'payment_intent.succeeded');
    expect(told?.data.object).toMatchObject({ id, status: 'succeeded' });
    expect((await under.stripe.events.retrieve(told?.id ?? '')).data).toEqual(told?.data);
    await eventually('it is noted', WITHIN_MS, async () => {
      const { pending_webhooks: pending } = await under.stripe.events.retrieve(told?.id ?? '');
      return pending === 0;
    });
  });

  itInPractice(
    WHY,
    'webhooks.constructEvent: is refused when it was changed, or signed by somebody else',
    async () => {
      listen();
      const { id } = await pay(under.stripe, 2_500);
      await cameTo(2);
      const [first] = receiver.came as [Came];
      expect(() => verified({ ...first, body: first.body.replace('2500', '9900') })).toThrow(
        Stripe.errors.StripeSignatureVerificationError,
      );
      await under.practice().control('webhooks/forge', { type: 'payment_intent.succeeded', object: id });
      await cameTo(3);
      const forged = receiver.came[2] as Came;
      expect(eventIn(forged)).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id } } });
      expect(() => verified(forged)).toThrow(Stripe.errors.StripeSignatureVerificationError);
    },
  );

  itInPractice(WHY, 'webhooks.constructEvent: is refused when it is older than 300 seconds', async () => {
    listen();
    under.practice().pass(-LATE_MS + 30_000);
    await pay(under.stripe, 2_500);
    await cameTo(2);
    expect(() => receiver.came.map(verified)).not.toThrow();
    under.practice().pass(-31_000);
    await pay(under.stripe, 2_500);
    await cameTo(4);
    for (const came of receiver.came.slice(2))
      expect(() => verified(came)).toThrow('Timestamp outside the tolerance zone');
  });

  itInPractice(WHY, 'events.retrieve: comes again until it is taken', async () => {
    receiver.answer(500);
    listen();
    await pay(under.stripe, 2_500);
    await cameTo(5);
    receiver.answer(200);
    await eventually('all are taken', WITHIN_MS, async () => {
      const { data } = await under.stripe.events.list();
      return data.every(({ pending_webhooks: pending }) => pending === 0);
    });
    expect(new Set(receiver.came.map((came) => verified(came).id)).size).toBe(2);
  });

  itInPractice(WHY, 'comes several times when duplicates are asked for', async () => {
    await switches({ duplicates: '2', endpoint: receiver.url });
    await pay(under.stripe, 2_500);
    await cameTo(6);
    const ids = receiver.came.map((came) => verified(came).id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(ids.filter((one) => one === id)).toHaveLength(3);
  });

  itInPractice(WHY, 'comes in another order when that is asked for, the same for the same seed', async () => {
    listen();
    await switches({ hold: 'true' });
    const { id } = await pay(under.stripe, 2_500);
    await under.stripe.refunds.create({ payment_intent: id });
    expect(receiver.came).toEqual([]);
    await under.practice().control('webhooks/release', { seed: '7' });
    await cameTo(4);
    const { data } = await under.stripe.events.list();
    const asItHappened = data.map(({ type }): string => type).reverse();
    expect(asItHappened).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ]);
    expect(typesOf(receiver.came)).toEqual(shuffled(asItHappened, 7));
    expect(typesOf(receiver.came)).not.toEqual(asItHappened);
  });

  itInPractice(WHY, 'comes late when a delay is asked for', async () => {
    listen();
    await switches({ delay_ms: '60000' });
    await pay(under.stripe, 2_500);
    await switches({ delay_ms: '0' });
    const { id } = await under.stripe.paymentIntents.create({ amount: 2_500, currency: 'usd' });
    await under.stripe.paymentIntents.cancel(id);
    await cameTo(1);
    expect(typesOf(receiver.came)).toEqual(['payment_intent.canceled']);
    under.practice().pass(60_000);
    await cameTo(3);
    expect(() => receiver.came.map(verified)).not.toThrow();
  });

  itInPractice(
    WHY,
    'events.list: is all there is when webhooks are lost; each can be sent again',
    async () => {
      listen();
      await switches({ drop: 'true' });
      await pay(under.stripe, 2_500);
      const { data } = await under.stripe.events.list({ type: 'charge.succeeded' });
      const [lost] = data as [Stripe.Event];
      await under.practice().control(`events/${lost.id}/send`);
      await cameTo(1);
      expect(receiver.came.map((came) => verified(came).id)).toEqual([lost.id]);
    },
  );
});
