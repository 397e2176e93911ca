import type { CheckoutView, InvoiceView, NotificationsView } from '@fieldhouse/api-contract';
import type { Timer } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import { createTeam, erasePerson, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { CARDS, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import {
  MissedWebhooks,
  PROVIDER_NEWS_SINK,
  StripeCardProvider,
  type ProviderNewsSink,
} from '@fieldhouse/payments';
import type { Db } from 'mongodb';
import { openLeague, register } from './testing/open-league';
import { startPaying, type paying } from './testing/paying';

const DUE = '2027-04-01';
const AGREED = { purpose: 'instalments', version: 2 };
type Events = { readonly data: readonly { readonly data: { readonly object: { readonly id: string } } }[] };
type Sessions = {
  readonly data: readonly {
    readonly customer: string;
    readonly metadata: Readonly<Record<string, string>>;
  }[];
};
type Intents = { readonly data: readonly { readonly metadata: Readonly<Record<string, string>> }[] };

describe('a card that is kept', () => {
  let stop: () => Promise<void>;
  let cards: PracticeCards;
  let app: TestApp;
  let captain: TestPerson;
  let teamId: string;
  let does: ReturnType<typeof paying>;

  beforeAll(async () => {
    ({ app, cards, does, stop } = await startPaying());
    captain = await app.signUp('captain');
    teamId = await createTeam(app, captain);
  });
  afterAll(() => stop());

  const timers = () => app.nest.get<Db>(MONGO_DB).collection<Timer>('timers');
  /** What is planned for an invoice comes now. */
  const comes = async (invoiceId: string, asks: Readonly<Record<string, unknown>>): Promise<void> => {
    const planned = {
      'command.id': invoiceId,
      ...Object.fromEntries(Object.entries(asks).map(([name, is]) => [`command.request.${name}`, is])),
    };
    await until('it is planned', async () => (await timers().countDocuments(planned)) === 1);
    await timers().updateOne(planned, { $set: { at: new Date().toISOString() } });
  };
  const charge = (invoiceId: string, attempt: number) => comes(invoiceId, { type: 'ChargeDue', attempt });
  const newsOf = async ({ token }: TestPerson): Promise<readonly string[]> =>
    (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications.flatMap(
      ({ payment }) => payment?.news ?? [],
    );
  const factsOf = async (invoiceId: string) => app.eventsOf(`invoice-${invoiceId}`);
  const chargesAtProvider = async (invoiceId: string): Promise<number> =>
    (await cards.lookUp<Intents>('payment_intents?limit=100')).data.filter(
      ({ metadata }) => metadata['invoiceId'] === invoiceId && metadata['charge'] === 'kept_card',
    ).length;
  const seen = (person: TestPerson, invoiceId: string): Promise<InvoiceView> =>
    does.invoiceOf(person, invoiceId);
  const endsAs = (person: TestPerson, invoiceId: string, is: (view: InvoiceView) => boolean): Promise<void> =>
    until('the invoice is so', async () => is(await seen(person, invoiceId)));
  /** A member who owes 45.00. */
  const owes = async (name: string) => {
    const person = await app.signUp(name);
    await joinTeam(app, teamId, captain, person);
    const title = `Dues of ${name}`;
    const members = [{ accountId: person.accountId, amountMinor: 4_500 }];
    const fee = { title, currency: 'USD', dueOn: DUE, bearer: 'organizer', members };
    await app.command('POST', `/teams/${teamId}/fees`, { token: captain.token, body: fee });
    const { invoiceId } = await does.owedBy(person, (one) => one.title === title);
    expect((await seen(person, invoiceId)).me.keep).toMatchObject({
      purpose: 'instalments',
      ahead: [{ at: `${DUE}T15:00:00.000Z`, amountMinor: 4_500 }],
    });
    return { person, invoiceId };
  };
  /** One who has paid 5.00 of it and let the card be kept. */
  const keeps = async (name: string, card: string = CARDS.succeeds) => {
    const { person, invoiceId } = await owes(name);
    const { url } = await does.checkout(person, invoiceId, 500, { consent: AGREED });
    expect(await cards.pay(url, card)).toBe(303);
    if (card === CARDS.alwaysAsks) await cards.confirm(url);
    await endsAs(person, invoiceId, ({ kept }) => kept !== null);
    return { person, invoiceId };
  };

  it('is charged on its day for what is open then, once, and goes then', async () => {
    const { person, invoiceId } = await keeps('ana');
    const { kept } = await seen(person, invoiceId);
    expect(kept).toMatchObject({ card: { brand: 'visa', last4: '4242' }, ahead: [{ chargeMinor: 4_000 }] });
    // Whoever collects knows that there is one, and not which.
    expect((await seen(captain, invoiceId)).kept).toMatchObject({
      card: null,
      ahead: [{ amountMinor: 4_000 }],
    });
    expect(JSON.stringify(await app.storedEventsOf(`invoice-${invoiceId}`, 99))).not.toContain('4242');
    await charge(invoiceId, 1);
    await endsAs(person, invoiceId, (view) => view.standing === 'paid' && view.kept === null);
    expect(await chargesAtProvider(invoiceId)).toBe(1);
    await until('it is detached', async () =>
      (await factsOf(invoiceId)).some(({ type }) => type === 'CardDetached'),
    );
  });

  it('is charged once where the product ends before the provider is asked, or before its answer is written down', async () => {
    const before = await keeps('ben');
    await cards.control('refuse', { status: '500', times: '4' });
    await charge(before.invoiceId, 1);
    await endsAs(before.person, before.invoiceId, ({ standing }) => standing === 'paid');
    expect(await chargesAtProvider(before.invoiceId)).toBe(1);
    const after = await keeps('bob');
    const fact = (await factsOf(after.invoiceId)).find(({ type }) => type === 'CardKept');
    const { cardId, customerId, methodId, plan } = fact?.data as {
      readonly [name in 'cardId' | 'customerId' | 'methodId']: string;
    } & { readonly plan: readonly { readonly lineId: string }[] };
    // What was done by a process that is no more: only the provider knows. Another title, so that its key does not serve.
    await new StripeCardProvider(cards).chargeKept({
      ...{ customerId, methodId, invoiceId: after.invoiceId, accountId: after.person.accountId },
      ...{
        paymentId: `${cardId}.${plan[0]?.lineId ?? ''}.1`,
        ...{ amountMinor: 4_000, surchargeMinor: 0 },
        currency: 'USD',
        title: 'Lost',
      },
    });
    await charge(after.invoiceId, 1);
    await endsAs(after.person, after.invoiceId, ({ standing }) => standing === 'paid');
    expect(await chargesAtProvider(after.invoiceId)).toBe(1);
    const started = (await factsOf(after.invoiceId)).filter(({ type }) => type === 'CardChargeStarted');
    expect(started).toHaveLength(1);
  });

  it('is tried three times, each told, and then whoever collects is told and sees it', async () => {
    const { person, invoiceId } = await keeps('cay', CARDS.failsLater);
    for (const attempt of [1, 2, 3]) {
      await charge(invoiceId, attempt);
      await endsAs(
        person,
        invoiceId,
        ({ payments }) => payments.filter(({ auto }) => auto).length === attempt,
      );
      await endsAs(person, invoiceId, ({ payments }) => payments.every(({ state }) => state !== 'open'));
    }
    await until('they are told', async () => (await newsOf(person)).includes('declined'));
    expect((await seen(captain, invoiceId)).failed).toBe(false);
    expect(await newsOf(captain)).not.toContain('charge_failed');
    await comes(invoiceId, { type: 'GiveUpCharging' });
    await endsAs(captain, invoiceId, ({ failed, lines }) => failed && lines[0]?.failed === true);
    await until('whoever collects is told', async () => (await newsOf(captain)).includes('charge_failed'));
    expect(await chargesAtProvider(invoiceId)).toBe(3);
    await does.pay(person, invoiceId, 4_000);
    expect((await seen(captain, invoiceId)).failed).toBe(false);
  });

  it('asks for its owner where the bank wants them there, and is tried no more', async () => {
    const { person, invoiceId } = await keeps('dee', CARDS.alwaysAsks);
    await charge(invoiceId, 1);
    await endsAs(person, invoiceId, ({ payments }) =>
      payments.some(({ auto, code }) => auto !== null && code === 'authentication_required'),
    );
    const planned = { 'command.id': invoiceId, 'command.request.attempt': 2 };
    await comes(invoiceId, { type: 'GiveUpCharging' });
    await endsAs(person, invoiceId, ({ failed }) => failed);
    expect(await timers().countDocuments(planned)).toBe(0);
  });

  it('is taken back by its owner alone, and not charged then', async () => {
    const { person, invoiceId } = await keeps('eve');
    const { kept } = await seen(person, invoiceId);
    const path = `/invoices/${invoiceId}/cards/${kept?.cardId ?? ''}`;
    const stranger = await app.signUp('fay');
    const as = async ({ token }: TestPerson) =>
      (await app.send('DELETE', path, { token, body: {}, headers: { 'idempotency-key': path } })).status;
    expect(await as(stranger)).toBe(404);
    expect(await as(captain)).toBe(403);
    await app.command('DELETE', path, { token: person.token, body: {} });
    await endsAs(person, invoiceId, (view) => view.kept === null);
    await until('it is detached', async () =>
      (await factsOf(invoiceId)).some(({ type }) => type === 'CardDetached'),
    );
    await charge(invoiceId, 1);
    await until(
      'the day has passed',
      async () =>
        (await timers().countDocuments({ 'command.id': invoiceId, 'command.request.type': 'ChargeDue' })) ===
        0,
    );
    expect(await chargesAtProvider(invoiceId)).toBe(0);
  });

  it('is detached when its owner is erased', async () => {
    const { person, invoiceId } = await keeps('gil');
    await erasePerson(app, person);
    await until('it is detached', async () =>
      (await factsOf(invoiceId)).some(({ type }) => type === 'CardDetached'),
    );
    expect((await seen(captain, invoiceId)).kept).toBeNull();
  });

  it('is none of somebody who is erased while they are on the page: nobody pays there any more', async () => {
    const { person, invoiceId } = await owes('hal');
    const { paymentId, url } = await does.checkout(person, invoiceId, 500, { consent: AGREED });
    await erasePerson(app, person);
    await until('the page is over', async () =>
      (await app.storedEventsOf(`invoice-${invoiceId}`)).some(
        ({ type, data }) => type === 'CheckoutEnded' && data['paymentId'] === paymentId,
      ),
    );
    expect(await cards.pay(url)).not.toBe(303);
    expect((await factsOf(invoiceId)).map(({ type }) => type)).not.toContain('CardKept');
  });

  it('is forgotten at the provider too where they had paid in the same moment', async () => {
    const { person, invoiceId } = await owes('ida');
    const { url } = await does.checkout(person, invoiceId, 500, { consent: AGREED });
    // What happens there is heard of when it is too late.
    await cards.control('webhooks', { hold: 'true' });
    expect(await cards.pay(url)).toBe(303);
    await erasePerson(app, person);
    await until('it knows that no card is kept', async () =>
      (await factsOf(invoiceId)).some(({ type }) => type === 'CardRemoved'),
    );
    await cards.control('webhooks/release');
    let intentId = '';
    await until('it was paid', async () => {
      const facts = await app.storedEventsOf(`invoice-${invoiceId}`);
      const fact = facts.find(({ type }) => type === 'CardPaid');
      intentId = String(fact?.data['intentId'] ?? '');
      return fact !== undefined;
    });
    const { customer } = await cards.lookUp<{ readonly customer: string }>(`payment_intents/${intentId}`);
    expect(customer).toMatch(/^cus_/);
    await until('no card is left there', async () => {
      const methods = await cards.lookUp<{ readonly data: readonly unknown[] }>(
        `payment_methods?customer=${customer}`,
      );
      return methods.data.length === 0;
    });
  });

  describe('without paying anything', () => {
    const REST = { purpose: 'team_rest', version: 1 };
    beforeEach(() => cards.control('webhooks', { duplicates: '0', hold: 'false', drop: 'false' }));
    const timesKept = async (invoiceId: string): Promise<number> =>
      (await factsOf(invoiceId)).filter(({ type }) => type === 'CardKept').length;

    /** A captain who owes a league 20.00 now and 80.00 in a month, for a team with a mate. */
    const owesForTeam = async (...names: readonly [string, string, string]) => {
      const [owner, cap, mate] = await Promise.all([
        ...[app.signUp(names[0]), app.signUp(names[1]), app.signUp(names[2])],
      ] as const);
      const theirs = await createTeam(app, cap);
      const mates = await joinTeam(app, theirs, cap, mate);
      const price = { early: null, regular: 10_000, late: null };
      const dueOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      const leagueId = await openLeague(app, owner, {
        prices: { team: price, member: price, free_agent: price, group: price },
        payment: { depositPercent: 20, bearer: 'organizer', instalments: [{ dueOn, percent: 80 }] },
      });
      await register(app, leagueId, cap, { kind: 'team', teamId: theirs }, 10_000);
      const { invoiceId } = await does.owedBy(cap, ({ team }) => team?.teamId === theirs);
      return { cap, mate, mates, theirs, invoiceId };
    };

    it('is left by the captain and charged for what the shares leave open, on the day', async () => {
      const { cap, mate, invoiceId } = await owesForTeam('olga', 'cap', 'mate');
      const shares = [{ accountId: mate.accountId, amountMinor: 6_000 }];
      await app.command('PUT', `/invoices/${invoiceId}/shares`, { token: cap.token, body: { shares } });
      const { cardId, url } = await does.leaveCard(cap, invoiceId, REST);
      expect(await cards.pay(url)).toBe(303);
      await endsAs(cap, invoiceId, ({ kept }) => kept !== null);
      expect(await seen(cap, invoiceId)).toMatchObject({
        ...{ payments: [], paidMinor: 0, setups: [{ cardId, state: 'kept' }] },
        kept: { purpose: 'team_rest', card: { last4: '4242' }, ahead: [{ amountMinor: 8_000 }] },
      });
      expect((await seen(mate, invoiceId)).setups).toEqual([]);
      await does.pay(mate, invoiceId, 6_000);
      await charge(invoiceId, 1);
      await endsAs(cap, invoiceId, (view) => view.standing === 'paid' && view.kept === null);
      const { payments } = await seen(cap, invoiceId);
      expect(payments).toMatchObject([
        { amountMinor: 6_000, by: { accountId: mate.accountId } },
        { amountMinor: 4_000, by: { accountId: cap.accountId }, auto: { retryAt: null } },
      ]);
      expect(await chargesAtProvider(invoiceId)).toBe(1);
    });

    it('is gone, at the provider too, once its owner leads the team no more; who does answers for what it owes', async () => {
      const { cap, mate, mates, theirs, invoiceId } = await owesForTeam('owen', 'cora', 'mick');
      expect(await cards.pay((await does.leaveCard(cap, invoiceId, REST)).url)).toBe(303);
      await endsAs(cap, invoiceId, ({ kept }) => kept !== null);
      const roleOf = (member: string, role: string, { token }: TestPerson) =>
        app.command('PUT', `/teams/${theirs}/members/${member}/role`, { token, body: { role } });
      await roleOf(mates, 'captain', cap);
      const founded = (await app.storedEventsOf(`team-${theirs}`)).find(
        ({ type }) => type === 'MemberJoined',
      );
      await roleOf(String(founded?.data['memberId']), 'player', mate);
      await until('somebody else answers for it', async () =>
        (await factsOf(invoiceId)).some(({ type }) => type === 'PayerChanged'),
      );
      await until('the card is gone', async () =>
        (await factsOf(invoiceId)).some(({ type }) => type === 'CardDetached'),
      );
      await until('they are told', async () => (await newsOf(mate)).includes('answers'));
      await until('whoever did is asked for nothing', async () => (await newsOf(cap)).length === 0);
      expect(await does.owedBy(mate, (one) => one.invoiceId === invoiceId)).toMatchObject({
        payer: { accountId: mate.accountId },
      });
      expect((await app.send('GET', `/invoices/${invoiceId}`, cap)).status).toBe(404);
    });

    it('is theirs alone to leave, confirmed with 3-D Secure where the bank asks, and kept once', async () => {
      const { person, invoiceId } = await owes('jan');
      const stranger = await app.signUp('kit');
      const path = `/invoices/${invoiceId}/cards`;
      const as = async ({ token }: TestPerson, consent: object) =>
        (await app.send('POST', path, { token, body: { consent } })).status;
      expect(await as(stranger, AGREED)).toBe(404);
      expect(await as(captain, AGREED)).toBe(403);
      expect(await as(person, { ...AGREED, version: 9 })).toBe(400);
      await cards.control('webhooks', { duplicates: '3' });
      const { cardId, url } = await does.leaveCard(person, invoiceId, AGREED);
      expect((await app.send('GET', `${path}/${cardId}`, captain)).status).toBe(403);
      expect((await app.send('GET', `${path}/${cardId}`, stranger)).status).toBe(404);
      await cards.pay(url, CARDS.asksForConfirmation);
      await cards.confirm(url);
      await endsAs(person, invoiceId, ({ kept }) => kept?.cardId === cardId);
      await until('all has been told', async () => ((await cards.deliveries())['waiting'] ?? 0) === 0);
      const [news] = (await cards.lookUp<Events>('events?type=checkout.session.completed&limit=1')).data;
      if (!news) throw new Error('it was not told');
      const missed = { type: 'checkout.session.completed', objectId: news.data.object.id };
      const found = await new StripeCardProvider(cards).newsOf(missed.type, missed.objectId);
      if (found) await app.nest.get<ProviderNewsSink>(PROVIDER_NEWS_SINK, { strict: false }).take(found);
      expect(await timesKept(invoiceId)).toBe(1);
      expect((await app.send('GET', `${path}/${cardId}`, person)).status).toBe(409);
      const later = await does.leaveCard(person, invoiceId, AGREED);
      await cards.pay(later.url);
      await endsAs(person, invoiceId, ({ kept }) => kept?.cardId === later.cardId);
      expect(await timesKept(invoiceId)).toBe(2);
    });

    it('is begun once for a key, however often it is sent', async () => {
      const { person, invoiceId } = await owes('kay');
      const sent = {
        ...{ token: person.token, body: { consent: AGREED } },
        headers: { 'idempotency-key': `keep-${invoiceId}` },
      };
      const answers = [];
      for (const _ of [1, 2]) answers.push(await app.send('POST', `/invoices/${invoiceId}/cards`, sent));
      expect(answers.map(({ status }) => status)).toEqual([answers[0]?.status, answers[0]?.status]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      const types = (await factsOf(invoiceId)).map(({ type }) => type);
      expect(types.filter((type) => type === 'CardSetupStarted')).toHaveLength(1);
    });

    it('is none when it is declined, and can be another', async () => {
      const { person, invoiceId } = await owes('lea');
      const { cardId, url } = await does.leaveCard(person, invoiceId, AGREED);
      expect(await cards.pay(url, CARDS.isDeclined)).toBe(402);
      const again = await does.read<CheckoutView>(person, `/invoices/${invoiceId}/cards/${cardId}`);
      expect(again.url).toBe(url);
      await app.caughtUp();
      expect(await seen(person, invoiceId)).toMatchObject({ kept: null, setups: [{ state: 'open' }] });
      expect(await timesKept(invoiceId)).toBe(0);
      expect(await cards.pay(url)).toBe(303);
      await endsAs(person, invoiceId, ({ kept }) => kept?.cardId === cardId);
    });

    it('is kept too where nobody has told of it, once the sweep looks', async () => {
      const { person, invoiceId } = await owes('max');
      const { cardId, url } = await does.leaveCard(person, invoiceId, AGREED);
      await cards.control('webhooks', { drop: 'true' });
      expect(await cards.pay(url)).toBe(303);
      await cards.control('webhooks', { drop: 'false' });
      expect((await seen(person, invoiceId)).kept).toBeNull();
      await app.nest.get(MissedWebhooks, { strict: false }).sweep();
      await endsAs(person, invoiceId, ({ kept }) => kept?.cardId === cardId);
    });

    it('is left nowhere once the invoice is void, nor of somebody who is erased', async () => {
      const voided = await owes('moe');
      const page = await does.leaveCard(voided.person, voided.invoiceId, AGREED);
      const body = { reason: 'Asked twice' };
      await app.command('POST', `/invoices/${voided.invoiceId}/void`, { token: captain.token, body });
      await endsAs(voided.person, voided.invoiceId, ({ setups }) => setups[0]?.state === 'ended');
      expect(await cards.pay(page.url)).not.toBe(303);
      const left = await owes('nic');
      const theirs = await does.leaveCard(left.person, left.invoiceId, AGREED);
      await erasePerson(app, left.person);
      await until('the page is over', async () =>
        (await factsOf(left.invoiceId)).some(({ type }) => type === 'CardSetupEnded'),
      );
      expect(await cards.pay(theirs.url)).not.toBe(303);
      expect(await timesKept(left.invoiceId)).toBe(0);
    });

    it('is forgotten at the provider too where they were erased in the same moment', async () => {
      const { person, invoiceId } = await owes('oda');
      const { url } = await does.leaveCard(person, invoiceId, AGREED);
      await cards.control('webhooks', { hold: 'true' });
      expect(await cards.pay(url)).toBe(303);
      await erasePerson(app, person);
      await until('it knows that no card is kept', async () =>
        (await factsOf(invoiceId)).some(({ type }) => type === 'CardRemoved'),
      );
      await cards.control('webhooks/release');
      const [session] = (await cards.lookUp<Sessions>('checkout/sessions?status=complete&limit=1')).data;
      expect(session?.metadata).toMatchObject({ invoiceId });
      await until('no card is left there', async () => {
        const path = `payment_methods?customer=${session?.customer ?? ''}`;
        return (await cards.lookUp<{ readonly data: readonly unknown[] }>(path)).data.length === 0;
      });
      expect(await timesKept(invoiceId)).toBe(0);
    });
  });
});
