import type {
  DisciplineView,
  NotificationsView,
  OwnDisciplineView,
  OwnRegistrationView,
  TeamSuspensionsView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { erasePerson, join, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { enterTeam } from './testing/draft-league';
import { mailsTo } from './testing/mailbox';
import { openLeague, register, savedBody } from './testing/open-league';
import { startWholeApi } from './testing/whole-api';

const DAY_MS = 24 * 3_600_000;
const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

describe('discipline in a league', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let owner: TestPerson;
  let scorekeeper: TestPerson;
  let treasurer: TestPerson;
  let captain: TestPerson;
  let mate: TestPerson;
  let registrant: TestPerson;
  let stranger: TestPerson;
  let leagueId: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    [owner, scorekeeper, treasurer] = await Promise.all([
      app.signUp('owner'),
      app.signUp('scorekeeper'),
      app.signUp('treasurer'),
    ]);
    [captain, mate, registrant, stranger] = await Promise.all([
      app.signUp('captain'),
      app.signUp('mate'),
      app.signUp('registrant'),
      app.signUp('stranger'),
    ]);
    leagueId = await openLeague(app, owner);
    const teamId = await enterTeam(app, { leagueId, owner }, 'Hawks');
    await join(app, leagueId, owner, scorekeeper, { kind: 'staff', role: 'scorekeeper' });
    await join(app, leagueId, owner, treasurer, { kind: 'staff', role: 'treasurer' });
    await join(app, leagueId, owner, captain, { kind: 'team', teamId, role: 'captain' });
    await join(app, leagueId, owner, mate, { kind: 'team', teamId, role: 'proxy' });
    await register(app, leagueId, registrant);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const path = () => `/leagues/${leagueId}/discipline`;
  let last = '';
  const ask = async (at: string, body: object, { token }: TestPerson = owner): Promise<void> => {
    ({ position: last } = await app.command('POST', `${path()}${at}`, { token, body }));
  };
  /** What is read once everything that was asked is there. */
  const seen = async <View>(at: string, person: TestPerson): Promise<View> => {
    const query = last === '' ? '' : `?atLeast=${last}`;
    const { status, body } = await app.send<View>('GET', `${path()}${at}${query}`, person);
    expect(status).toBe(200);
    return body;
  };
  const words = 'Threw a bat.';

  it('is of everybody with a team’s role or a registration, not of staff as such', async () => {
    const everybody = [captain, mate, registrant].map(({ accountId }) => accountId).sort();
    let view: DisciplineView | undefined;
    await until('everybody is known', async () => {
      view = await seen<DisciplineView>('', owner);
      return view.people.length === everybody.length;
    });
    expect(view?.people.map(({ accountId }) => accountId).sort()).toEqual(everybody);
    expect(view?.people.find(({ accountId }) => accountId === captain.accountId)).toMatchObject({
      teams: ['Hawks'],
    });
    expect(view).toMatchObject({ incidents: [], suspensions: [], today: dayIn(0) });
  });

  it('is on record as soon as it is said, for owners, commissioners and scorekeepers alone', async () => {
    const about = { accountId: captain.accountId, day: dayIn(-2), kind: 'fighting', words };
    await ask('/incidents', about, scorekeeper);
    await ask('/incidents', { ...about, day: dayIn(-1), kind: 'no_show', words: 'Did not come.' });
    const { incidents } = await seen<DisciplineView>('', owner);
    await ask('/suspensions', {
      ...{ accountId: captain.accountId, firstDay: dayIn(0), lastDay: dayIn(3), reason: 'For the bat' },
      incidentId: incidents.at(-1)?.incidentId,
    });
    const view = await seen<DisciplineView>('', scorekeeper);
    const name = view.people.find(({ accountId }) => accountId === captain.accountId)?.name;
    expect(view.incidents).toMatchObject([
      { kind: 'no_show', day: dayIn(-1), name, takenBack: null },
      { kind: 'fighting', day: dayIn(-2), words, accountId: captain.accountId, name },
    ]);
    expect(view.suspensions).toMatchObject([
      { name, lastDay: dayIn(3), reason: 'For the bat', state: 'running', lifted: null },
    ]);
    for (const person of [treasurer, captain, mate, registrant])
      expect(await app.send('GET', path(), person)).toMatchObject({ status: 403 });
    expect(await app.send('GET', path(), stranger)).toMatchObject({ status: 404 });
    expect(await app.send('GET', `/leagues/${randomUUID()}/discipline`, owner)).toMatchObject({
      status: 404,
    });
  });

  it('is read by whom it is about, whoever they can ask included, and not by others', async () => {
    const own = await seen<OwnDisciplineView>('/own', captain);
    expect(own.incidents.map((one) => one.words)).toEqual(['Did not come.', words]);
    expect(own.suspensions).toMatchObject([{ reason: 'For the bat', state: 'running', lastDay: dayIn(3) }]);
    expect(own.ask).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain(scorekeeper.accountId);
    for (const person of [mate, registrant, stranger, owner])
      expect(await seen('/own', person)).toMatchObject({ incidents: [], suspensions: [] });
    const { streamId } = await app.command('POST', '/leagues', {
      token: owner.token,
      body: {
        ...{ name: 'Closed', sport: 'softball', season: '2026', teamCount: 2, rosterSize: 5 },
        ...{ limits: { positions: [], genders: [] }, gameNights: [], zone: 'UTC' },
      },
    });
    const closed = `/leagues/${streamId.slice('league-'.length)}/discipline`;
    for (const at of ['', '/own', '/team'])
      expect(await app.send('GET', `${closed}${at}`, captain)).toMatchObject({ status: 404 });
  });

  it('tells a captain who of their team is out, and no more', async () => {
    await ask('/suspensions', {
      ...{ accountId: mate.accountId, firstDay: dayIn(1), lastDay: null, reason: 'Owes an apology' },
      incidentId: null,
    });
    await ask('/suspensions', {
      ...{ accountId: registrant.accountId, firstDay: dayIn(0), lastDay: dayIn(200), reason: 'For good' },
      incidentId: null,
    });
    const team = await seen<TeamSuspensionsView>('/team', captain);
    expect(team.suspended).toEqual([
      expect.objectContaining({ accountId: captain.accountId, lastDay: dayIn(3), state: 'running' }),
      expect.objectContaining({ accountId: mate.accountId, lastDay: null, state: 'ahead' }),
    ]);
    expect(JSON.stringify(team)).not.toMatch(/apology|bat/);
    for (const person of [owner, mate, registrant])
      expect(await app.send('GET', `${path()}/team`, person)).toMatchObject({ status: 403 });
    expect(await app.send('GET', `${path()}/team`, stranger)).toMatchObject({ status: 404 });
  });

  it('is told to whom it is about, in the bell and by mail, and so is that it is lifted', async () => {
    const toldTo = async (person: TestPerson) =>
      (await app.send<NotificationsView>('GET', '/notifications', person)).body.notifications.filter(
        ({ kind }) => kind.startsWith('suspen'),
      );
    await until('they are told', async () => (await toldTo(mate)).length === 1);
    expect(await toldTo(mate)).toMatchObject([
      { kind: 'suspended', broadcast: { leagueId, registered: false, text: null } },
    ]);
    const subject = 'You have been suspended in Tuesday League';
    const mail = async () => (await mailsTo(app, mate.email)).find((one) => one.subject === subject);
    await until('there is a mail', async () => (await mail()) !== undefined);
    expect((await mail())?.text).toContain('Open it to see until when, why, and whom to ask.');
    expect((await mail())?.text).not.toContain('apology');
    const { suspensions } = await seen<OwnDisciplineView>('/own', mate);
    await ask(`/suspensions/${suspensions[0]?.suspensionId}/lifting`, { reason: 'Apologized' });
    await until('they may play again', async () => (await toldTo(mate))[0]?.kind === 'suspensionLifted');
    expect(await toldTo(mate)).toHaveLength(1);
    expect(await toldTo(owner)).toEqual([]);
  });

  it('keeps whoever is suspended through the season from registering, until it is lifted', async () => {
    const { token } = registrant;
    const at = `/leagues/${leagueId}/registration`;
    const { body } = await app.send<OwnRegistrationView>('GET', at, registrant);
    const sent = body.registrations[0]?.registrationId ?? '';
    await app.command('POST', `${at}s/${sent}/withdrawal`, { token, body: {} });
    await app.command('PUT', at, { token, body: savedBody() });
    const again = () =>
      app.send<{ code: string; detail: string }>('POST', `${at}s`, {
        ...{ token, body: { total: 0 } },
        headers: { 'idempotency-key': randomUUID() },
      });
    expect(await again()).toMatchObject({
      status: 409,
      body: { code: 'suspended', detail: expect.stringMatching(/^You are suspended through /) as unknown },
    });
    const said = async () =>
      (await app.send<OwnRegistrationView>('GET', at, registrant)).body.eligibility.lines.filter(
        ({ rule }) => rule.rule === 'not_suspended',
      );
    expect(await said()).toMatchObject([{ verdict: 'refused', code: 'suspended' }]);
    // They have no part in the league any more, and read their own case.
    const own = await seen<OwnDisciplineView>('/own', registrant);
    const suspensionId = own.suspensions[0]?.suspensionId ?? '';
    expect(own.suspensions).toMatchObject([{ reason: 'For good' }]);
    await ask(`/suspensions/${suspensionId}/lifting`, { reason: 'Apologized' });
    await until('it is in the way no more', async () => (await said())[0]?.verdict === 'met');
    expect(await again()).toMatchObject({ status: 200 });
    const view = await seen<DisciplineView>('', owner);
    expect(view.suspensions.find((one) => one.suspensionId === suspensionId)).toMatchObject({
      ...{ state: 'lifted', lifted: { on: dayIn(0), reason: 'Apologized' } },
    });
  });

  it('goes with the account of whom it is about, and stays without its words', async () => {
    await erasePerson(app, mate);
    let view: DisciplineView | undefined;
    await until('it has no words any more', async () => {
      view = await seen<DisciplineView>('', owner);
      return view.suspensions.some(({ reason }) => reason === null);
    });
    expect(view?.suspensions.find(({ reason }) => reason === null)).toMatchObject({
      ...{ name: null, firstDay: dayIn(1), accountId: mate.accountId },
    });
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const body = { accountId: mate.accountId, day: dayIn(-1), kind: 'other', words };
    expect(await app.send('POST', `${path()}/incidents`, { token: owner.token, body, ...key })).toMatchObject(
      { status: 404, body: { code: 'person_unknown' } },
    );
  });
});
