import Stripe from 'stripe';
import { checkout } from './buyer';
import { connect, itInPractice, pay, refusalOf, type ProviderUnderTest } from './provider-under-test';

describe('a refusal', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const strange = (params: object): Promise<unknown> => under.stripe.customers.create(params);

  it('customers.create: names a parameter that is unknown', async () => {
    expect(await refusalOf(strange({ favourite_sport: 'kickball' }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'favourite_sport',
      message: expect.stringContaining('Received unknown parameter: favourite_sport'),
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('checkout.sessions.create: names a parameter that is missing, and where', async () => {
    const item = { quantity: 1, price_data: { currency: 'usd', product_data: { name: 'Fee' } } };
    expect(await refusalOf(checkout(under.stripe, 1_000, { line_items: [item] }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      param: expect.stringContaining('line_items[0]'),
    });
  });

  it('paymentIntents.create: names a currency that there is not, and an amount that is none', async () => {
    expect(await refusalOf(pay(under.stripe, 2_500, { currency: 'xyz' }))).toMatchObject({
      param: 'currency',
    });
    expect(await refusalOf(pay(under.stripe, 25.5))).toMatchObject({
      param: 'amount',
      code: 'parameter_invalid_integer',
    });
  });

  it.each([
    ['paymentIntents', 'pi_none'],
    ['customers', 'cus_none'],
    ['charges', 'ch_none'],
    ['events', 'evt_none'],
  ] as const)('%s.retrieve: says that there is none', async (resource, id) => {
    expect(await refusalOf(under.stripe[resource].retrieve(id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  itInPractice('it is about the practice key', 'balance.retrieve: is all that a wrong key gets', async () => {
    const { provider } = under.practice();
    const stranger = new Stripe('sk_test_wrong', {
      host: '127.0.0.1',
      port: provider.port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    expect(await refusalOf(stranger.balance.retrieve())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    const answer = await fetch(`${provider.url}/_sandbox/settle`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });

  itInPractice(
    'at Stripe’s it is served',
    'products.create: is clear where a call is not served',
    async () => {
      const refusal = await refusalOf(under.stripe.products.create({ name: 'Shirt' }));
      expect(refusal).toMatchObject({
        type: 'StripeInvalidRequestError',
        statusCode: 404,
        message: 'Unrecognized request URL (POST: /v1/products).',
      });
    },
  );
});
