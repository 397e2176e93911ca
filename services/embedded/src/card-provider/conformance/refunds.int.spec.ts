import {
  connect,
  idOf,
  itInPractice,
  NEEDS_CONTROL,
  pay,
  refusalOf,
  type ProviderUnderTest,
} from './provider-under-test';

describe('a refund', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const chargeOf = async (intent: string) => {
    const { data } = await under.stripe.charges.list({ payment_intent: intent });
    return data[0];
  };

  it('refunds.create: gives everything back unless an amount is named', async () => {
    const { id } = await pay(under.stripe, 2_500);
    const refund = await under.stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({ status: 'succeeded', amount: 2_500, reason: 'requested_by_customer' });
    expect(await chargeOf(id)).toMatchObject({ refunded: true, amount_refunded: 2_500 });
  });

  it('refunds.create: gives parts back until nothing is left', async () => {
    const { id } = await pay(under.stripe, 2_500);
    const refund = (amount?: number) => under.stripe.refunds.create({ payment_intent: id, amount });
    await refund(1_000);
    expect(await chargeOf(id)).toMatchObject({ refunded: false, amount_refunded: 1_000 });
    expect(await refusalOf(refund(1_501))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param: 'amount',
      message: expect.stringContaining('Refund amount ($15.01) is greater than unrefunded amount'),
    });
    expect(await refund()).toMatchObject({ amount: 1_500 });
    expect(await refusalOf(refund(1))).toMatchObject({ code: 'charge_already_refunded' });
    expect(await chargeOf(id)).toMatchObject({ refunded: true, amount_refunded: 2_500 });
  });

  it('refunds.create: gives back in a currency without cents', async () => {
    const { id } = await pay(under.stripe, 1_230, { currency: 'jpy' });
    expect(await refusalOf(under.stripe.refunds.create({ payment_intent: id, amount: 1_231 }))).toMatchObject(
      {
        message: expect.stringContaining('(¥1,231)'),
      },
    );
    expect(await under.stripe.refunds.create({ payment_intent: id, amount: 30 })).toMatchObject({
      amount: 30,
      currency: 'jpy',
    });
  });

  it('refunds.create: gives nothing back of what was not paid', async () => {
    const { id } = await under.stripe.paymentIntents.create({
      amount: 2_500,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    });
    expect(await refusalOf(under.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
  });

  it('refunds.retrieve, refunds.list, refunds.update: is found by its payment, with its metadata', async () => {
    const { id: intent } = await pay(under.stripe, 2_500);
    const first = await under.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    const second = await under.stripe.refunds.create({ payment_intent: intent, amount: 200 });
    await under.stripe.refunds.update(first.id, { metadata: { approved: 'by Ann' } });
    expect(await under.stripe.refunds.retrieve(first.id)).toMatchObject({ metadata: { approved: 'by Ann' } });
    const { data } = await under.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('balanceTransactions.retrieve: takes the amount from the balance, and no fee', async () => {
    const { id } = await pay(under.stripe, 2_500);
    const { balance_transaction: moved } = await under.stripe.refunds.create({
      payment_intent: id,
      amount: 700,
    });
    expect(await under.stripe.balanceTransactions.retrieve(idOf(moved))).toMatchObject({
      type: 'refund',
      amount: -700,
      fee: 0,
      net: -700,
    });
  });

  itInPractice(NEEDS_CONTROL, 'events.list: may come back from the bank days later', async () => {
    const { id } = await pay(under.stripe, 2_500);
    const refund = await under.stripe.refunds.create({ payment_intent: id });
    await under.practice().control(`refunds/${refund.id}/fail`);
    expect(await under.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
    });
    expect(await chargeOf(id)).toMatchObject({ refunded: false, amount_refunded: 0 });
    const { data } = await under.stripe.events.list({ type: 'refund.failed' });
    expect(data).toMatchObject([{ data: { object: { id: refund.id } } }]);
  });
});
