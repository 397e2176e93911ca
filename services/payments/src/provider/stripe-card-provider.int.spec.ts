import { CARDS, startPracticeCards, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import {
  CardProviderRefused,
  CardProviderUnavailable,
  type CheckoutOrder,
  type SetupOrder,
} from './card-provider';
import { StripeCardProvider } from './stripe-card-provider';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const MUCH_LATER = '2999-01-01T00:00:00.000Z';

const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
};
const thrownBy = (tried: Promise<unknown>): Promise<unknown> =>
  tried.then(
    () => null,
    (error: unknown) => error,
  );

describe('the card provider', () => {
  let practice: PracticeCards;
  let cards: StripeCardProvider;
  let count = 0;

  beforeAll(async () => {
    practice = await startPracticeCards();
    cards = new StripeCardProvider(practice);
  });
  afterAll(() => practice.stop());

  const order = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => {
    count += 1;
    return {
      paymentId: `p${count}`,
      invoiceId: `i${count}`,
      ...{ accountId: 'a1', linkId: null, surchargeMinor: 0 },
      amountMinor: 12_300,
      currency: 'USD',
      title: 'Team fee',
      description: 'Tuesday league, spring',
      returnUrl: 'https://club.example.org/teams/t1?tab=dues',
      ...more,
    };
  };
  const paid = async (more: Partial<CheckoutOrder> = {}) => {
    const placed = order(more);
    const { sessionId, url } = await cards.openCheckout(placed);
    expect(await practice.pay(url)).toBe(303);
    const news = await cards.checkout(sessionId);
    if (!news?.intentId || !news.chargeId) throw new Error('it was not paid');
    return { ...placed, sessionId, intentId: news.intentId, chargeId: news.chargeId };
  };

  describe('a checkout', () => {
    it('is open until somebody pays, at an address of the provider', async () => {
      const { paymentId, invoiceId, ...rest } = order();
      const { sessionId, url, expiresAt } = await cards.openCheckout({ paymentId, invoiceId, ...rest });
      expect(url).toContain(practice.url);
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
      expect(await cards.checkout(sessionId)).toEqual({
        kind: 'checkout',
        invoiceId,
        paymentId,
        ...{ accountId: 'a1', linkId: null, surchargeMinor: 0 },
        sessionId,
        outcome: 'open',
        intentId: null,
        chargeId: null,
        amountMinor: 12_300,
        feeMinor: 0,
        currency: 'USD',
        declined: null,
        url,
        card: null,
      });
    });

    it('is the same one when it is asked for again, and another order with its id is refused', async () => {
      const placed = order();
      const first = await cards.openCheckout(placed);
      expect(await cards.openCheckout(placed)).toEqual(first);
      const changed = await thrownBy(cards.openCheckout({ ...placed, amountMinor: 1_000 }));
      expect(changed).toBeInstanceOf(CardProviderRefused);
    });

    it('is paid, with what the provider keeps of it', async () => {
      const { sessionId } = await paid();
      expect(await cards.checkout(sessionId)).toMatchObject({
        outcome: 'paid',
        feeMinor: 387,
        intentId: expect.stringMatching(/^pi_/),
        chargeId: expect.stringMatching(/^ch_/),
        url: null,
      });
    });

    it('says what it was ordered with, for who has nothing of it any more', async () => {
      const said = { accountId: null, linkId: 'k1', surchargeMinor: 387 };
      const { sessionId } = await paid(said);
      expect(await cards.checkout(sessionId)).toMatchObject({ ...said, outcome: 'paid' });
    });

    it('leads back with the id of the payment', async () => {
      const placed = order();
      const { url } = await cards.openCheckout(placed);
      const page = await (await fetch(url)).text();
      expect(page).toContain(`tab=dues&amp;left=${placed.paymentId}`);
      const body = new URLSearchParams({ card: CARDS.succeeds, email: '', outcome: '' });
      const answer = await fetch(url, { method: 'POST', redirect: 'manual', body });
      expect(answer.headers.get('location')).toBe(`${placed.returnUrl}&paid=${placed.paymentId}`);
    });

    it.each([
      [CARDS.isDeclined, 'generic_decline'],
      [CARDS.lacksFunds, 'insufficient_funds'],
    ])('says why a card was declined, and can be paid with another (%s)', async (card, declined) => {
      const { sessionId, url } = await cards.openCheckout(order());
      expect(await practice.pay(url, card)).toBe(402);
      expect(await cards.checkout(sessionId)).toMatchObject({ outcome: 'declined', declined, url });
      await practice.pay(url);
      expect(await cards.checkout(sessionId)).toMatchObject({ outcome: 'paid', declined: null });
    });

    it('ends once', async () => {
      const { sessionId } = await cards.openCheckout(order());
      expect(await cards.endCheckout(sessionId)).toBe('ended');
      expect(await cards.endCheckout(sessionId)).toBe('over');
      expect(await cards.checkout(sessionId)).toMatchObject({ outcome: 'expired', url: null });
    });

    it('does not end when it was paid a moment before', async () => {
      const { sessionId } = await paid();
      expect(await cards.endCheckout(sessionId)).toBe('paid');
    });

    it('keeps the card for later where that was ordered, and else none', async () => {
      const { sessionId } = await paid({ saveCard: true });
      expect(await cards.checkout(sessionId)).toMatchObject({
        outcome: 'paid',
        card: { brand: 'visa', last4: '4242', customerId: expect.stringMatching(/^cus_/) },
      });
      expect(await cards.checkout((await paid()).sessionId)).toMatchObject({ outcome: 'paid', card: null });
    });

    it('takes yen as they are', async () => {
      const { sessionId } = await paid({ amountMinor: 5_000, currency: 'JPY' });
      expect(await cards.checkout(sessionId)).toMatchObject({ amountMinor: 5_000, currency: 'JPY' });
    });
  });

  describe('a card that is kept', () => {
    const kept = async (card: string = CARDS.succeeds) => {
      const { sessionId, url } = await cards.openCheckout(order({ saveCard: true }));
      await practice.pay(url, card);
      if (card === CARDS.alwaysAsks) await practice.confirm(url);
      const method = (await cards.checkout(sessionId))?.card;
      if (!method) throw new Error('it was not kept');
      const { paymentId, invoiceId, ...rest } = order();
      return { ...rest, ...method, invoiceId, paymentId: `${paymentId}.first.1` };
    };

    it('is charged without its owner, once however often it is asked', async () => {
      const placed = await kept();
      expect(await cards.chargeOf(placed.customerId, placed.paymentId)).toBeNull();
      const first = await cards.chargeKept(placed);
      expect(first).toMatchObject({
        ...{ kind: 'charge', outcome: 'paid', paymentId: placed.paymentId, invoiceId: placed.invoiceId },
        ...{ amountMinor: 12_300, feeMinor: 387, currency: 'USD', declined: null },
      });
      expect(await cards.chargeKept(placed)).toEqual(first);
      // A key of the provider would not know it any more, and a new one would charge again.
      const other = new StripeCardProvider(practice);
      expect(await other.chargeKept({ ...placed, title: 'Another title' })).toEqual(first);
      expect(await cards.newsOf('payment_intent.succeeded', first.intentId)).toEqual(first);
      expect(await cards.newsOf('charge.succeeded', first.chargeId ?? '')).toEqual(first);
    });

    it.each([
      [CARDS.failsLater, 'generic_decline'],
      [CARDS.alwaysAsks, 'authentication_required'],
    ])('has why it was declined as its news (%s)', async (card, declined) => {
      const placed = await kept(card);
      const news = await cards.chargeKept(placed);
      expect(news).toMatchObject({ outcome: 'declined', declined, feeMinor: 0 });
      expect(await cards.chargeKept(placed)).toEqual(news);
    });

    it('is forgotten, however often, and is charged no more', async () => {
      const placed = await kept();
      await cards.forgetCard(placed.methodId);
      await cards.forgetCard(placed.methodId);
      expect(await thrownBy(cards.chargeKept(placed))).toBeInstanceOf(CardProviderRefused);
      expect(await thrownBy(cards.forgetCard('pm_unknown'))).toBeNull();
    });
  });

  describe('a card that is left without paying', () => {
    const leaving = (more: Partial<SetupOrder> = {}): SetupOrder => {
      count += 1;
      return {
        cardId: `c${count}`,
        invoiceId: `i${count}`,
        accountId: 'a1',
        title: 'Team fee',
        returnUrl: 'https://club.example.org/teams/t1?tab=dues',
        ...more,
      };
    };
    const newsOf = (sessionId: string) => cards.newsOf('checkout.session.completed', sessionId);

    it('is waited for at a page of the provider, the same one when it is asked for again', async () => {
      const placed = leaving();
      const { cardId, invoiceId } = placed;
      const opened = await cards.openSetup(placed);
      const { sessionId, url } = opened;
      expect(url).toContain(practice.url);
      expect(await cards.openSetup(placed)).toEqual(opened);
      expect(await thrownBy(cards.openSetup({ ...placed, title: 'Other' }))).toBeInstanceOf(
        CardProviderRefused,
      );
      expect(await newsOf(sessionId)).toEqual({
        ...{ kind: 'setup', invoiceId, cardId, sessionId, outcome: 'open', url, card: null },
      });
      const page = await (await fetch(url)).text();
      expect(page).toContain('Nothing is charged now.');
      expect(page).toContain(`tab=dues&amp;left=${cardId}`);
      expect(await cards.checkout(sessionId)).toBeNull();
    });

    it.each([CARDS.succeeds, CARDS.asksForConfirmation])(
      'is kept, with no movement of money, and charged later (%s)',
      async (card) => {
        const placed = leaving();
        const { sessionId, url } = await cards.openSetup(placed);
        const body = new URLSearchParams({ card, email: '', outcome: '' });
        const answer = await fetch(url, { method: 'POST', redirect: 'manual', body });
        if (card === CARDS.asksForConfirmation) {
          expect(await newsOf(sessionId)).toMatchObject({ outcome: 'open', card: null });
          await practice.confirm(url);
        } else expect(answer.headers.get('location')).toBe(`${placed.returnUrl}&kept=${placed.cardId}`);
        const news = await newsOf(sessionId);
        expect(news).toMatchObject({ kind: 'setup', outcome: 'kept', url: null, card: { brand: 'visa' } });
        const method = news?.kind === 'setup' ? news.card : null;
        if (!method) throw new Error('it was not kept');
        const moved = await all(cards.movements(LONG_AGO, MUCH_LATER));
        expect(moved.map(({ invoiceId }) => invoiceId)).not.toContain(placed.invoiceId);
        const about = { ...order(), invoiceId: placed.invoiceId, paymentId: `${placed.cardId}.first.1` };
        expect(await cards.chargeKept({ ...about, ...method })).toMatchObject({ outcome: 'paid' });
        await cards.forgetCard(method.methodId);
        expect(await newsOf(sessionId)).toMatchObject({ outcome: 'kept', card: null });
      },
    );

    it('is none when it was declined, until another one is there', async () => {
      const { sessionId, url } = await cards.openSetup(leaving());
      expect(await practice.pay(url, CARDS.isDeclined)).toBe(402);
      expect(await newsOf(sessionId)).toMatchObject({ outcome: 'open', url, card: null });
      expect(await practice.pay(url)).toBe(303);
      expect(await newsOf(sessionId)).toMatchObject({ outcome: 'kept' });
      expect(await cards.endCheckout(sessionId)).toBe('paid');
    });

    it('is none when the page was ended', async () => {
      const { sessionId } = await cards.openSetup(leaving());
      expect(await cards.endCheckout(sessionId)).toBe('ended');
      expect(await cards.newsOf('checkout.session.expired', sessionId)).toMatchObject({
        ...{ kind: 'setup', outcome: 'expired', url: null, card: null },
      });
    });

    it('has customers of its own, and is found by the sweep for what nobody has told', async () => {
      const customers = new Set<string>();
      const sessionIds: string[] = [];
      for (const placed of [leaving(), leaving()]) {
        const { sessionId, url } = await cards.openSetup(placed);
        await practice.pay(url);
        const news = await newsOf(sessionId);
        sessionIds.push(sessionId);
        customers.add((news?.kind === 'setup' && news.card?.customerId) || '');
      }
      expect(customers.size).toBe(2);
      const events = await all(cards.eventsSince(new Date(Date.now() - 60_000).toISOString()));
      const told = events.filter(({ objectId }) => sessionIds.includes(objectId));
      expect(told.map(({ type }) => type)).toEqual([
        'checkout.session.completed',
        'checkout.session.completed',
      ]);
      expect(events.map(({ type }) => type).filter((type) => type.startsWith('setup_intent.'))).toEqual([]);
    });
  });

  describe('a refund', () => {
    it('is made once for its id, and found again', async () => {
      const { paymentId, invoiceId, intentId } = await paid();
      const asked = {
        refundId: 'r1',
        invoiceId,
        paymentId,
        accountId: null,
        intentId,
        amountMinor: 2_300,
        currency: 'USD',
      };
      const made = await cards.refund(asked);
      expect(made).toEqual({
        kind: 'refund',
        invoiceId,
        ...{ paymentId, intentId },
        refundId: 'r1',
        providerRefundId: expect.stringMatching(/^re_/),
        state: 'succeeded',
        amountMinor: 2_300,
        currency: 'USD',
      });
      expect(await cards.refund(asked)).toEqual(made);
      // A key of the provider would not know it any more, and a new one would pay again.
      expect(await cards.refund({ ...asked, amountMinor: 1_000 })).toEqual(made);
      expect(await cards.refundNews(made.providerRefundId)).toEqual(made);
    });

    it('is counted in units of its currency, whichever ones the provider counts in', async () => {
      const placed = await paid({ amountMinor: 4_500, currency: 'ISK' });
      expect(await cards.checkout(placed.sessionId)).toMatchObject({
        ...{ amountMinor: 4_500, currency: 'ISK', outcome: 'paid' },
        // 130.80 by its count, of which the books have none of the part.
        feeMinor: 131,
      });
      const { paymentId, invoiceId, intentId } = placed;
      const about = { refundId: 'r4', invoiceId, paymentId, accountId: null, intentId };
      const asked = { ...about, amountMinor: 1_501, currency: 'ISK' };
      expect(await cards.refund(asked)).toMatchObject({ amountMinor: 1_501, state: 'succeeded' });
      const moved = (await all(cards.movements(LONG_AGO, MUCH_LATER))).filter(
        (one) => one.paymentId === paymentId,
      );
      expect(moved.map(({ kind, netMinor }) => [kind, netMinor])).toEqual([
        ['refund', -1_501],
        ['payment', 4_369],
      ]);
    });

    it('is refused above what is left', async () => {
      const { paymentId, invoiceId, intentId } = await paid();
      const asked = {
        refundId: 'r2',
        invoiceId,
        paymentId,
        accountId: null,
        intentId,
        amountMinor: 12_301,
        currency: 'USD',
      };
      expect(await thrownBy(cards.refund(asked))).toBeInstanceOf(CardProviderRefused);
    });

    it('fails when the bank sends it back', async () => {
      const { paymentId, invoiceId, intentId } = await paid();
      const asked = {
        refundId: 'r3',
        invoiceId,
        paymentId,
        accountId: null,
        intentId,
        amountMinor: 100,
        currency: 'USD',
      };
      const { providerRefundId } = await cards.refund(asked);
      await practice.control(`refunds/${providerRefundId}/fail`);
      expect(await cards.refundNews(providerRefundId)).toMatchObject({ state: 'failed', refundId: 'r3' });
    });
  });

  it.each(['won', 'lost'] as const)('a dispute is open until it is %s, of the payment', async (state) => {
    const { paymentId, invoiceId, intentId, chargeId } = await paid();
    const { id } = await practice.control(`charges/${chargeId}/dispute`, { reason: 'product_not_received' });
    expect(await cards.disputeNews(id)).toEqual({
      kind: 'dispute',
      invoiceId,
      paymentId,
      intentId,
      disputeId: id,
      state: 'open',
      amountMinor: 12_300,
      feeMinor: 1_500,
      currency: 'USD',
      reason: 'product_not_received',
      evidenceBy: expect.any(String),
    });
    await practice.control(`disputes/${id}/${state === 'won' ? 'win' : 'lose'}`);
    expect(await cards.disputeNews(id)).toMatchObject({ state, evidenceBy: null });
  });

  it('a payout is pending until it arrives', async () => {
    await paid({ currency: 'EUR' });
    await practice.control('settle');
    const { id } = await practice.control('payouts', { currency: 'eur' });
    expect(await cards.payoutNews(id)).toEqual({
      kind: 'payout',
      payoutId: id,
      state: 'pending',
      amountMinor: 12_300 - 387,
      currency: 'EUR',
      arrivesOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await practice.control(`payouts/${id}/pay`);
    expect(await cards.payoutNews(id)).toMatchObject({ state: 'paid' });
  });

  it('movements tell of which payment they are, and are together the balance', async () => {
    const { paymentId, invoiceId, intentId } = await paid({ currency: 'CAD' });
    const refunded = {
      refundId: 'r9',
      invoiceId,
      paymentId,
      accountId: null,
      intentId,
      amountMinor: 300,
      currency: 'CAD',
    };
    await cards.refund(refunded);
    const other = await paid({ currency: 'CAD' });
    await practice.control(`charges/${other.chargeId}/dispute`);
    const found = (await all(cards.movements(LONG_AGO, MUCH_LATER))).filter(
      ({ currency }) => currency === 'CAD',
    );
    const told = ({ kind, amountMinor, feeMinor, paymentId: of }: (typeof found)[number]) =>
      `${kind} ${amountMinor} ${feeMinor} ${of}`;
    expect(found.map(told).sort()).toEqual(
      [
        `payment 12300 387 ${paymentId}`,
        `refund -300 0 ${paymentId}`,
        `payment 12300 387 ${other.paymentId}`,
        `dispute -12300 1500 ${other.paymentId}`,
      ].sort(),
    );
    for (const { amountMinor, feeMinor, netMinor } of found) expect(netMinor).toBe(amountMinor - feeMinor);
    expect(await all(cards.movements(LONG_AGO, LONG_AGO))).toEqual([]);
  });

  it('events lead to how their object stands now, whatever it was that happened', async () => {
    const { paymentId, invoiceId, intentId, chargeId } = await paid();
    const asked = {
      refundId: 'r8',
      invoiceId,
      paymentId,
      accountId: null,
      intentId,
      amountMinor: 50,
      currency: 'USD',
    };
    await cards.refund(asked);
    await practice.control(`charges/${chargeId}/dispute`);
    const events = await all(cards.eventsSince(new Date(Date.now() - 60_000).toISOString()));
    const kinds = new Map<string, string>();
    for (const { type, objectId } of events) {
      const news = await cards.newsOf(type, objectId);
      if (news && 'paymentId' in news && news.paymentId === paymentId) kinds.set(type, news.kind);
    }
    expect(Object.fromEntries(kinds)).toEqual({
      'checkout.session.completed': 'checkout',
      'payment_intent.succeeded': 'checkout',
      'charge.succeeded': 'checkout',
      'charge.refunded': 'checkout',
      'refund.created': 'refund',
      'charge.dispute.created': 'dispute',
      'charge.dispute.funds_withdrawn': 'dispute',
    });
  });

  it.each([
    ['customer.created', 'cus_1'],
    ['checkout.session.completed', 'cs_test_nobodys'],
  ])('nothing is to be told of %s %s', async (type, objectId) => {
    expect(await cards.newsOf(type, objectId)).toBeNull();
  });

  it('says that it is away when it is, without a word of the key', async () => {
    const told: string[] = [];
    const log = { tell: (error: unknown) => void told.push(String(error)) };
    const wrong = new StripeCardProvider({ key: 'sk_test_wrong', url: practice.url }, log);
    const away = new StripeCardProvider({ key: practice.key, url: 'http://127.0.0.1:9' }, log);
    const none = new StripeCardProvider({ key: '', url: '' }, log);
    for (const one of [wrong, away, none]) {
      const error = await thrownBy(one.payoutNews('po_1'));
      expect(told.splice(0)).toEqual([String(error)]);
      expect(error).toBeInstanceOf(CardProviderUnavailable);
      expect(String(error)).not.toContain('sk_');
    }
    expect([away.isThere, none.isThere]).toEqual([true, false]);
  });

  it.each(['500', '503'])('asks again by itself after %s, and then says that it is away', async (status) => {
    await practice.control('refuse', { status, times: '1' });
    expect(await cards.newsOf('payout.paid', 'po_none')).toBeNull();
    await practice.control('refuse', { status, times: '3' });
    expect(await thrownBy(cards.newsOf('payout.paid', 'po_none'))).toBeInstanceOf(CardProviderUnavailable);
  });

  it('says at once that it is away when too much is asked of it', async () => {
    await practice.control('refuse', { status: '429', times: '1' });
    expect(await thrownBy(cards.newsOf('payout.paid', 'po_none'))).toBeInstanceOf(CardProviderUnavailable);
    expect(await cards.newsOf('payout.paid', 'po_none')).toBeNull();
  });
});
