import { authenticate, CARDS, checkout, payOnPage } from './buyer';
import { connect, idOf, itInPractice, pay, refusalOf, type ProviderUnderTest } from './provider-under-test';

describe('a customer', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const withCard = async (method: string) => {
    const { id } = await under.stripe.customers.create({ email: 'ann@example.org' });
    const intent = await pay(under.stripe, 2_500, {
      customer: id,
      payment_method: method,
      setup_future_usage: 'off_session',
    });
    return { customer: id, card: idOf(intent.payment_method) };
  };

  it('customers.create, customers.retrieve: are kept with what the caller gives them', async () => {
    const person = { email: 'ann@example.org', name: 'Ann', metadata: { person: '1' } };
    const { id } = await under.stripe.customers.create(person);
    expect(await under.stripe.customers.retrieve(id)).toMatchObject(person);
  });

  it('customers.list: are found by their address', async () => {
    const email = `ann+${Date.now()}@example.org`;
    const { id } = await under.stripe.customers.create({ email });
    await under.stripe.customers.create({ email: 'other@example.org' });
    expect((await under.stripe.customers.list({ email })).data).toMatchObject([{ id }]);
  });

  it('paymentMethods.list, paymentMethods.retrieve: have the card that was kept for later', async () => {
    const { customer, card } = await withCard('pm_card_visa');
    const { data } = await under.stripe.paymentMethods.list({ customer, type: 'card' });
    expect(data).toMatchObject([{ id: card, card: { last4: '4242' } }]);
    expect(await under.stripe.paymentMethods.retrieve(card)).toMatchObject({ customer });
  });

  it('paymentIntents.create: are charged later, when they are not there', async () => {
    const { customer, card } = await withCard('pm_card_visa');
    const later = await pay(under.stripe, 5_000, { customer, payment_method: card, off_session: true });
    expect(later).toMatchObject({ status: 'succeeded', amount_received: 5_000 });
    const { data } = await under.stripe.paymentIntents.list({ customer });
    expect(data.map(({ amount }) => amount)).toEqual([5_000, 2_500]);
  });

  it('paymentIntents.create: are charged with nobody else’s card, and with none that was not kept', async () => {
    const { card } = await withCard('pm_card_visa');
    const { id } = await under.stripe.customers.create();
    expect(await refusalOf(pay(under.stripe, 2_500, { customer: id, payment_method: card }))).toMatchObject({
      type: 'StripeInvalidRequestError',
    });
    const once = idOf((await pay(under.stripe, 2_500)).payment_method);
    expect(await refusalOf(pay(under.stripe, 2_500, { payment_method: once }))).toMatchObject({
      type: 'StripeInvalidRequestError',
    });
  });

  itInPractice(
    'Stripe may decline this card already while its owner is there',
    'paymentIntents.create: are told later of a card that is declined when they are not there',
    async () => {
      const { customer, card } = await withCard('pm_card_chargeCustomerFail');
      const refusal = await refusalOf(
        pay(under.stripe, 5_000, { customer, payment_method: card, off_session: true }),
      );
      expect(refusal).toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
    },
  );

  itInPractice(
    'a card can only be confirmed on a page',
    'paymentIntents.create: are told that somebody has to be there, of a card that asks every time',
    async () => {
      const session = await checkout(under.stripe, 2_500, {
        customer_creation: 'always',
        payment_intent_data: { setup_future_usage: 'off_session' },
      });
      await payOnPage(session.url, CARDS.alwaysAsks);
      await authenticate(session.url, 'completed');
      const paid = await under.stripe.checkout.sessions.retrieve(session.id);
      const customer = idOf(paid.customer);
      const { data } = await under.stripe.paymentMethods.list({ customer, type: 'card' });
      const refusal = await refusalOf(
        pay(under.stripe, 5_000, { customer, payment_method: data[0]?.id, off_session: true }),
      );
      expect(refusal).toMatchObject({
        ...{ type: 'StripeCardError', code: 'authentication_required' },
        payment_intent: { status: 'requires_payment_method', amount_received: 0 },
      });
    },
  );

  it('paymentMethods.detach: are charged no more with a card that was taken away', async () => {
    const { customer, card } = await withCard('pm_card_visa');
    await under.stripe.paymentMethods.detach(card);
    expect((await under.stripe.paymentMethods.list({ customer, type: 'card' })).data).toEqual([]);
    const refusal = await refusalOf(
      pay(under.stripe, 2_500, { customer, payment_method: card, off_session: true }),
    );
    expect(refusal).toMatchObject({ statusCode: 400 });
  });
});
