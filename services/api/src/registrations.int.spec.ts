import type {
  FreeAgentsView,
  LeagueView,
  NotificationsView,
  OpenLeagueView,
  OwnRegistrationView,
  PoolView,
  ProblemView,
  ProspectusView,
  RegistrationsView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { LeagueEvent, LeaguePlacesEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, join, joinTeam, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { LeagueProspectus } from '@fieldhouse/values';
import { randomUUID } from 'node:crypto';
import { draftSettings, enterTeam, playerBody, registerPlayer } from './testing/draft-league';
import { openLeague, openProspectus, register, registrantBody, savedBody } from './testing/open-league';
import { startWholeApi } from './testing/whole-api';

describe('registrations', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let owner: TestPerson;
  let people: readonly TestPerson[];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { TEAMS_PER_DAY: '20', LEAGUES_PER_DAY: '50', LEAGUES_PER_MONTH: '50' });
    owner = await app.signUp('owner');
    people = await Promise.all(['ann', 'bea', 'cay'].map((name) => app.signUp(name)));
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  /** Once the league is known to be open. */
  const own = async (leagueId: string, who: TestPerson | undefined): Promise<OwnRegistrationView> => {
    const look = () => app.send<OwnRegistrationView>('GET', `/leagues/${leagueId}/registration`, who);
    await until('the league is open', async () => (await look()).status === 200);
    return (await look()).body;
  };
  const shown = async (leagueId: string, who: TestPerson | undefined) => {
    const [first] = (await own(leagueId, who)).registrations;
    return first;
  };
  const ask = (who: TestPerson | undefined, method: string, path: string, body?: object) =>
    app.send<ProblemView>(method, path, { token: who?.token ?? '', body });
  const typesOf = async (leagueId: string) =>
    (await app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`)).map(({ type }) => type);

  it('of a team: it has a place, and the league has it with its captain', async () => {
    const [captain] = people;
    if (!captain) throw new Error('nobody');
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, captain, { name: 'Owls' });
    await register(app, leagueId, captain, { kind: 'team', teamId, person: {} });
    await until('the league has the team', async () => {
      const { body } = await app.send<LeagueView>('GET', `/leagues/${leagueId}`, owner);
      return body.teams.some(
        (team) => team.teamId === teamId && team.people[0]?.accountId === captain.accountId,
      );
    });
    expect(await shown(leagueId, captain)).toMatchObject({
      status: 'confirmed',
      teamName: 'Owls',
      money: 'none',
    });
    const { body } = await app.send<RegistrationsView>('GET', `/leagues/${leagueId}/registrations`, owner);
    expect(body.registrations.map(({ name, teamName }) => [name, teamName])).toEqual([
      ['ann Example', 'Owls'],
    ]);
  });

  it('of a kind that is limited: whoever would register hears what is left of it, as the places count it', async () => {
    const [ann, bea, cay] = people;
    if (!ann || !bea || !cay) throw new Error('nobody');
    const places = { players: 20, positions: [], genders: [{ gender: 'woman' as const, maximum: 1 }] };
    const leagueId = await openLeague(app, owner, { places });
    const limits = async () => (await own(leagueId, cay)).places.players.limits;
    const women = (held: number) => [{ category: 'gender:woman', maximum: 1, held }];
    expect(await limits()).toEqual(women(0));
    await register(app, leagueId, ann);
    await register(app, leagueId, bea);
    await until('bea waits', async () => (await shown(leagueId, bea))?.status === 'waitlisted');
    expect(await limits()).toEqual(women(1));
    // Others wait, but for what he does not need.
    await register(app, leagueId, cay, { person: { ...registrantBody, gender: 'man' } });
    await until('cay has a place', async () => (await shown(leagueId, cay))?.status === 'confirmed');
    const { body } = await app.send<RegistrationsView>('GET', `/leagues/${leagueId}/registrations`, owner);
    expect(body.registrations.map(({ categories }) => categories)).toEqual([
      ['gender:woman'],
      ['gender:woman'],
      [],
    ]);
  });

  it('of a team: the staff puts it into a division, and everybody sees it', async () => {
    const [captain, ann] = people;
    if (!captain || !ann) throw new Error('nobody');
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, captain, { name: 'Larks' });
    await register(app, leagueId, captain, { kind: 'team', teamId });
    await until('the league has the team', async () => (await own(leagueId, ann)).teams.length === 1);
    const entered = await app.command('POST', `/leagues/${leagueId}/teams`, {
      token: owner.token,
      body: { name: 'Terns', color: '#0B6B4A' },
    });
    const division = `/leagues/${leagueId}/teams/${teamId}/division`;
    expect((await ask(ann, 'PUT', division, { divisionId: 'a' })).status).toBe(404);
    expect(await ask(captain, 'PUT', division, { divisionId: 'a' })).toMatchObject({
      ...{ status: 403, body: { code: 'not_league_staff' } },
    });
    expect(await ask(owner, 'PUT', division, { divisionId: 'z' })).toMatchObject({
      ...{ status: 404, body: { code: 'division_unknown', detail: expect.stringContaining('Reload') } },
    });
    const unknown = `/leagues/${leagueId}/teams/${randomUUID()}/division`;
    expect((await ask(owner, 'PUT', unknown, { divisionId: 'a' })).body.code).toBe('team_unknown');
    const { token } = owner;
    const put = await app.command('PUT', division, { token, body: { divisionId: 'a' } });
    const again = await app.command('PUT', division, { token, body: { divisionId: 'a' } });
    expect(again.revision).toBe(put.revision);
    const atLeast = BigInt(entered.position) > BigInt(put.position) ? entered.position : put.position;
    const said = () =>
      app.send<ProspectusView>('GET', `/leagues/${leagueId}/prospectus?atLeast=${atLeast}`, captain);
    expect((await said()).body.teamDivisions).toEqual([{ teamId, divisionId: 'a' }]);
    const open = () => app.send<OpenLeagueView>('GET', `/open-leagues/${leagueId}?atLeast=${atLeast}`);
    expect((await open()).body.divisions).toEqual([
      { division: 'A', teams: ['Larks'] },
      { division: null, teams: ['Terns'] },
    ]);
    expect((await shown(leagueId, captain))?.steps.at(-1)).toMatchObject({
      ...{ code: 'division', divisionId: 'a' },
    });
    // Without its division it is in none.
    const { position } = await app.command('PUT', `/leagues/${leagueId}/prospectus`, {
      ...{ token, body: openProspectus({ divisions: [] }) },
    });
    const after = await app.send<ProspectusView>(
      'GET',
      `/leagues/${leagueId}/prospectus?atLeast=${position}`,
      captain,
    );
    expect(after.body.teamDivisions).toEqual([]);
  });

  it('of a team are theirs who leads it by then: an offer, the captaincy of the entry, the withdrawal', async () => {
    const [ann, bea, cay] = people;
    if (!ann || !bea || !cay) throw new Error('nobody');
    const leagueId = await openLeague(app, owner, {}, { teamCount: 2 });
    await enterTeam(app, { leagueId, owner }, 'Gulls');
    const rooks = await createTeam(app, cay, { name: 'Rooks' });
    const held = await register(app, leagueId, cay, { kind: 'team', teamId: rooks });
    const teamId = await createTeam(app, bea, { name: 'Wrens' });
    const of = (path: string) => `/teams/${teamId}/members/${path}`;
    const member = await joinTeam(app, teamId, bea, ann);
    await app.command('PUT', of(`${member}/role`), { token: bea.token, body: { role: 'admin' } });
    const id = await register(app, leagueId, ann, { kind: 'team', teamId });
    await until('the Wrens wait', async () => (await shown(leagueId, ann))?.status === 'waitlisted');
    await app.command('POST', of(`${member}/remove`), { token: bea.token, body: { reason: null } });
    await until('the captain answers', async () => (await shown(leagueId, bea))?.registrationId === id);
    expect((await own(leagueId, ann)).registrations).toEqual([]);

    await app.command('POST', `/leagues/${leagueId}/registrations/${held}/withdrawal`, {
      token: cay.token,
      body: {},
    });
    await until('the place is offered', async () => (await shown(leagueId, bea))?.status === 'offered');
    const told = async ({ token }: TestPerson) =>
      (await app.send<NotificationsView>('GET', '/notifications', { token })).body.notifications.filter(
        ({ registration }) => registration?.leagueId === leagueId,
      );
    await until('the captain is told', async () => (await told(bea)).length === 1);
    expect(await told(ann)).toEqual([]);
    const path = `/leagues/${leagueId}/registrations/${id}`;
    for (const what of ['acceptance', 'refusal', 'withdrawal'])
      expect(await ask(ann, 'POST', `${path}/${what}`, {})).toMatchObject({
        ...{ status: 404, body: { code: 'registration_unknown' } },
      });

    await app.command('POST', `${path}/acceptance`, { token: bea.token });
    const entry = async () => {
      const { body } = await app.send<LeagueView>('GET', `/leagues/${leagueId}`, owner);
      return body.teams.find((team) => team.teamId === teamId)?.people.map(({ accountId }) => accountId);
    };
    await until('the league has the team', async () => (await entry())?.length === 1);
    expect(await entry()).toEqual([bea.accountId]);
    expect((await ask(ann, 'POST', `${path}/withdrawal`, {})).status).toBe(404);
    await app.command('POST', `${path}/withdrawal`, { token: bea.token, body: {} });
    await until('it has left', async () => (await shown(leagueId, bea))?.status === 'withdrawn');
    await until('the league has it no more', async () => (await entry()) === undefined);
    // The league has its name no more; those who look at the registration do.
    expect((await shown(leagueId, bea))?.teamName).toBe('Wrens');
    const { body } = await app.send<RegistrationsView>('GET', `/leagues/${leagueId}/registrations`, owner);
    expect(body.registrations.find(({ registrationId }) => registrationId === id)?.teamName).toBe('Wrens');
    const ofTeam = await app.eventsOf<TeamEvent>(`team-${teamId}`);
    expect(
      ofTeam.findLast((one) => 'accountId' in one.data && one.data.accountId === ann.accountId)?.type,
    ).toBe('MemberLeft');
  });

  it('of a team that has a new captain: the league has them too, and the former one is no captain by it', async () => {
    const [ann, bea] = people;
    if (!ann || !bea) throw new Error('nobody');
    const [leagueId, next] = await Promise.all([openLeague(app, owner), openLeague(app, owner)]);
    const teamId = await createTeam(app, ann, { name: 'Jays' });
    const memberId = await joinTeam(app, teamId, ann, bea);
    const led = async (league: string, ...expected: readonly [TestPerson, string][]) => {
      const known = expected.map(([{ accountId }, role]) => `${accountId} ${role}`);
      await until(`${known.join(', ')} lead the entry`, async () => {
        const { body } = await app.send<LeagueView>('GET', `/leagues/${league}`, owner);
        const entry = body.teams.find((team) => team.teamId === teamId);
        return String(entry?.people.map(({ accountId, role }) => `${accountId} ${role}`)) === String(known);
      });
    };
    await register(app, leagueId, ann, { kind: 'team', teamId });
    await led(leagueId, [ann, 'captain']);
    await app.command('POST', `/teams/${teamId}/captaincy`, {
      token: ann.token,
      body: { memberId, stayAs: 'admin' },
    });
    await led(leagueId, [bea, 'captain'], [ann, 'co_captain']);
    await register(app, next, ann, { kind: 'team', teamId });
    await led(next, [bea, 'captain'], [ann, 'co_captain']);
    // Whoever a league gives to the team now shows that the team has looked at both entries since.
    for (const [league, name] of [
      [leagueId, 'dot'],
      [next, 'eli'],
    ] as const) {
      const guest = await app.signUp(name);
      await join(app, league, owner, guest, { kind: 'team', teamId, role: 'co_captain' });
      await until('the team has its co-captain', async () =>
        (await app.eventsOf<TeamEvent>(`team-${teamId}`)).some(
          (one) => one.type === 'MemberJoined' && one.data.accountId === guest.accountId,
        ),
      );
    }
    const roles = (await app.eventsOf<TeamEvent>(`team-${teamId}`)).flatMap((one) =>
      one.type === 'MemberRoleChanged' ? [[one.data.to, one.data.leagueId]] : [],
    );
    expect(roles).toEqual([
      ['captain', null],
      ['admin', null],
    ]);
  });

  it('of a team that ends: a draft that counts on the team keeps it in the league', async () => {
    const leagueId = await openLeague(app, owner);
    const facts = () => app.eventsOf<LeagueEvent>(`league-${leagueId}`);
    const enter = async (captain: TestPerson, name: string) => {
      const teamId = await createTeam(app, captain, { name });
      const registrationId = await register(app, leagueId, captain, { kind: 'team', teamId, person: {} });
      await until(`${name} are in`, async () =>
        (await facts()).some((fact) => fact.type === 'TeamRoleGranted' && fact.data.teamId === teamId),
      );
      return { teamId, registrationId };
    };
    const [ann, bea, cay] = people;
    if (!ann || !bea || !cay) throw new Error('nobody');
    const [owls, terns] = [await enter(ann, 'Owls'), await enter(bea, 'Terns')];
    const withdrawn = await app.send('DELETE', `/leagues/${leagueId}/teams/${owls.teamId}`, owner);
    expect(withdrawn).toMatchObject({ status: 409, body: { code: 'team_has_registration' } });
    for (const n of [1, 2]) await registerPlayer(app, { leagueId, owner }, n);
    const draft = (method: string, path: string, body: object) =>
      app.command(method, `/leagues/${leagueId}/draft${path}`, { token: owner.token, body });
    await draft('PUT', '', { settings: { ...draftSettings, rounds: 1 } });
    await draft('PUT', '/order', { order: [owls.teamId, terns.teamId], reason: 'Agreed by both' });
    await draft('POST', '/lobby', {});
    await app.command('POST', `/leagues/${leagueId}/registrations/${owls.registrationId}/withdrawal`, {
      token: ann.token,
      body: {},
    });
    // Registrations are followed one after the other: whoever comes next shows that this one has been.
    await enter(cay, 'Larks');
    expect((await facts()).filter(({ type }) => type === 'TeamWithdrawn')).toEqual([]);
    await draft('POST', '/cancel', { reason: 'One team is gone' });
    await app.command('DELETE', `/leagues/${leagueId}/teams/${owls.teamId}`, owner);
  });

  it('of players: who comes when nothing is free waits, is offered what comes free, and plays', async () => {
    const [ann, bea] = people;
    const leagueId = await openLeague(app, owner, { places: { players: 1, positions: [], genders: [] } });
    if (!ann || !bea) throw new Error('nobody');
    const first = await register(app, leagueId, ann);
    const second = await register(app, leagueId, bea);
    await until('bea waits', async () => Boolean((await shown(leagueId, bea))?.waitlist));
    expect(await shown(leagueId, bea)).toMatchObject({
      ...{ status: 'waitlisted', waitlist: { rank: 1, of: 1 }, offer: null },
    });
    await app.command('POST', `/leagues/${leagueId}/registrations/${first}/withdrawal`, {
      token: ann.token,
      body: {},
    });
    await until('bea has an offer', async () => (await shown(leagueId, bea))?.status === 'offered');
    await app.command('POST', `/leagues/${leagueId}/registrations/${second}/acceptance`, {
      token: bea.token,
    });
    await until('bea is a player of the pool', async () => {
      const { body } = await app.send<PoolView>('GET', `/leagues/${leagueId}/pool`, owner);
      return body.players.some(({ playerId }) => playerId === second);
    });
    const after = await shown(leagueId, bea);
    expect(after).toMatchObject({ status: 'confirmed', waitlist: null });
    expect(after?.steps.map(({ code }) => code)).toEqual([
      'submitted',
      'joined',
      'offered',
      'placed',
      'confirmed',
    ]);
    expect(await typesOf(leagueId)).toContain('ConfirmationTakenBack');
    const { body } = await app.send<RegistrationsView>('GET', `/leagues/${leagueId}/registrations`, owner);
    expect(body.registrations.map(({ name, status }) => [name, status])).toEqual([
      ['Robin Hale', 'withdrawn'],
      ['Robin Hale', 'confirmed'],
    ]);
    expect(body.places.players).toEqual({ capacity: 1, held: 1, waiting: 0 });
  });

  it('of players: no more of a gender than the league takes, and no other limit once some are in', async () => {
    const [ann, bea, cay] = people;
    if (!ann || !bea || !cay) throw new Error('nobody');
    const limits = (women: number, positions: { position: string; maximum: number }[] = []) => ({
      places: { players: null, positions, genders: [{ gender: 'woman' as const, maximum: women }] },
    });
    const leagueId = await openLeague(app, owner, limits(1));
    await register(app, leagueId, ann);
    await register(app, leagueId, bea);
    await register(app, leagueId, cay, { person: { ...savedBody().person, gender: 'man' } });
    const stand = (who: TestPerson, status: string) =>
      until(`they are ${status}`, async () => (await shown(leagueId, who))?.status === status);
    await stand(ann, 'confirmed');
    await stand(bea, 'waitlisted');
    await stand(cay, 'confirmed');
    const say = (change: Partial<LeagueProspectus>) =>
      ask(owner, 'PUT', `/leagues/${leagueId}/prospectus`, openProspectus(change));
    const late = await say(limits(1, [{ position: 'SS', maximum: 2 }]));
    expect([late.status, late.body.code]).toEqual([409, 'limit_too_late']);
    expect((await say(limits(2))).status).toBe(200);
    await stand(bea, 'offered');
  });

  it('keep their league published, also where its opening is moved', async () => {
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const leagueId = await openLeague(app, owner);
    const registrationId = await register(app, leagueId, ann);
    const { windows } = openProspectus();
    const opensAt = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
    const later = openProspectus({ windows: { ...windows, opensAt } });
    await app.command('PUT', `/leagues/${leagueId}/prospectus`, { token: owner.token, body: later });
    const publication = `/leagues/${leagueId}/publication`;
    const isSaid = (registered: boolean) =>
      until(`people are said to be registered: ${registered}`, async () => {
        const said = await app.send<ProspectusView>('GET', `/leagues/${leagueId}/prospectus`, owner);
        return said.body.stage === 'announced' && said.body.registered === registered;
      });
    await isSaid(true);
    expect(await ask(owner, 'DELETE', publication)).toMatchObject({
      ...{ status: 409, body: { code: 'registration_begun' } },
    });
    expect((await shown(leagueId, ann))?.registrationId).toBe(registrationId);
    await app.command('POST', `/leagues/${leagueId}/registrations/${registrationId}/withdrawal`, {
      token: ann.token,
      body: {},
    });
    await isSaid(false);
    expect((await ask(owner, 'DELETE', publication)).status).toBe(200);
  });

  it('are withdrawn once, however often the answer is lost', async () => {
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const leagueId = await openLeague(app, owner);
    const registrationId = await register(app, leagueId, ann);
    const headers = { 'idempotency-key': randomUUID() };
    const withdraw = () =>
      app.command('POST', `/leagues/${leagueId}/registrations/${registrationId}/withdrawal`, {
        ...{ token: ann.token, body: {} },
        headers,
      });
    const first = await withdraw();
    expect(await withdraw()).toEqual(first);
    const facts = (await typesOf(leagueId)).filter((type) => type === 'RegistrationWithdrawn');
    expect(facts).toHaveLength(1);
  });

  it('of free agents: a captain finds them, invites one, and has them once they say yes', async () => {
    const [captain, ann, bea] = people;
    if (!captain || !ann || !bea) throw new Error('nobody');
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, captain, { name: 'Herons' });
    await register(app, leagueId, captain, { kind: 'team', teamId });
    await until('players can join it', async () => (await own(leagueId, ann)).teams.length === 1);
    const registrationId = await register(app, leagueId, ann);
    await register(app, leagueId, bea, { kind: 'member', teamId });
    const look = () => app.send<FreeAgentsView>('GET', `/leagues/${leagueId}/free-agents`, captain);
    await until('the captain sees them', async () => {
      const { status, body } = await look();
      // What they gave is of another read model than that they are there.
      return status === 200 && body.freeAgents[0]?.level === 5 && body.requests[0]?.name === 'Robin Hale';
    });
    const { body } = await look();
    expect(body).toMatchObject({
      team: { teamId, name: 'Herons', players: 0 },
      requests: [{ name: 'Robin Hale' }],
      freeAgents: [{ registrationId, positions: ['SS'], level: 5, friends: [], invitation: null }],
    });
    expect(JSON.stringify(body)).not.toMatch(/1990-04-01|woman/);
    const invitation = `/leagues/${leagueId}/registrations/${registrationId}/invitations/${teamId}`;
    expect((await ask(bea, 'PUT', invitation)).status).toBe(404);
    await app.command('PUT', invitation, { token: captain.token });
    await until('ann is invited', async () => (await shown(leagueId, ann))?.invitations.length === 1);
    expect((await shown(leagueId, ann))?.invitations[0]?.teamName).toBe('Herons');
    await until('the captain sees that', async () => {
      const [agent] = (await look()).body.freeAgents;
      const { at = '', holdUntil } = agent?.invitation ?? {};
      return holdUntil === new Date(Date.parse(at) + 24 * 3_600_000).toISOString();
    });
    expect((await ask(bea, 'POST', `${invitation}/acceptance`)).status).toBe(404);
    await app.command('POST', `${invitation}/acceptance`, { token: ann.token });
    await until('ann plays', async () => (await shown(leagueId, ann))?.status === 'rostered');
    expect(await shown(leagueId, ann)).toMatchObject({ teamName: 'Herons', invitations: [] });
    await until('the captain has her', async () => (await look()).body.team.players === 1);
    expect((await look()).body.freeAgents).toEqual([]);
    const theirs = await app.send<ProblemView>('GET', `/leagues/${leagueId}/free-agents`, owner);
    expect([theirs.status, theirs.body.code]).toEqual([403, 'not_team_captain']);
    const dee = await app.signUp('dee');
    const other = await register(app, leagueId, dee);
    const wish = `/leagues/${leagueId}/registrations/${other}/invitations/${teamId}`;
    await until('dee can be asked', async () => (await shown(leagueId, dee))?.status === 'confirmed');
    await app.command('PUT', wish, { token: captain.token });
    await app.command('POST', `${wish}/refusal`, { token: dee.token });
    const again = await ask(captain, 'PUT', wish);
    expect([again.status, again.body.code]).toEqual([409, 'invited_lately']);
    await until('the captain sees the no', async () => {
      const [agent] = (await look()).body.freeAgents;
      return agent?.invitation?.standing === 'declined';
    });
  });

  it('of players who have withdrawn and register again: the team that gets them has themselves', async () => {
    const [captain, ann] = people;
    if (!captain || !ann) throw new Error('nobody');
    const leagueId = await openLeague(app, owner);
    const teamId = await createTeam(app, captain, { name: 'Egrets' });
    await register(app, leagueId, captain, { kind: 'team', teamId });
    await until('the league has the team', async () => (await own(leagueId, ann)).teams.length === 1);
    const inPool = (what: string, is: (fact: PlayerPoolEvent) => boolean) =>
      until(what, async () => (await app.eventsOf<PlayerPoolEvent>(`playerPool-${leagueId}`)).some(is));
    const isLinked = (playerId: string) => (fact: PlayerPoolEvent) =>
      fact.type === 'PlayerAccountLinked' &&
      fact.data.playerId === playerId &&
      fact.data.accountId === ann.accountId;
    const first = await register(app, leagueId, ann);
    await inPool('ann is a player', isLinked(first));
    await app.command('POST', `/leagues/${leagueId}/registrations/${first}/withdrawal`, {
      token: ann.token,
      body: {},
    });
    await inPool('she has left', ({ type }) => type === 'PlayerWithdrawn');
    const second = await register(app, leagueId, ann);
    await inPool('she is a player again', isLinked(second));
    await app.command('PUT', `/leagues/${leagueId}/registrations/${second}/team`, {
      token: owner.token,
      body: { teamId },
    });
    const joined = async () =>
      (await app.eventsOf<TeamEvent>(`team-${teamId}`)).flatMap((one) =>
        one.type === 'MemberJoined' && one.data.role === 'player' ? [one.data.accountId] : [],
      );
    await until('the team has her', async () => (await joined()).length > 0);
    expect(await joined()).toEqual([ann.accountId]);
  });

  it('of players whom the staff has listed: they are in the pool once, whoever a team has stays', async () => {
    const [ann, bea] = people;
    if (!ann || !bea) throw new Error('nobody');
    const { firstName, lastName, birthDate } = registrantBody;
    const listed = { ...playerBody(1), firstName, lastName, birthDate };
    const pool = async (leagueId: string) =>
      (await app.send<PoolView>('GET', `/leagues/${leagueId}/pool`, owner)).body.players;
    const list = async (leagueId: string) => {
      const path = `/leagues/${leagueId}/pool/players`;
      const { position } = await app.command('POST', path, { token: owner.token, body: listed });
      await app.send('GET', `/leagues/${leagueId}/pool?atLeast=${position}`, owner);
      return (await pool(leagueId))[0]?.playerId ?? '';
    };
    const registered = async (leagueId: string, who: TestPerson) => {
      const registrationId = await register(app, leagueId, who);
      await until('they are a player', async () =>
        (await pool(leagueId)).some(({ playerId, linked }) => playerId === registrationId && linked),
      );
      const players = await pool(leagueId);
      return players.filter(({ status }) => status === 'registered').map(({ playerId }) => playerId);
    };
    const leagueId = await openLeague(app, owner);
    await list(leagueId);
    const first = await registered(leagueId, ann);
    expect(first).toHaveLength(1);
    // Whoever is called alike and has registered stays.
    expect(await registered(leagueId, bea)).toEqual(expect.arrayContaining(first));
    const other = await openLeague(app, owner);
    const playerId = await list(other);
    const teamId = await enterTeam(app, { leagueId: other, owner }, 'Hawks');
    await app.command('PUT', `/leagues/${other}/teams/${teamId}/captain-player`, {
      token: owner.token,
      body: { playerId },
    });
    expect(await registered(other, ann)).toHaveLength(2);
  });

  it('are refused with what is missing, and say it beforehand', async () => {
    const [ann] = people;
    const eligibility = [{ rule: 'age' as const, on: '2026-05-01', from: 40, to: null }];
    const leagueId = await openLeague(app, owner, { eligibility });
    await ask(ann, 'PUT', `/leagues/${leagueId}/registration`, savedBody());
    const { body, status } = await ask(ann, 'POST', `/leagues/${leagueId}/registrations`, { total: 0 });
    expect([status, body.code, body.facts]).toEqual([409, 'not_eligible', { codes: 'too_young' }]);
    await until('it is said beforehand', async () => {
      const { eligibility: mine } = await own(leagueId, ann);
      return mine.lines.some(({ code }) => code === 'too_young');
    });
    expect(await typesOf(leagueId)).not.toContain('RegistrationSubmitted');
  });

  it('are taken along with the words of what was signed and asked, and with none of what was not', async () => {
    const [, bea] = people;
    if (!bea) throw new Error('nobody');
    const asked = { kind: 'text' as const, options: [], required: false, of: 'person' as const };
    const questions = [
      { ...asked, questionId: 'contact', label: 'Emergency contact' },
      { ...asked, questionId: 'song', label: 'Walk-up song' },
    ];
    const leagueId = await openLeague(app, owner, { questions });
    const waivers = ['Assumption of risk', 'Photos'].map((title) => ({
      ...{ title, text: `${title}: I have read what that means.` },
      ...{ required: false, expiry: { kind: 'season' } },
    }));
    const { token } = owner;
    for (const body of waivers) await app.command('POST', `/leagues/${leagueId}/waivers`, { token, body });
    const issued = (await app.storedEventsOf(`prospectus-${leagueId}`)).find(
      ({ type }) => type === 'WaiverIssued',
    );
    const { waiverId, version, textHash } = issued?.data ?? {};
    await app.command('POST', `/leagues/${leagueId}/registration/waivers/${String(waiverId)}`, {
      token: bea.token,
      body: { version, textHash, accepted: true, name: 'Bea Signing', adult: true },
    });
    await ask(bea, 'PUT', `/leagues/${leagueId}/registration`, savedBody({ answers: { contact: 'Bob' } }));
    // It is asked otherwise since, which is not what they answered.
    const [contact, song] = questions;
    const renamed = [{ ...contact, label: 'Whom to call' }, song] as typeof questions;
    await app.command('PUT', `/leagues/${leagueId}/prospectus`, {
      ...{ token, body: openProspectus({ questions: renamed }) },
    });
    const { body } = await app.send<Readonly<Record<string, readonly { leagueId: string }[]>>>(
      'GET',
      '/account/export',
      bea,
    );
    const ofLeague = (part: string) => body[part]?.filter((one) => one.leagueId === leagueId);
    const [{ title, text } = { title: '', text: '' }] = waivers;
    expect(ofLeague('signedWaivers')).toEqual([{ leagueId, waiverId, version, title, text, textHash }]);
    expect(ofLeague('answeredQuestions')).toEqual([
      { leagueId, questionId: 'contact', label: 'Emergency contact' },
    ]);
  });
});
