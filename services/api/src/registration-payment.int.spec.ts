import type { NotificationsView, OwnRegistrationView, RegistrationsView } from '@fieldhouse/api-contract';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import type { PracticeCards } from '@fieldhouse/testing/practice-cards';
import { again } from './testing/again';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { openLeague, openProspectus, register } from './testing/open-league';
import { startPaying, type paying } from './testing/paying';

const MINUTE_MS = 60_000;
const PRICE = 5_000;
const PAID_FIRST = {
  format: 'individual' as const,
  paidFirst: true,
  prices: { free_agent: { early: null, regular: PRICE, late: null } },
  places: { players: 1, positions: [], genders: [] },
};

describe('places that must be paid for first', () => {
  let stop: () => Promise<void>;
  let app: TestApp;
  let cards: PracticeCards;
  let does: ReturnType<typeof paying>;
  let owner: TestPerson;
  let clock: MovedClock;

  beforeAll(async () => {
    clock = movedClock();
    ({ app, cards, does, stop } = await startPaying());
    owner = await app.signUp('owner');
  });
  afterAll(async () => {
    await stop();
    clock.restore();
  });

  const shown = async (leagueId: string, who: Pick<TestPerson, 'token'>) => {
    const path = `/leagues/${leagueId}/registration`;
    const { status, body } = await app.send<OwnRegistrationView>('GET', path, { token: who.token });
    return status === 200 ? body.registrations[0] : undefined;
  };
  const stands = (leagueId: string, who: Pick<TestPerson, 'token'>, status: string): Promise<void> =>
    until(`they are ${status}`, async () => (await shown(leagueId, who))?.status === status);
  const factsOf = (leagueId: string) => app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`);

  it('are held for 15 minutes, and confirmed once what is due is paid', async () => {
    const ann = await app.signUp('ann');
    const leagueId = await openLeague(app, owner, PAID_FIRST);
    const registrationId = await register(app, leagueId, ann, {}, PRICE);
    await stands(leagueId, ann, 'reserved');
    const asked = (await factsOf(leagueId)).flatMap((one) => (one.type === 'PaymentAsked' ? [one.data] : []));
    expect(asked).toMatchObject([
      { registrationId, accountId: ann.accountId, totalMinor: PRICE, currency: 'USD', bearer: 'organizer' },
    ]);
    const holdUntil = asked[0]?.holdUntil ?? '';
    expect(Date.parse(holdUntil) - Date.parse(asked[0]?.askedAt ?? '')).toBe(15 * MINUTE_MS);
    expect(await shown(leagueId, ann)).toMatchObject({ holdUntil, money: 'unpaid' });
    const { body } = await app.send<RegistrationsView>('GET', `/leagues/${leagueId}/registrations`, owner);
    expect(body.registrations).toMatchObject([{ status: 'reserved', holdUntil }]);
    const { invoiceId } = await does.owedBy(ann, ({ about }) => about === `registration.${registrationId}`);
    await does.pay(ann, invoiceId, PRICE);
    await stands(leagueId, ann, 'confirmed');
    expect(await shown(leagueId, ann)).toMatchObject({ holdUntil: null });
    await until('it shows as paid', async () => (await shown(leagueId, ann))?.money === 'paid');
    expect((await factsOf(leagueId)).filter(({ type }) => type === 'RegistrationPaid')).toHaveLength(1);
  });

  it('of which a part is due later have a deposit until the rest is paid too', async () => {
    const dan = await app.signUp('dan');
    const dueOn = new Date(Date.now() + 10 * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    const instalments = [{ dueOn, percent: 80 }];
    const payment = { depositPercent: 20, bearer: 'organizer' as const, instalments };
    const leagueId = await openLeague(app, owner, { ...PAID_FIRST, payment });
    const registrationId = await register(app, leagueId, dan, {}, PRICE);
    const { invoiceId } = await does.owedBy(dan, ({ about }) => about === `registration.${registrationId}`);
    await does.pay(dan, invoiceId, PRICE / 5);
    await stands(leagueId, dan, 'confirmed');
    await until('the deposit shows', async () => (await shown(leagueId, dan))?.money === 'deposit');
    await does.pay(dan, invoiceId, (PRICE / 5) * 4);
    await until('it is paid to the end', async () => (await shown(leagueId, dan))?.money === 'paid');
    const { body } = await app.send<RegistrationsView>('GET', `/leagues/${leagueId}/registrations`, owner);
    expect(body.registrations).toMatchObject([{ money: 'paid' }]);
  });

  it('that are paid in part say so, and what has come back once they are given up', async () => {
    const eve = await app.signUp('eve');
    const refunds = [{ until: '2099-01-01', percent: 50 }];
    const leagueId = await openLeague(app, owner, { ...PAID_FIRST, paidFirst: false, refunds });
    const registrationId = await register(app, leagueId, eve, {}, PRICE);
    const { invoiceId } = await does.owedBy(eve, ({ about }) => about === `registration.${registrationId}`);
    expect(await shown(leagueId, eve)).toMatchObject({ money: 'unpaid' });
    await does.pay(eve, invoiceId, PRICE / 5);
    await until('a part shows', async () => (await shown(leagueId, eve))?.money === 'partial');
    const { body } = await app.send<RegistrationsView>('GET', `/leagues/${leagueId}/registrations`, owner);
    expect(body.registrations).toMatchObject([{ money: 'partial' }]);
    const own = await app.send<OwnRegistrationView>('GET', `/leagues/${leagueId}/registration`, eve);
    expect(own.body.refunds).toEqual([
      { registrationId, percent: 50, paidMinor: PRICE / 5, backMinor: PRICE / 10 },
    ]);
    await app.command('POST', `/leagues/${leagueId}/registrations/${registrationId}/withdrawal`, {
      token: eve.token,
      body: {},
    });
    await until('half of it came back', async () => {
      const one = await shown(leagueId, eve);
      return one?.status === 'withdrawn' && one.money === 'refunded_part';
    });
    expect(await does.invoiceOf(eve, invoiceId)).toMatchObject({ refundedMinor: PRICE / 10 });
  });

  it('that the league has no more of are given back whole by who is on the waitlist again', async () => {
    const [amy, kim] = [await app.signUp('amy'), await app.signUp('kim')];
    const terms = (players: number) => ({
      ...{ ...PAID_FIRST, paidFirst: false, refunds: [] },
      places: { players, positions: [], genders: [] },
    });
    const leagueId = await openLeague(app, owner, terms(2));
    await register(app, leagueId, amy, {}, PRICE);
    const registrationId = await register(app, leagueId, kim, {}, PRICE);
    const { invoiceId } = await does.owedBy(kim, ({ about }) => about === `registration.${registrationId}`);
    await does.pay(kim, invoiceId, PRICE);
    const back = async () => {
      const path = `/leagues/${leagueId}/registration`;
      return (await app.send<OwnRegistrationView>('GET', path, kim)).body.refunds;
    };
    const comesBack = (percent: number) => [
      { registrationId, percent, paidMinor: PRICE, backMinor: (PRICE / 100) * percent },
    ];
    await until('it is paid', async () => (await shown(leagueId, kim))?.money === 'paid');
    expect(await back()).toEqual(comesBack(0));
    await app.command('PUT', `/leagues/${leagueId}/prospectus`, {
      ...{ token: owner.token, body: openProspectus(terms(1)) },
    });
    await stands(leagueId, kim, 'waitlisted');
    expect(await back()).toEqual(comesBack(100));
    await app.command('POST', `/leagues/${leagueId}/registrations/${registrationId}/withdrawal`, {
      token: kim.token,
      body: {},
    });
    await until('all of it came back', async () => (await shown(leagueId, kim))?.money === 'refunded');
  });

  it.each([true, false])(
    'that the league has no more of are asked for by nobody until there is one again, paid first: %s',
    async (paidFirst) => {
      const [lou, moe] = [await app.signUp(`lou-${paidFirst}`), await app.signUp(`moe-${paidFirst}`)];
      const terms = (players: number) => ({
        ...{ ...PAID_FIRST, paidFirst },
        places: { players, positions: [], genders: [] },
      });
      const change = (players: number) =>
        app.command('PUT', `/leagues/${leagueId}/prospectus`, {
          ...{ token: owner.token, body: openProspectus(terms(players)) },
        });
      const leagueId = await openLeague(app, owner, terms(2));
      await register(app, leagueId, lou, {}, PRICE);
      const registrationId = await register(app, leagueId, moe, {}, PRICE);
      const { invoiceId } = await does.owedBy(moe, ({ about }) => about === `registration.${registrationId}`);
      const { url, paymentId } = await does.checkout(moe, invoiceId, PRICE);
      await change(1);
      await stands(leagueId, moe, 'waitlisted');
      const isOpen = async () => (await does.invoiceOf(moe, invoiceId)).openMinor;
      await until('nothing is asked for', async () => (await isOpen()) === 0);
      await until('the page is over', async () => {
        const state = await does.stateOf(moe, invoiceId, paymentId);
        return state === 'cancelled';
      });
      expect(await cards.pay(url)).toBe(410);
      await change(2);
      await stands(leagueId, moe, 'offered');
      expect(await isOpen()).toBe(0);
      const path = `/leagues/${leagueId}/registrations/${registrationId}/acceptance`;
      await app.command('POST', path, { token: moe.token });
      await until('it is asked for again', async () => (await isOpen()) === PRICE);
      await does.pay(moe, invoiceId, PRICE);
      await until('it is paid', async () => (await shown(leagueId, moe))?.money === 'paid');
      expect(await shown(leagueId, moe)).toMatchObject({ status: 'confirmed' });
    },
  );

  it('go back whole with a league that is cancelled, and of who had left before what was decided then', async () => {
    const [fay, gus] = [await app.signUp('fay'), await app.signUp('gus')];
    const leagueId = await openLeague(app, owner, {
      ...{ ...PAID_FIRST, paidFirst: false, refunds: [] },
      places: { players: 2, positions: [], genders: [] },
    });
    const paid = async (who: TestPerson) => {
      const registrationId = await register(app, leagueId, who, {}, PRICE);
      const { invoiceId } = await does.owedBy(who, ({ about }) => about === `registration.${registrationId}`);
      await does.pay(who, invoiceId, PRICE);
      return { registrationId, invoiceId };
    };
    const [left, stayed] = [await paid(fay), await paid(gus)];
    await app.command('POST', `/leagues/${leagueId}/registrations/${left.registrationId}/withdrawal`, {
      token: fay.token,
      body: {},
    });
    await stands(leagueId, fay, 'withdrawn');
    const cancel = { token: owner.token, body: { reason: 'Too few teams' } };
    await app.command('POST', `/leagues/${leagueId}/cancellation`, cancel);
    // Hers was asked for before his.
    await until('he gets all of it back', async () => {
      const { refundedMinor } = await does.invoiceOf(gus, stayed.invoiceId);
      return refundedMinor === PRICE;
    });
    const hers = (await app.storedEventsOf(`invoice-${left.invoiceId}`)).map(({ type }) => type);
    expect(hers).not.toContain('RefundAsked');
  });

  it('lapse when nobody pays, and are offered to whoever is next', async () => {
    const [bea, cay] = await Promise.all([app.signUp('bea'), app.signUp('cay')]);
    const leagueId = await openLeague(app, owner, PAID_FIRST);
    const lapsed = await register(app, leagueId, bea, {}, PRICE);
    await stands(leagueId, bea, 'reserved');
    const { invoiceId } = await does.owedBy(bea, ({ about }) => about === `registration.${lapsed}`);
    const page = await does.checkout(bea, invoiceId, PRICE);
    await register(app, leagueId, cay, {}, PRICE);
    await stands(leagueId, cay, 'waitlisted');
    clock.forward(16 * MINUTE_MS);
    const [late, next] = await Promise.all([again(app, bea), again(app, cay)]);
    await stands(leagueId, late, 'expired');
    await stands(leagueId, next, 'offered');
    const { url, paymentId } = page;
    await until(
      'the page is over',
      async () => (await does.stateOf(late, invoiceId, paymentId)) === 'cancelled',
    );
    // Whoever is still on it pays nothing there any more.
    expect(await cards.pay(url)).toBe(410);
    await until('nothing is owed any more', async () => {
      const { standing } = await does.invoiceOf(late, invoiceId);
      return standing === 'void';
    });
    expect((await factsOf(leagueId)).map(({ type }) => type)).not.toContain('RegistrationPaid');
    await until('they are told', async () => {
      const { body } = await app.send<NotificationsView>('GET', '/notifications', late);
      return body.notifications.some(({ registration }) => registration?.news === 'lapsed');
    });
  });
});
