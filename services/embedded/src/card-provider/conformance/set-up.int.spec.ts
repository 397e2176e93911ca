import type Stripe from 'stripe';
import { authenticate, CARDS, open, payOnPage } from './buyer';
import {
  connect,
  DAY_MS,
  idOf,
  itInPractice,
  NEEDS_CLOCK,
  NEEDS_PAGE,
  pay,
  refusalOf,
  type ProviderUnderTest,
} from './provider-under-test';

describe('a checkout in which a card is set up', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const setUp = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    under.stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'usd',
      customer_creation: 'always',
      success_url: 'https://club.example.org/kept',
      cancel_url: 'https://club.example.org/back',
      ...more,
    });
  const stateOf = async (id: string) => {
    const expand = ['setup_intent.payment_method', 'payment_intent'];
    const { setup_intent: intent, ...session } = await under.stripe.checkout.sessions.retrieve(id, {
      expand,
    });
    return { ...session, intent: typeof intent === 'string' ? null : intent };
  };
  const kept = async (card: string) => {
    const { id, url } = await setUp();
    expect((await payOnPage(url, card)).status).toBe(303);
    const { customer, intent } = await stateOf(id);
    return { customer: idOf(customer), payment_method: idOf(intent?.payment_method) };
  };

  it('checkout.sessions.create: has no amount and nothing to be paid', async () => {
    const session = await setUp({ metadata: { team: 'owls' }, allowed_payment_method_types: ['card'] });
    expect(session).toMatchObject({
      ...{ object: 'checkout.session', mode: 'setup', status: 'open', metadata: { team: 'owls' } },
      ...{ payment_status: 'no_payment_required', amount_total: null, payment_intent: null },
    });
    expect(session.url).toContain(session.id);
    expect(session.expires_at - session.created).toBe(DAY_MS / 1_000);
  });

  it('checkout.sessions.create: needs a currency or the kinds of cards, and takes nothing to buy', async () => {
    const without = under.stripe.checkout.sessions.create({
      mode: 'setup',
      success_url: 'https://club.example.org/kept',
    });
    expect(await refusalOf(without)).toMatchObject({ statusCode: 400, param: 'currency' });
    const data = { payment_intent_data: { description: 'Team fee' } };
    expect(await refusalOf(setUp(data))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
  });

  itInPractice(NEEDS_PAGE, 'page: says plainly that nothing is charged now', async () => {
    const { status, text } = await open((await setUp()).url ?? '');
    expect(status).toBe(200);
    expect(text).toContain('<p class="practice">Practice payment. No money moves.</p>');
    expect(text).toContain('Nothing is charged now.');
    expect(text).not.toContain('>Pay');
  });

  itInPractice(
    NEEDS_PAGE,
    'setupIntents.retrieve: keeps the card with a customer of its own, and takes no money',
    async () => {
      const { id, url } = await setUp({ setup_intent_data: { metadata: { fee: '7' }, description: 'Rest' } });
      const step = await payOnPage(url, CARDS.succeeds, 'ann@example.org');
      expect(step).toMatchObject({ status: 303, leadsTo: 'https://club.example.org/kept' });
      const { intent, ...session } = await stateOf(id);
      expect(session).toMatchObject({ status: 'complete', payment_status: 'no_payment_required', url: null });
      const method = intent?.payment_method;
      expect(method).toMatchObject({ card: { last4: '4242' }, customer: idOf(session.customer) });
      const customer = idOf(session.customer);
      expect(await under.stripe.customers.retrieve(customer)).toMatchObject({ email: 'ann@example.org' });
      expect(await under.stripe.setupIntents.retrieve(intent?.id ?? '')).toMatchObject({
        ...{ status: 'succeeded', usage: 'off_session', metadata: { fee: '7' }, description: 'Rest' },
        ...{ customer, payment_method: idOf(method) },
      });
      expect((await under.stripe.charges.list({ customer })).data).toEqual([]);
      // A second press leads on as the first did.
      expect((await payOnPage(url, CARDS.succeeds)).leadsTo).toBe('https://club.example.org/kept');
    },
  );

  itInPractice(NEEDS_PAGE, 'paymentIntents.create: is charged later without its owner', async () => {
    const later = { ...(await kept(CARDS.succeeds)), off_session: true } as const;
    expect(await pay(under.stripe, 5_000, later)).toMatchObject({ status: 'succeeded' });
  });

  itInPractice(
    NEEDS_PAGE,
    'page: stays open when the card is declined, and is done with another',
    async () => {
      const { id, url } = await setUp();
      const declined = await payOnPage(url, CARDS.isDeclined);
      expect(declined).toMatchObject({ status: 402, leadsTo: null });
      expect(declined.text).toContain('Your card was declined.');
      expect(await stateOf(id)).toMatchObject({
        ...{ status: 'open', customer: null },
        intent: { status: 'requires_payment_method', last_setup_error: { code: 'card_declined' } },
      });
      await payOnPage(url, CARDS.succeeds);
      expect(await stateOf(id)).toMatchObject({ status: 'complete', intent: { last_setup_error: null } });
    },
  );

  itInPractice(NEEDS_PAGE, 'page: waits for the confirmation of 3-D Secure', async () => {
    const { id, url } = await setUp();
    const asked = await payOnPage(url, CARDS.asksForConfirmation);
    expect(asked).toMatchObject({ status: 303, leadsTo: `/c/pay/${id}/authenticate` });
    expect(await stateOf(id)).toMatchObject({ status: 'open', intent: { status: 'requires_action' } });
    expect((await open(`${url ?? ''}/authenticate`)).text).toContain('confirm this card');
    expect((await authenticate(url, 'failed')).status).toBe(402);
    expect(await stateOf(id)).toMatchObject({
      intent: { last_setup_error: { code: 'setup_intent_authentication_failure' } },
    });
    await payOnPage(url, CARDS.asksForConfirmation);
    expect((await authenticate(url, 'completed')).leadsTo).toBe('https://club.example.org/kept');
    const { customer, intent } = await stateOf(id);
    const later = { customer: idOf(customer), payment_method: idOf(intent?.payment_method) };
    // Set up once, it is charged without being asked again.
    const charged = await pay(under.stripe, 5_000, { ...later, off_session: true });
    expect(charged).toMatchObject({ status: 'succeeded' });
  });

  it('checkout.sessions.expire: keeps no card any more', async () => {
    const { id } = await setUp();
    expect(await under.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  });

  itInPractice(NEEDS_CLOCK, 'events.list: tells what was kept, declined and left', async () => {
    const { url } = await setUp();
    const left = await setUp();
    await payOnPage(url, CARDS.isDeclined);
    await payOnPage(url, CARDS.succeeds);
    under.practice().pass(DAY_MS + 1_000);
    expect((await payOnPage(left.url, CARDS.succeeds)).status).toBe(410);
    const types = new Set((await under.stripe.events.list({ limit: 50 })).data.map(({ type }) => type));
    for (const told of [
      ...['setup_intent.setup_failed', 'setup_intent.succeeded', 'checkout.session.completed'],
      ...['setup_intent.canceled', 'checkout.session.expired'],
    ])
      expect([...types]).toContain(told);
  });
});
