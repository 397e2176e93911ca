import type { InvoiceView, NotificationsView } from '@fieldhouse/api-contract';
import type { Timer } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import { createTeam, erasePerson, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { CARDS, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import { StripeCardProvider } from '@fieldhouse/payments';
import type { Db } from 'mongodb';
import { startPaying, type paying } from './testing/paying';

const DUE = '2027-04-01';
const AGREED = { purpose: 'instalments', version: 1 };
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
        amountMinor: 4_000,
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
});
