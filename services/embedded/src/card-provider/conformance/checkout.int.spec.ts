import { authenticate, CARDS, checkout, open, payOnPage } from './buyer';
import {
  connect,
  DAY_MS,
  idOf,
  itInPractice,
  NEEDS_CLOCK,
  NEEDS_PAGE,
  refusalOf,
  type ProviderUnderTest,
} from './provider-under-test';

describe('a checkout', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const stateOf = async (id: string) => {
    const session = await under.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    return {
      status: session.status,
      paid: session.payment_status,
      intent: typeof session.payment_intent === 'string' ? null : session.payment_intent,
    };
  };

  it('checkout.sessions.create: is opened at an address of its own, for a day, and nothing is paid yet', async () => {
    const session = await checkout(under.stripe, 12_300, {
      client_reference_id: 'fee-7',
      metadata: { team: 'owls' },
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 12_300,
      currency: 'usd',
      client_reference_id: 'fee-7',
      metadata: { team: 'owls' },
      livemode: false,
    });
    expect(session.url).toContain(session.id);
    expect(session.expires_at - session.created).toBe(DAY_MS / 1_000);
  });

  it('checkout.sessions.create: may end earlier, but not within half an hour', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const session = await checkout(under.stripe, 1_000, { expires_at: now + 3_600 });
    expect(session.expires_at).toBe(now + 3_600);
    const refusal = await refusalOf(checkout(under.stripe, 1_000, { expires_at: now + 600 }));
    expect(refusal).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param: 'expires_at',
    });
  });

  it('checkout.sessions.retrieve, checkout.sessions.listLineItems: tell what is bought', async () => {
    const { id } = await checkout(under.stripe, 4_500);
    const items = await under.stripe.checkout.sessions.listLineItems(id);
    expect(items.data).toMatchObject([{ description: 'Team fee', quantity: 1, amount_total: 4_500 }]);
    const whole = await under.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
    expect(whole.line_items?.data).toMatchObject([
      { description: 'Team fee', price: { unit_amount: 4_500 } },
    ]);
  });

  it('checkout.sessions.list: begins with the newest', async () => {
    const [first, second] = [await checkout(under.stripe, 1_000), await checkout(under.stripe, 2_000)];
    const { data } = await under.stripe.checkout.sessions.list({ limit: 20 });
    const ids = data.map(({ id }) => id).filter((id) => [first.id, second.id].includes(id));
    expect(ids).toEqual([second.id, first.id]);
  });

  it('checkout.sessions.expire: ends it once', async () => {
    const { id } = await checkout(under.stripe, 1_000);
    expect(await under.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await refusalOf(under.stripe.checkout.sessions.expire(id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
  });

  itInPractice(NEEDS_PAGE, 'page: says in large letters on its page that no money moves', async () => {
    const { url } = await checkout(under.stripe, 12_300);
    const { status, text } = await open(url ?? '');
    expect(status).toBe(200);
    expect(text).toContain('<p class="practice">Practice payment. No money moves.</p>');
    expect(text).toMatch(/\.practice \{[^}]*font-size: 1\.75rem/);
    expect(text).toContain('Pay $123.00');
  });

  itInPractice(NEEDS_PAGE, 'checkout.sessions.retrieve: is complete once a card has paid it', async () => {
    const { id, url } = await checkout(under.stripe, 12_300, {
      payment_intent_data: { metadata: { fee: '7' } },
    });
    const step = await payOnPage(url, CARDS.succeeds);
    expect(step).toMatchObject({ status: 303, leadsTo: `https://club.example.org/paid?session=${id}` });
    expect(await stateOf(id)).toMatchObject({
      status: 'complete',
      paid: 'paid',
      intent: { status: 'succeeded', amount_received: 12_300, metadata: { fee: '7' } },
    });
  });

  itInPractice(NEEDS_PAGE, 'charges.list: is paid once, however often the button is pressed', async () => {
    const { id, url } = await checkout(under.stripe, 12_300);
    const steps = await Promise.all([payOnPage(url, CARDS.succeeds), payOnPage(url, CARDS.succeeds)]);
    expect(steps.map(({ status }) => status)).toEqual([303, 303]);
    const { intent } = await stateOf(id);
    const { data } = await under.stripe.charges.list({ payment_intent: intent?.id });
    expect(data).toHaveLength(1);
  });

  itInPractice(
    NEEDS_PAGE,
    'page: stays open when the card is declined, and is paid with another',
    async () => {
      const { id, url } = await checkout(under.stripe, 12_300);
      const declined = await payOnPage(url, CARDS.isDeclined);
      expect(declined).toMatchObject({ status: 402, leadsTo: null });
      expect(declined.text).toContain('Your card was declined.');
      expect(await stateOf(id)).toMatchObject({
        status: 'open',
        paid: 'unpaid',
        intent: { last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' } },
      });
      await payOnPage(url, CARDS.succeeds);
      expect(await stateOf(id)).toMatchObject({ paid: 'paid', intent: { last_payment_error: null } });
    },
  );

  itInPractice(NEEDS_PAGE, 'page: says when a card has insufficient funds', async () => {
    const { id, url } = await checkout(under.stripe, 12_300);
    expect((await payOnPage(url, CARDS.lacksFunds)).text).toContain('Your card has insufficient funds.');
    expect(await stateOf(id)).toMatchObject({
      paid: 'unpaid',
      intent: { last_payment_error: { decline_code: 'insufficient_funds' } },
    });
  });

  itInPractice(
    NEEDS_PAGE,
    'page: waits for the confirmation of 3-D Secure, and is paid with it',
    async () => {
      const { id, url } = await checkout(under.stripe, 12_300);
      const asked = await payOnPage(url, CARDS.asksForConfirmation);
      expect(asked).toMatchObject({ status: 303, leadsTo: `/c/pay/${id}/authenticate` });
      expect(await stateOf(id)).toMatchObject({ paid: 'unpaid', intent: { status: 'requires_action' } });
      expect((await authenticate(url, 'completed')).leadsTo).toContain('https://club.example.org/paid');
      expect(await stateOf(id)).toMatchObject({ paid: 'paid', intent: { status: 'succeeded' } });
    },
  );

  itInPractice(NEEDS_PAGE, 'page: takes no money when 3-D Secure fails', async () => {
    const { id, url } = await checkout(under.stripe, 12_300);
    await payOnPage(url, CARDS.asksForConfirmation);
    expect((await authenticate(url, 'failed')).status).toBe(402);
    expect(await stateOf(id)).toMatchObject({
      status: 'open',
      paid: 'unpaid',
      intent: { last_payment_error: { code: 'payment_intent_authentication_failure' } },
    });
  });

  itInPractice(NEEDS_PAGE, 'page: neither keeps nor shows a number that is no practice card', async () => {
    const { id, url } = await checkout(under.stripe, 12_300);
    const { status, text } = await payOnPage(url, '5105 1051 0510 5100');
    expect(status).toBe(402);
    expect(text).toContain('do not type the number of a real card');
    expect(text).not.toContain('5105');
    expect((await stateOf(id)).intent).toBeNull();
  });

  itInPractice(
    NEEDS_PAGE,
    'page: shows what is bought as text, and is framed and styled by nobody',
    async () => {
      const { url } = await checkout(under.stripe, 1_000, {
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: 1_000,
              product_data: { name: '<script>alert("1")</script>' },
            },
          },
        ],
      });
      const answer = await fetch(url ?? '');
      expect(await answer.text()).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/club\.example\.org; .*frame-ancestors 'none'$/,
      );
    },
  );

  it('checkout.sessions.create: leads nowhere but to pages', async () => {
    const refusal = await refusalOf(checkout(under.stripe, 1_000, { success_url: 'javascript:alert(1)' }));
    expect(refusal).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
  });

  itInPractice(NEEDS_PAGE, 'page: shows an amount in a currency without cents', async () => {
    const { url, amount_total: total } = await checkout(under.stripe, 12_300, {}, 'jpy');
    expect(total).toBe(12_300);
    expect((await open(url ?? '')).text).toContain('Pay ¥12,300');
  });

  itInPractice(NEEDS_PAGE, 'customers.retrieve: makes a customer where one is wanted', async () => {
    const { id, url } = await checkout(under.stripe, 1_000, { customer_creation: 'always' });
    await payOnPage(url, CARDS.succeeds, 'ann@example.org');
    const { customer, customer_details: details } = await under.stripe.checkout.sessions.retrieve(id);
    expect(details).toMatchObject({ email: 'ann@example.org' });
    expect(await under.stripe.customers.retrieve(idOf(customer))).toMatchObject({ email: 'ann@example.org' });
  });

  itInPractice(NEEDS_CLOCK, 'events.list: runs out after a day, and its payment with it', async () => {
    const { id, url } = await checkout(under.stripe, 12_300);
    await payOnPage(url, CARDS.isDeclined);
    under.practice().pass(DAY_MS + 1_000);
    expect((await payOnPage(url, CARDS.succeeds)).status).toBe(410);
    expect(await stateOf(id)).toMatchObject({
      status: 'expired',
      paid: 'unpaid',
      intent: { status: 'canceled' },
    });
    const { data } = await under.stripe.events.list({ type: 'checkout.session.expired' });
    expect(data.map((event) => (event.data.object as { id: string }).id)).toContain(id);
  });
});
