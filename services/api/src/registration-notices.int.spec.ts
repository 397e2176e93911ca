import type {
  DashboardView,
  FreeAgentsView,
  NotificationsView,
  OwnRegistrationView,
  WhyView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { RetryLater } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { PUSHER, type Pusher } from '@fieldhouse/platform';
import { createTeam, erasePerson, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { enterTeam } from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { openLeague, register } from './testing/open-league';
import { addDevice, deliveriesEndAs, deliveriesTo, pushedTo, type Pushes } from './testing/told';
import { startWholeApi } from './testing/whole-api';

const HOUR_MS = 3_600_000;
const ONE_PLACE = { places: { players: 1, positions: [], genders: [] } };
const LEAGUE = 'Tuesday League';

describe('what people are told of their registration', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let owner: TestPerson;
  let push: Pushes;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { LEAGUES_PER_DAY: '50', LEAGUES_PER_MONTH: '50' });
    owner = await app.signUp('owner');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });
  beforeEach(() => {
    push = jest.spyOn(app.nest.get<Pusher>(PUSHER), 'push').mockResolvedValue('sent');
  });
  afterEach(() => jest.restoreAllMocks());

  const bellOf = async ({ token }: TestPerson) =>
    (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications;
  const waitingFor = async ({ token }: TestPerson) =>
    (await app.send<DashboardView>('GET', '/dashboard', { token })).body.parts['registration-requests'] ?? [];
  const newsOf = async (person: TestPerson): Promise<readonly string[]> =>
    (await bellOf(person)).flatMap(({ registration }) => registration?.news ?? []);
  const isNews = (kind: string): boolean => kind !== 'registrationReceipt';
  const endsAs = (person: TestPerson, ...states: readonly string[]): Promise<void> =>
    deliveriesEndAs(app, person, (kind) => kind === 'placeOffer' || kind === 'registration', states);
  const whyOf = async ({ token }: TestPerson, notificationId: string | undefined): Promise<WhyView> =>
    (await app.send<WhyView>('GET', `/notifications/${notificationId}/why`, { token })).body;
  const stands = (leagueId: string, who: TestPerson, status: string): Promise<void> =>
    until(`they are ${status}`, async () => {
      const path = `/leagues/${leagueId}/registration`;
      const answer = await app.send<OwnRegistrationView>('GET', path, { token: who.token });
      // Until the league is known, there is none.
      return answer.status === 200 && answer.body.registrations[0]?.status === status;
    });
  const commands = (who: TestPerson, method: 'POST' | 'DELETE' | 'PUT', path: string, body?: object) =>
    app.command(method, path, { token: who.token, body });
  /** Somebody with a device, in quiet hours of theirs. */
  const quietPerson = async (name: string): Promise<TestPerson> => {
    const person = await app.signUp(name);
    await addDevice(app, person);
    const [from, to] = [-HOUR_MS, HOUR_MS].map((ms) => new Date(Date.now() + ms).toISOString().slice(11, 16));
    await commands(person, 'PUT', '/notification-settings/quiet-hours', { quiet: { from, to, zone: 'UTC' } });
    return person;
  };
  /** A league with one place, which somebody has, and somebody else who waits for it. */
  const waitsFor = async (name: string) => {
    const [holder, waiter] = await Promise.all([app.signUp(`${name}-holder`), quietPerson(`${name}-waiter`)]);
    const leagueId = await openLeague(app, owner, ONE_PLACE);
    const held = await register(app, leagueId, holder);
    const waiting = await register(app, leagueId, waiter);
    await stands(leagueId, waiter, 'waitlisted');
    const path = `/leagues/${leagueId}/registrations`;
    const leaves = () => commands(holder, 'POST', `${path}/${held}/withdrawal`, {});
    return { leagueId, holder, waiter, held, waiting, path, leaves };
  };

  it('is a place that is offered, at once and whatever hours are quiet, until it is answered', async () => {
    const { leagueId, holder, waiter, waiting, path, leaves } = await waitsFor('offer');
    expect(await bellOf(waiter)).toEqual([]);
    await leaves();
    await endsAs(waiter, 'placeOffer push sent', 'placeOffer email sent');
    const link = `/discover-leagues?league=${leagueId}&register=1`;
    expect(pushedTo(push, waiter)).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^A place is offered to you: \d+ (hours?|days?) to answer$/) as unknown,
        body: expect.stringMatching(new RegExp(`^Accept or decline it by .*: ${LEAGUE}\\.$`)) as unknown,
        ...{ path: link, urgent: true },
        ttlSeconds: expect.any(Number) as unknown,
      }),
    ]);
    const mails = await mailsTo(app, waiter.email);
    const mail = mails.find(({ subject }) => subject.startsWith('A place is offered to you'));
    expect(mail?.action?.url).toContain(link);
    expect(mail?.text).toContain(LEAGUE);
    const told = async ({ token }: TestPerson) =>
      (await app.send<DashboardView>('GET', '/dashboard', { token })).body.parts;
    const offersTo = async () => (await told(waiter))['registration-offers'];
    expect((await told(waiter)).registrations).toMatchObject([
      { leagueId, leagueName: LEAGUE, registrationId: waiting, status: 'offered' },
    ]);
    // Whoever has left is told of it no more; whoever runs it finds it among theirs.
    expect((await told(holder)).registrations).toBeUndefined();
    expect((await told(holder))['managed-leagues']).toBeUndefined();
    expect((await told(owner))['managed-leagues']).toContainEqual(
      expect.objectContaining({ leagueId, name: LEAGUE, staffRoles: ['owner'] }),
    );
    expect(await offersTo()).toEqual([
      {
        ...{ leagueId, leagueName: LEAGUE, registrationId: waiting, invitedBy: [], invitedUntil: null },
        offeredUntil: expect.any(String) as unknown,
      },
    ]);
    const [row] = await bellOf(waiter);
    expect(row).toMatchObject({
      ...{ kind: 'placeOffer', place: `placeOffer:${waiting}`, isRead: false, by: null, name: null },
      registration: { news: 'offered', leagueId, leagueName: LEAGUE },
    });
    expect(Date.parse(row?.registration?.holdUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await newsOf(holder)).toEqual([]);
    expect((await deliveriesTo(app, holder)).filter(({ kind }) => isNews(kind))).toEqual([]);
    // That somebody left is what made room for it, and nobody else's business.
    const why = await whyOf(waiter, row?.id);
    expect(why).toMatchObject({
      ...{ kind: 'placeOffer', because: 'registration', teamName: LEAGUE },
      chain: [{ type: 'PlaceOffered', by: null, name: null }],
    });
    expect(JSON.stringify([why, mails, await deliveriesTo(app, waiter)])).not.toContain(holder.accountId);
    await commands(waiter, 'POST', `${path}/${waiting}/acceptance`);
    await until('it is answered', async () => (await bellOf(waiter)).length === 0);
    await until('nothing is offered any more', async () => (await offersTo()) === undefined);
    expect(pushedTo(push, waiter)).toHaveLength(1);
  });

  it('is not sent once the offer has its answer', async () => {
    const { waiter, waiting, path, leaves } = await waitsFor('over');
    push.mockRejectedValue(new RetryLater(1));
    await leaves();
    await until('it was tried', () => pushedTo(push, waiter).length > 0);
    await commands(waiter, 'POST', `${path}/${waiting}/refusal`);
    await endsAs(waiter, 'placeOffer push over', 'placeOffer email sent');
    expect(await bellOf(waiter)).toEqual([]);
  });

  it('is a mail to keep of what they did themselves, by day and by night, and nothing in the bell', async () => {
    const { leagueId, holder, waiter, waiting, path, leaves } = await waitsFor('receipt');
    const receiptsOf = async ({ email }: TestPerson) =>
      (await mailsTo(app, email)).filter(({ subject }) =>
        /^(You’re in|You are 1st|You have withdrawn)/.test(subject),
      );
    const subjectsOf = async (person: TestPerson) =>
      (await receiptsOf(person)).map(({ subject }) => subject).sort();
    const receiptsEndAs = (person: TestPerson, ...states: readonly string[]) =>
      deliveriesEndAs(
        app,
        person,
        (kind) => !isNews(kind),
        states.map((one) => `registrationReceipt email ${one}`),
      );
    await receiptsEndAs(holder, 'sent');
    await receiptsEndAs(waiter, 'sent');
    expect(await subjectsOf(holder)).toEqual([`You’re in: ${LEAGUE}`]);
    expect(await subjectsOf(waiter)).toEqual(['You are 1st on the waitlist']);
    const [mail] = await receiptsOf(waiter);
    expect(mail?.text).toContain(`No place is free for you in ${LEAGUE} yet.`);
    expect(mail?.action?.url).toContain(`/discover-leagues?league=${leagueId}&register=1`);

    await leaves();
    await receiptsEndAs(holder, 'sent', 'sent');
    expect(await subjectsOf(holder)).toEqual([`You have withdrawn from ${LEAGUE}`, `You’re in: ${LEAGUE}`]);
    await stands(leagueId, waiter, 'offered');
    await commands(waiter, 'POST', `${path}/${waiting}/acceptance`);
    await receiptsEndAs(waiter, 'sent', 'sent');
    expect(await subjectsOf(waiter)).toEqual(['You are 1st on the waitlist', `You’re in: ${LEAGUE}`]);
    const [sent] = await deliveriesTo(app, holder);
    expect(await whyOf(holder, sent?.id.replace(/^email:/, ''))).toMatchObject({
      ...{ kind: 'registrationReceipt', because: 'registration', teamName: LEAGUE },
      chain: [{ type: 'RegistrationWithdrawn', by: null }],
    });
    expect([await bellOf(holder), pushedTo(push, holder)]).toEqual([[], []]);
  });

  it('is nothing to somebody who was erased: the place goes to whoever is next', async () => {
    const { leagueId, waiter, leaves } = await waitsFor('erased');
    const next = await app.signUp('erased-next');
    await register(app, leagueId, next);
    await stands(leagueId, next, 'waitlisted');
    await erasePerson(app, waiter);
    await until('they have left the list', async () =>
      (await app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`)).some(
        ({ type }) => type === 'RegistrationWithdrawn',
      ),
    );
    await leaves();
    await endsAs(next, 'placeOffer email sent');
    expect(pushedTo(push, waiter)).toEqual([]);
    expect((await mailsTo(app, waiter.email)).filter(({ subject }) => /place|offer/i.test(subject))).toEqual(
      [],
    );
  });

  it('is what the staff decides, without the reason, which stands with the registration', async () => {
    const ana = await app.signUp('declined');
    await addDevice(app, ana);
    const leagueId = await openLeague(app, owner, { approval: true });
    const id = await register(app, leagueId, ana);
    await stands(leagueId, ana, 'pending_approval');
    expect(await waitingFor(owner)).toContainEqual({ leagueId, leagueName: LEAGUE, waiting: 1 });
    expect(await waitingFor(ana)).toEqual([]);
    await commands(owner, 'POST', `/leagues/${leagueId}/registrations/${id}/rejection`, {
      reason: 'Played under another name',
    });
    await endsAs(ana, 'registration push sent', 'registration email sent');
    expect(pushedTo(push, ana)).toEqual([
      expect.objectContaining({
        title: 'Your registration was declined',
        body: `With ${LEAGUE}. Open it to see the reason.`,
      }),
    ]);
    const [row] = await bellOf(ana);
    expect(row).toMatchObject({
      kind: 'registration',
      by: owner.accountId,
      registration: { news: 'rejected' },
    });
    expect(await whyOf(ana, row?.id)).toMatchObject({
      chain: [{ type: 'RegistrationRejected', by: owner.accountId }],
    });
    const all = [await mailsTo(app, ana.email), push.mock.calls, await bellOf(ana)];
    expect(JSON.stringify(all)).not.toContain('another name');
  });

  it('is a team that invites them, as long as it does', async () => {
    const [cal, dee] = await Promise.all([app.signUp('captain'), app.signUp('invited')]);
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, cal, { name: 'Herons' });
    await register(app, leagueId, cal, { kind: 'team', teamId });
    const id = await register(app, leagueId, dee);
    const look = () => app.send('GET', `/leagues/${leagueId}/free-agents`, cal);
    await until('the captain finds them', async () => (await look()).status === 200);
    const path = `/leagues/${leagueId}/registrations/${id}/invitations/${teamId}`;
    await commands(cal, 'PUT', path);
    await until('they are told', async () => (await newsOf(dee)).includes('invited'));
    const [row] = await bellOf(dee);
    expect(row).toMatchObject({ by: cal.accountId, registration: { news: 'invited', teamName: 'Herons' } });
    await commands(cal, 'DELETE', path);
    await until('that is over', async () => (await bellOf(dee)).length === 0);
  });

  it('is for a captain that somebody asks to play on their team, until they have said yes', async () => {
    const [cap, eve] = await Promise.all([app.signUp('asked'), app.signUp('asks')]);
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, cap, { name: 'Kites' });
    await register(app, leagueId, cap, { kind: 'team', teamId });
    const look = () => app.send<FreeAgentsView>('GET', `/leagues/${leagueId}/free-agents`, cap);
    await until('the team is in', async () => (await look()).status === 200);
    const id = await register(app, leagueId, eve, { kind: 'member', teamId });
    await until('they are told', async () => (await bellOf(cap)).length > 0);
    expect(await bellOf(cap)).toMatchObject([
      {
        id: `joinRequest:${id}`,
        kind: 'joinRequest',
        teamId,
        leagueId,
        teamName: 'Kites',
        by: eve.accountId,
      },
    ]);
    await deliveriesEndAs(app, cap, (kind) => kind === 'joinRequest', ['joinRequest email sent']);
    const mail = (await mailsTo(app, cap.email)).find(({ subject }) => subject.includes('Kites'));
    expect(mail?.action?.url).toMatch(new RegExp(`/leagues/${leagueId}/teams$`));
    expect(await bellOf(eve)).toEqual([]);
    expect(await waitingFor(cap)).toEqual([{ leagueId, leagueName: LEAGUE, waiting: 1 }]);
    // It is the captain's to say yes to, not the organizer's.
    expect((await waitingFor(owner)).some((one) => one.leagueId === leagueId)).toBe(false);
    await commands(cap, 'POST', `/leagues/${leagueId}/registrations/${id}/approval`);
    await until('that is over', async () => (await bellOf(cap)).length === 0);
    await until('nobody waits', async () => (await waitingFor(cap)).length === 0);
    // The team says that they are on it.
    await until('they are told', async () => (await bellOf(eve)).map(({ kind }) => kind).includes('joined'));
  });

  it('is that the league is canceled, to everybody whom it still has', async () => {
    const [gil, hal] = await Promise.all([app.signUp('stays'), app.signUp('leaves')]);
    const leagueId = await openLeague(app, owner);
    await register(app, leagueId, gil);
    const gone = await register(app, leagueId, hal);
    await commands(hal, 'POST', `/leagues/${leagueId}/registrations/${gone}/withdrawal`, {});
    await commands(owner, 'POST', `/leagues/${leagueId}/cancellation`, { reason: 'Too few teams' });
    await endsAs(gil, 'registration email sent');
    expect(await newsOf(gil)).toEqual(['cancelled']);
    expect((await mailsTo(app, gil.email)).map(({ subject }) => subject)).toContain(`${LEAGUE} is canceled`);
    expect(await newsOf(hal)).toEqual([]);
    expect((await deliveriesTo(app, hal)).map(({ kind }) => kind)).not.toContain('registration');
  });

  it('waits for the end of quiet hours where it has time, and of a team it is told once, as its place there', async () => {
    const ben = await quietPerson('placed');
    const leagueId = await openLeague(app, owner, { approval: true });
    const teamId = await enterTeam(app, { leagueId, owner }, 'Hawks');
    const id = await register(app, leagueId, ben);
    await stands(leagueId, ben, 'pending_approval');
    const path = `/leagues/${leagueId}/registrations/${id}`;
    await commands(owner, 'POST', `${path}/approval`);
    await endsAs(ben, 'registration push planned', 'registration email planned');
    expect(await newsOf(ben)).toEqual(['approved']);
    await stands(leagueId, ben, 'confirmed');
    await commands(owner, 'PUT', `${path}/team`, { teamId });
    await until('it is known how they are told of their team', async () => {
      const kinds = (await deliveriesTo(app, ben))
        .map(({ kind }) => kind)
        .filter(isNews)
        .sort();
      return JSON.stringify(kinds) === '["joined","joined","registration","registration"]';
    });
    // Whoever has a team knows that they are in.
    expect((await bellOf(ben)).map(({ kind, teamName }) => `${kind} ${teamName}`)).toEqual(['joined Hawks']);
    expect(pushedTo(push, ben)).toEqual([]);
  });
});
