import type Stripe from 'stripe';
import { CARDS, open, payOnPage } from './buyer';
import { connect, idOf, itInPractice, NEEDS_PAGE, type ProviderUnderTest } from './provider-under-test';

describe('a payment link', () => {
  let under: ProviderUnderTest;
  beforeAll(async () => void (under = await connect()));
  afterAll(() => under.stop());

  const link = (more: Partial<Stripe.PaymentLinkCreateParams> = {}): Promise<Stripe.PaymentLink> =>
    under.stripe.paymentLinks.create({
      line_items: [
        {
          quantity: 2,
          price_data: { currency: 'usd', unit_amount: 1_500, product_data: { name: 'Shirt' } },
        },
      ],
      ...more,
    });

  const follow = async (url: string): Promise<string> =>
    new URL((await open(url)).leadsTo ?? '', url).toString();

  it('paymentLinks.create, paymentLinks.retrieve: has an address and what it sells', async () => {
    const { id, url } = await link({ metadata: { shop: 'owls' } });
    expect(url).toMatch(/^https?:/);
    expect(await under.stripe.paymentLinks.retrieve(id, { expand: ['line_items'] })).toMatchObject({
      active: true,
      metadata: { shop: 'owls' },
      line_items: { data: [{ description: 'Shirt', quantity: 2, amount_total: 3_000 }] },
    });
  });

  it('paymentLinks.update, paymentLinks.list: is closed, and its metadata changed key by key', async () => {
    const { id } = await link({ metadata: { shop: 'owls', season: '1' } });
    const closed = await under.stripe.paymentLinks.update(id, { active: false, metadata: { season: '' } });
    expect(closed).toMatchObject({ active: false });
    expect(closed.metadata).toEqual({ shop: 'owls' });
    const { data } = await under.stripe.paymentLinks.list({ active: true, limit: 100 });
    expect(data.map((one) => one.id)).not.toContain(id);
  });

  itInPractice(NEEDS_PAGE, 'page: gives everybody who follows it a checkout of their own', async () => {
    const { id, url } = await link({ metadata: { shop: 'owls' } });
    const [first, second] = [await follow(url), await follow(url)];
    expect(first).not.toBe(second);
    expect((await payOnPage(first, CARDS.succeeds)).status).toBe(303);
    const { data } = await under.stripe.checkout.sessions.list({ payment_link: id, status: 'complete' });
    expect(data).toMatchObject([{ amount_total: 3_000, payment_status: 'paid', metadata: { shop: 'owls' } }]);
    expect(idOf(data[0]?.payment_link)).toBe(id);
  });

  itInPractice(NEEDS_PAGE, 'page: sells no more than its limit, and nothing when it is closed', async () => {
    const { id, url } = await link({ restrictions: { completed_sessions: { limit: 1 } } });
    await payOnPage(await follow(url), CARDS.succeeds);
    expect((await under.stripe.paymentLinks.retrieve(id)).restrictions).toEqual({
      completed_sessions: { count: 1, limit: 1 },
    });
    expect((await open(url)).status).toBe(410);
    const other = await link({ inactive_message: 'The shop is closed.' });
    await under.stripe.paymentLinks.update(other.id, { active: false });
    expect((await open(other.url)).text).toContain('The shop is closed.');
  });
});
