import type { NotificationsView, OwnRegistrationView } from '@fieldhouse/api-contract';
import type { Forfeit } from '@fieldhouse/events/payments';
import { positionText } from '@fieldhouse/kernel';
import { RunnerOffice } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import { createTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { again } from './testing/again';
import { startDraftLeague } from './testing/draft-league';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { openFor, openLeague, openProspectus, register } from './testing/open-league';
import { startPaying, type paying } from './testing/paying';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const PRICE = 5_000;
const DEPOSIT = 1_000;
type As = Pick<TestPerson, 'token'>;

describe('places that are not paid for', () => {
  let stop: () => Promise<void>;
  let app: TestApp;
  let does: ReturnType<typeof paying>;
  let clock: MovedClock;

  beforeAll(async () => {
    clock = movedClock();
    ({ app, does, stop } = await startPaying());
  });
  afterAll(async () => {
    await stop();
    clock.restore();
  });

  const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  /** One place for 50.00: a deposit of 10.00 with it, the rest ten days later; half of it comes back. */
  const onePlace = () => ({
    ...{ format: 'individual' as const, places: { players: 1, positions: [], genders: [] } },
    prices: { free_agent: { early: null, regular: PRICE, late: null } },
    payment: {
      ...{ depositPercent: 20, bearer: 'organizer' as const },
      instalments: [{ dueOn: dayIn(10), percent: 80 }],
    },
    refunds: [{ until: dayIn(59), percent: 50 }],
  });
  const oneWith = async (owner: As, forfeitDays: number | null): Promise<string> => {
    const leagueId = await openLeague(app, owner, onePlace());
    await goesAbout(owner, leagueId, forfeitDays);
    return leagueId;
  };
  const goesAbout = async (owner: As, leagueId: string, forfeitDays: number | null): Promise<void> => {
    const body = { approvalAboveMinor: null, board: false, forfeitDays };
    await app.command('PUT', `/finance/league/${leagueId}/terms`, { token: owner.token, body });
  };
  const holds = async (leagueId: string, who: TestPerson): Promise<string> => {
    const registrationId = await register(app, leagueId, who, {}, PRICE);
    const { invoiceId } = await does.owedBy(who, ({ about }) => about === `registration.${registrationId}`);
    await does.pay(who, invoiceId, DEPOSIT);
    // What is still on its way when time moves on would be too late.
    await stands(leagueId, who, 'confirmed');
    return invoiceId;
  };
  const statusOf = async (leagueId: string, { token }: As) => {
    const path = `/leagues/${leagueId}/registration`;
    const { status, body } = await app.send<OwnRegistrationView>('GET', path, { token });
    return status === 200 ? body.registrations[0]?.status : undefined;
  };
  const stands = (leagueId: string, who: As, status: string): Promise<void> =>
    until(`they are ${status}`, async () => (await statusOf(leagueId, who)) === status);
  const isPlanned = async (invoiceId: string, days: number | null): Promise<void> => {
    // What is planned after time has moved on gets another week.
    const { active } = RunnerOffice.of(app.nest.get<Db>(MONGO_DB));
    await until('it is planned, and nothing more is to be', async () => {
      const reached = ['process_forfeit-plans', 'process_unpaid-places'].map(
        (key) => active.get(key)?.appliedTo() ?? '',
      );
      const facts = await app.storedEventsOf(`invoice-${invoiceId}`);
      const [planned, last] = [facts.findLast(({ type }) => type === 'ForfeitPlanned'), facts.at(-1)];
      return (
        planned?.data['days'] === days &&
        last !== undefined &&
        reached.every((position) => position >= positionText(last.position))
      );
    });
  };
  /** Just after the last day to pay the rest, as it is planned now. */
  const toTheEndOf = async (invoiceId: string): Promise<void> => {
    const facts = await app.storedEventsOf(`invoice-${invoiceId}`);
    const planned = facts.findLast(({ type }) => type === 'ForfeitPlanned')?.data[
      'lines'
    ] as Forfeit['lines'];
    const endsAt =
      planned
        .map((line) => line.endsAt)
        .sort()
        .at(-1) ?? '';
    clock.forward(Date.parse(endsAt) - Date.now() + MINUTE_MS);
  };
  const news = async (who: As) =>
    (await app.send<NotificationsView>('GET', '/notifications', who)).body.notifications;

  it('are told before, given up and offered on; what was paid goes back by the terms', async () => {
    const [owner, ann, bea] = await Promise.all(['owner', 'ann', 'bea'].map((name) => app.signUp(name)));
    if (!owner || !ann || !bea) throw new Error('they are there');
    const leagueId = await oneWith(owner, 7);
    const invoiceId = await holds(leagueId, ann);
    await isPlanned(invoiceId, 7);
    const lastOn = dayIn(17);
    expect(await does.invoiceOf(ann, invoiceId)).toMatchObject({ forfeitOn: null });
    await register(app, leagueId, bea, {}, PRICE);
    await stands(leagueId, bea, 'waitlisted');
    clock.forward(14 * DAY_MS);
    const late = await again(app, ann);
    await until('they are told until when', async () =>
      (await news(late)).some(({ payment }) => payment?.news === 'overdue' && payment.forfeitOn === lastOn),
    );
    expect(await does.invoiceOf(late, invoiceId)).toMatchObject({ forfeitOn: lastOn, overdue: true });
    expect(await statusOf(leagueId, late)).toBe('confirmed');
    await toTheEndOf(invoiceId);
    const [gone, next, staff] = await Promise.all([again(app, ann), again(app, bea), again(app, owner)]);
    await stands(leagueId, gone, 'expired');
    await stands(leagueId, next, 'offered');
    await until('half of it is back, and nothing is owed', async () => {
      const { refunds, openMinor } = await does.invoiceOf(gone, invoiceId);
      return openMinor === 0 && refunds[0]?.state === 'succeeded' && refunds[0].amountMinor === DEPOSIT / 2;
    });
    await until('they are told', async () =>
      (await news(gone)).some(({ registration }) => registration?.news === 'forfeited'),
    );
    await until('whoever looks after the money is told', async () =>
      (await news(staff)).some(
        ({ payment }) => payment?.news === 'forfeited' && payment.invoiceId === invoiceId,
      ),
    );
    expect(await does.invoiceOf(gone, invoiceId)).toMatchObject({ forfeitOn: null });
  });

  it('cost nobody their rank who has lost theirs: they have another week, and another', async () => {
    const [owner, gia, ivy] = await Promise.all(['oren', 'gia', 'ivy'].map((name) => app.signUp(name)));
    if (!owner || !gia || !ivy) throw new Error('they are there');
    const places = { players: 2, positions: [], genders: [] };
    const leagueId = await openLeague(app, owner, { ...onePlace(), places });
    await goesAbout(owner, leagueId, 7);
    await does.pay(gia, await holds(leagueId, gia), PRICE - DEPOSIT);
    const invoiceId = await holds(leagueId, ivy);
    await isPlanned(invoiceId, 7);
    const has = async (players: number, { token }: As): Promise<void> => {
      const body = openProspectus({ ...onePlace(), places: { ...places, players } });
      await app.command('PUT', `/leagues/${leagueId}/prospectus`, { token, body });
    };
    await has(1, owner);
    await stands(leagueId, ivy, 'waitlisted');
    await isPlanned(invoiceId, null);
    clock.forward(20 * DAY_MS);
    const [staff, waiting] = [await again(app, owner), await again(app, ivy)];
    const nothing = { openMinor: 0, overdue: false, forfeitOn: null };
    expect(await does.invoiceOf(waiting, invoiceId)).toMatchObject(nothing);
    expect(await statusOf(leagueId, waiting)).toBe('waitlisted');
    await has(2, staff);
    await stands(leagueId, waiting, 'offered');
    const registrationId = await app
      .send<OwnRegistrationView>('GET', `/leagues/${leagueId}/registration`, waiting)
      .then(({ body }) => body.registrations[0]?.registrationId ?? '');
    await app.command('POST', `/leagues/${leagueId}/registrations/${registrationId}/acceptance`, waiting);
    await isPlanned(invoiceId, 7);
    const theirs = { openMinor: PRICE - DEPOSIT, overdue: false, dueOn: dayIn(1), holdUntil: null };
    await until(
      'it is asked for again',
      async () => (await does.invoiceOf(waiting, invoiceId)).openMinor > 0,
    );
    expect(await does.invoiceOf(waiting, invoiceId)).toMatchObject(theirs);
    await until('they are told until when', async () =>
      (await news(waiting)).some(
        ({ payment }) => payment?.news === 'held_again' && payment.forfeitOn === dayIn(8),
      ),
    );
    const facts = await app.storedEventsOf(`invoice-${invoiceId}`);
    expect(facts.filter(({ type }) => type === 'ForfeitFellDue')).toEqual([]);
  });

  it('stay when they are paid in time, or when the league thinks better of it', async () => {
    const [owner, cay, dee] = await Promise.all(['olga', 'cay', 'dee'].map((name) => app.signUp(name)));
    if (!owner || !cay || !dee) throw new Error('they are there');
    const [paid, spared] = [await oneWith(owner, 7), await oneWith(owner, null)];
    const invoiceId = await holds(paid, cay);
    const sparedId = await holds(spared, dee);
    await goesAbout(owner, spared, 7);
    await isPlanned(sparedId, 7);
    await isPlanned(invoiceId, 7);
    await goesAbout(owner, spared, null);
    await isPlanned(sparedId, null);
    await does.pay(cay, invoiceId, PRICE - DEPOSIT);
    // A third one, to know when that day is over.
    const [eve] = [await app.signUp('eve')];
    const goes = await oneWith(owner, 7);
    const goesId = await holds(goes, eve);
    await isPlanned(goesId, 7);
    await toTheEndOf(goesId);
    await stands(goes, await again(app, eve), 'expired');
    const [ours, theirs] = await Promise.all([again(app, cay), again(app, dee)]);
    expect(await statusOf(paid, ours)).toBe('confirmed');
    expect(await statusOf(spared, theirs)).toBe('confirmed');
  });

  it('stay for another week where the site was away when the day was over', async () => {
    const [owner, hal] = await Promise.all([app.signUp('oda'), app.signUp('hal')]);
    const leagueId = await oneWith(owner, 7);
    const invoiceId = await holds(leagueId, hal);
    await isPlanned(invoiceId, 7);
    clock.forward(19 * DAY_MS);
    await until('there is another last day', async () => {
      const facts = await app.storedEventsOf(`invoice-${invoiceId}`);
      return facts.filter(({ type }) => type === 'ForfeitPlanned').length > 1;
    });
    const late = await again(app, hal);
    await until('they see it', async () => {
      const { forfeitOn } = await does.invoiceOf(late, invoiceId);
      return forfeitOn === dayIn(7);
    });
    expect(await statusOf(leagueId, late)).toBe('confirmed');
    await toTheEndOf(invoiceId);
    await stands(leagueId, await again(app, hal), 'expired');
  });

  it('stay where a draft has begun, and whoever looks after the money is told', async () => {
    const { leagueId, owner } = await startDraftLeague(app, 'drafted', { players: 44 });
    await openFor(app, leagueId, owner, onePlace());
    await goesAbout(owner, leagueId, 7);
    const fay = await app.signUp('fay');
    const invoiceId = await holds(leagueId, fay);
    await isPlanned(invoiceId, 7);
    await toTheEndOf(invoiceId);
    const [staff, theirs] = await Promise.all([again(app, owner), again(app, fay)]);
    await until('whoever looks after the money is told', async () =>
      (await news(staff)).some(
        ({ payment }) => payment?.news === 'forfeit_kept' && payment.invoiceId === invoiceId,
      ),
    );
    expect(await statusOf(leagueId, theirs)).toBe('confirmed');
  });

  it('go after another week where a payment turned out to be none when the day was over', async () => {
    const owner = await app.signUp('otto');
    const guy = await app.signUp('guy');
    const leagueId = await oneWith(owner, 7);
    const invoiceId = await holds(leagueId, guy);
    const path = `/invoices/${invoiceId}/payments`;
    const cash = { amountMinor: PRICE - DEPOSIT, currency: 'USD', way: 'cash', paidBy: null, proof: 'No. 7' };
    const taken = { ...cash, receivedOn: dayIn(0) };
    await app.command('POST', path, { token: owner.token, body: taken });
    await until('it is paid', async () => (await does.invoiceOf(guy, invoiceId)).standing === 'paid');
    clock.forward(19 * DAY_MS);
    const [staff, theirs] = await Promise.all([again(app, owner), again(app, guy)]);
    const { payments } = await does.invoiceOf(staff, invoiceId);
    const byHand = payments.find(({ amountMinor }) => amountMinor === PRICE - DEPOSIT)?.paymentId ?? '';
    await until('the timer has found nothing to do', async () => {
      const timers = app.nest.get<Db>(MONGO_DB).collection('timers');
      return (
        (await timers.countDocuments({ 'command.request.type': 'ForfeitDue', 'command.id': invoiceId })) === 0
      );
    });
    await app.command('POST', `${path}/${byHand}/reversal`, {
      ...staff,
      body: { reason: 'The notes were false' },
    });
    await until('there is another last day', async () => {
      const facts = await app.storedEventsOf(`invoice-${invoiceId}`);
      return facts.filter(({ type }) => type === 'ForfeitPlanned').length > 1;
    });
    expect(await statusOf(leagueId, theirs)).toBe('confirmed');
    await toTheEndOf(invoiceId);
    await stands(leagueId, await again(app, guy), 'expired');
  });

  it('are none of a team: it cannot choose that', async () => {
    const captain = await app.signUp('captain');
    const teamId = await createTeam(app, captain);
    const body = { approvalAboveMinor: null, board: false, forfeitDays: 14 };
    const send = (of: string, days: number) =>
      app.send('PUT', `/finance/${of}/terms`, {
        ...{ token: captain.token, headers: { 'idempotency-key': `${of}.${days}` } },
        body: { ...body, forfeitDays: days },
      });
    expect((await send(`team/${teamId}`, 14)).status).toBe(409);
    expect((await send(`team/${teamId}`, 6)).status).toBe(400);
  });
});
