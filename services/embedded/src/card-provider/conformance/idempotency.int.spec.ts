import { randomUUID } from 'node:crypto';
import {
  connect,
  DAY_MS,
  idOf,
  itInPractice,
  NEEDS_CLOCK,
  NEEDS_CONTROL,
  pay,
  refusalOf,
  type ProviderUnderTest,
} from './provider-under-test';

describe('an idempotency key', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const payWith = (idempotencyKey: string, amount = 2_500, method = 'pm_card_visa') =>
    pay(under.stripe, amount, { payment_method: method }, { idempotencyKey });

  it('paymentIntents.create: answers the same again, and takes the money once', async () => {
    const key = randomUUID();
    const [first, second] = [await payWith(key), await payWith(key)];
    expect(second.id).toBe(first.id);
    expect(idOf(second.latest_charge)).toBe(idOf(first.latest_charge));
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    const { data } = await under.stripe.charges.list({ payment_intent: first.id });
    expect(data).toHaveLength(1);
  });

  it('paymentIntents.create: is refused for anything else', async () => {
    const key = randomUUID();
    await payWith(key);
    expect(await refusalOf(payWith(key, 2_600))).toMatchObject({
      type: 'StripeIdempotencyError',
      rawType: 'idempotency_error',
      statusCode: 400,
    });
  });

  it('paymentIntents.create: answers that a card was declined again, without another try', async () => {
    const key = randomUUID();
    const declined = () => refusalOf(payWith(key, 2_500, 'pm_card_visa_chargeDeclined'));
    const [first, second] = [await declined(), await declined()];
    expect(first).toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
    const { data } = await under.stripe.charges.list({ payment_intent: first.payment_intent?.id });
    expect(data).toHaveLength(1);
  });

  it('paymentIntents.create: can be used again after what was not understood', async () => {
    const key = randomUUID();
    expect(await refusalOf(payWith(key, 1))).toMatchObject({ code: 'amount_too_small' });
    expect(await payWith(key, 2_500)).toMatchObject({ status: 'succeeded' });
  });

  itInPractice(NEEDS_CONTROL, 'refunds.create: lets the SDK try again what the network refused', async () => {
    const { id } = await payWith(randomUUID());
    const { control, client } = under.practice();
    await control('refuse', { status: '500', times: '2' });
    const refund = await client({ maxNetworkRetries: 2 }).refunds.create({ payment_intent: id, amount: 100 });
    expect(refund).toMatchObject({ amount: 100 });
    expect((await under.stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  });

  itInPractice(NEEDS_CONTROL, 'refunds.create: is told when there are too many requests', async () => {
    const { id } = await payWith(randomUUID());
    await under.practice().control('refuse', { status: '429', times: '1' });
    expect(await refusalOf(under.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      type: 'StripeRateLimitError',
      statusCode: 429,
    });
  });

  itInPractice(NEEDS_CLOCK, 'paymentIntents.create: is forgotten after a day', async () => {
    const key = randomUUID();
    const first = await payWith(key);
    under.practice().pass(DAY_MS + 2_000);
    expect((await payWith(key)).id).not.toBe(first.id);
  });
});
