import { connect, idOf, pay, refusalOf, type ProviderUnderTest } from './provider-under-test';

describe('a payment without a page', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  it('paymentIntents.create: takes the money at once from a card that succeeds', async () => {
    const intent = await pay(under.stripe, 2_500, { description: 'Fee', metadata: { fee: '7' } });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2_500, metadata: { fee: '7' } });
  });

  it('charges.retrieve, paymentIntents.create: shows four digits of the card and what was taken', async () => {
    const intent = await pay(under.stripe, 2_500);
    expect(await under.stripe.charges.retrieve(idOf(intent.latest_charge))).toMatchObject({
      paid: true,
      captured: true,
      amount_captured: 2_500,
      amount_refunded: 0,
      payment_intent: intent.id,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
  ])('paymentIntents.create: is refused with a card error for %s', async (method, decline, message) => {
    const refusal = await refusalOf(pay(under.stripe, 2_500, { payment_method: method }));
    expect(refusal).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: decline,
      message,
      payment_intent: { status: 'requires_payment_method', amount_received: 0 },
    });
  });

  it('charges.list: knows a declined try, of which no money came', async () => {
    const refusal = await refusalOf(
      pay(under.stripe, 2_500, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    const { data } = await under.stripe.charges.list({ payment_intent: refusal.payment_intent?.id });
    expect(data).toMatchObject([
      { status: 'failed', paid: false, failure_code: 'card_declined', balance_transaction: null },
    ]);
  });

  it('paymentIntents.create: waits for 3-D Secure where the card asks for it', async () => {
    const intent = await pay(under.stripe, 2_500, {
      payment_method: 'pm_card_authenticationRequiredOnSetup',
    });
    expect(intent).toMatchObject({ status: 'requires_action', amount_received: 0, latest_charge: null });
    expect(intent.next_action).not.toBeNull();
  });

  it('paymentIntents.create: is refused where nobody is there to confirm', async () => {
    const refusal = await refusalOf(
      pay(under.stripe, 2_500, {
        payment_method: 'pm_card_authenticationRequiredOnSetup',
        error_on_requires_action: true,
      }),
    );
    expect(refusal).toMatchObject({ type: 'StripeCardError', code: 'authentication_required' });
  });

  it('paymentIntents.confirm, paymentIntents.retrieve: takes the money later, also after a declined card', async () => {
    const { id, status } = await under.stripe.paymentIntents.create({
      amount: 2_500,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    });
    expect(status).toBe('requires_payment_method');
    await refusalOf(
      under.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    expect(await under.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
    });
    const paid = await under.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('paymentIntents.confirm: takes no money twice', async () => {
    const { id } = await pay(under.stripe, 2_500);
    const refusal = await refusalOf(
      under.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    );
    expect(refusal).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  it('paymentIntents.cancel: ends what is not paid, and nothing else', async () => {
    const { id } = await under.stripe.paymentIntents.create({
      amount: 2_500,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    });
    const canceled = await under.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const paid = await pay(under.stripe, 2_500);
    expect(await refusalOf(under.stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('paymentIntents.list: begins with the newest', async () => {
    const made = [(await pay(under.stripe, 1_000)).id, (await pay(under.stripe, 2_000)).id];
    const { data } = await under.stripe.paymentIntents.list({ limit: 20 });
    expect(data.map(({ id }) => id).filter((id) => made.includes(id))).toEqual([...made].reverse());
  });

  it('paymentIntents.create: takes a currency without cents in whole units', async () => {
    const intent = await pay(under.stripe, 1_230, { currency: 'jpy' });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1_230, currency: 'jpy' });
  });

  it.each([
    [{ amount: 1 }, 'amount_too_small'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
  ])('paymentIntents.create: is refused for %j', async ({ amount }, code) => {
    expect(await refusalOf(pay(under.stripe, amount))).toMatchObject({ statusCode: 400, code });
  });
});
