import type {
  LeagueCard,
  LeagueView,
  ManagedLeaguesView,
  PoolView,
  ProspectusView,
} from '@fieldhouse/api-contract';
import { positionText, type Projection } from '@fieldhouse/kernel';
import { isStoreFailure } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { peopleProjections } from '@fieldhouse/read-people';
import { join, type TestPerson } from '@fieldhouse/testing';
import {
  leagueBody,
  playerBody,
  startLeaguesApp,
  type LeaguesApp,
} from '../../../services/leagues/src/testing/leagues-app';
import { prospectus, waiver } from '../../../services/leagues/src/domain/prospectus.fixture';
import { playerPoolModel } from './player-pool/player-pool.read-model';
import { LeaguesReadModule, leagueProjections } from './leagues-read.module';

let app: LeaguesApp;
let owner: TestPerson;
let scorer: TestPerson;
let captain: TestPerson;
let player: TestPerson;
let stranger: TestPerson;
let leagueId: string;
let teamId: string;
let piaId: string;
let idaId: string;

const anyString: unknown = expect.any(String);
const run = (method: string, path: string, body?: unknown) =>
  app.command(method, `/leagues/${leagueId}${path}`, { token: owner.token, body });
const leagueOf = ({ token }: TestPerson, query = '') =>
  app.send<LeagueView>('GET', `/leagues/${leagueId}${query}`, { token });
const poolOf = ({ token }: TestPerson, query = '') =>
  app.send<PoolView>('GET', `/leagues/${leagueId}/pool${query}`, { token });

beforeAll(async () => {
  app = await startLeaguesApp([LeaguesReadModule], [
    ...leagueProjections,
    ...peopleProjections,
  ] as unknown as readonly Projection[]);
  [owner, scorer, captain, player, stranger] = await Promise.all([
    app.signUp('olga'),
    app.signUp('sam'),
    app.signUp('cal'),
    app.signUp('pia'),
    app.signUp('eve'),
  ]);
  leagueId = await app.createLeague(owner);
  await join(app, leagueId, owner, scorer, { kind: 'staff', role: 'scorekeeper' });
  const { position } = await run('POST', '/teams', { name: 'Hawks', color: '#0B6B4A' });
  teamId = (await leagueOf(owner, `?atLeast=${position}`)).body.teams[0]?.teamId ?? '';
  await join(app, leagueId, owner, captain, { kind: 'team', teamId, role: 'captain' });
  const invited = await run('POST', `/teams/${teamId}/invites`, { role: 'proxy' });
  await run('POST', '/pool/players', { ...playerBody, externalId: 'R-1', comment: 'bad knee' });
  const registered = await run('POST', '/pool/players', { ...playerBody, firstName: 'Ida', birthDate: null });
  await leagueOf(owner, `?atLeast=${invited.position}`);
  const { players } = (await poolOf(owner, `?atLeast=${registered.position}`)).body;
  piaId = players.find(({ firstName }) => firstName === 'Pia')?.playerId ?? '';
  idaId = players.find(({ firstName }) => firstName === 'Ida')?.playerId ?? '';
  await app.linkPlayer(owner, leagueId, piaId, player);
  await run('POST', `/pool/players/${piaId}/notes`, { text: 'strong arm' });
  const asked = await run('POST', `/pool/players/${piaId}/group-requests`, { withPlayerId: idaId });
  await poolOf(owner, `?atLeast=${asked.position}`);
  await until('names are there', async () =>
    JSON.stringify((await leagueOf(owner)).body.staff).includes('olga'),
  );
});
afterAll(() => app.stop());

describe('the league view', () => {
  it('shows the league as it stands, with names', async () => {
    const { status, headers, body } = await leagueOf(owner);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe(`"${body.revision}"`);
    expect(body).toMatchObject({
      ...leagueBody,
      leagueId,
      revision: 10,
      invitations: [],
      me: { staffRoles: ['owner'], teamId: null, teamRole: null, playerId: null },
    });
    expect(body.staff).toEqual([
      { accountId: owner.accountId, name: 'olga Example', role: 'owner' },
      { accountId: scorer.accountId, name: 'sam Example', role: 'scorekeeper' },
    ]);
    expect(body.teams).toMatchObject([
      { teamId, name: 'Hawks', people: [{ name: 'cal Example', role: 'captain' }], roster: null },
    ]);
  });

  it('says what the caller is', async () => {
    expect((await leagueOf(captain)).body.me).toEqual({
      staffRoles: [],
      teamId,
      teamRole: 'captain',
      playerId: null,
    });
    expect((await leagueOf(player)).body.me).toEqual({
      staffRoles: [],
      teamId: null,
      teamRole: null,
      playerId: piaId,
    });
  });

  it('gives invite links that work to those who manage the league, and to nobody else', async () => {
    const pathFor = async (person: TestPerson) => (await leagueOf(person)).body.teams[0]?.invites[0]?.path;
    const path = await pathFor(owner);
    expect(path).toMatch(/^\/auth#invite=/);
    expect(await app.send('GET', `/leagues/invites/${path?.split('=')[1]}`)).toMatchObject({
      status: 200,
      body: { state: 'open', offer: { role: 'proxy' } },
    });
    for (const person of [scorer, captain, player]) expect(await pathFor(person)).toBeNull();
  });

  it('is not there for strangers, and not without signing in', async () => {
    expect(await leagueOf(stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await poolOf(stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await app.send('GET', `/leagues/${leagueId}`)).toMatchObject({ status: 401 });
    expect(await app.send('GET', '/leagues/nonsense', { token: owner.token })).toMatchObject({ status: 404 });
    expect(await app.send('GET', `/leagues/${leagueId}?atLeast=soon`, { token: owner.token })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('the list of leagues', () => {
  it('has those that one belongs to, with the foremost role', async () => {
    const mine = async ({ token }: TestPerson) =>
      (await app.send<LeagueCard[]>('GET', '/leagues', { token })).body;
    const card = {
      leagueId,
      name: 'Tuesday Softball',
      sport: 'softball',
      season: 'Summer 2026',
      ...{ teamRole: null, teamId: null },
    };
    expect(await mine(owner)).toEqual([{ ...card, role: 'owner' }]);
    expect(await mine(scorer)).toEqual([{ ...card, role: 'scorekeeper' }]);
    expect(await mine(captain)).toEqual([{ ...card, role: 'captain', teamRole: 'captain', teamId }]);
    expect(await mine(player)).toEqual([{ ...card, role: 'player' }]);
    expect(await mine(stranger)).toEqual([]);
  });
});

describe('the pool view', () => {
  const piaFor = async (person: TestPerson) =>
    (await poolOf(person)).body.players.find(({ playerId }) => playerId === piaId);

  it('shows the staff everything', async () => {
    expect((await poolOf(owner)).body).toMatchObject({ leagueId, revision: 4, lastImport: null });
    for (const person of [owner, scorer]) {
      expect(await piaFor(person)).toEqual({
        ...playerBody,
        playerId: piaId,
        externalId: 'R-1',
        comment: 'bad knee',
        status: 'registered',
        groupId: null,
        groupRequests: [idaId],
        notes: [{ noteId: anyString, text: 'strong arm', author: 'olga Example', at: anyString }],
        linked: true,
        forgotten: false,
        registeredAt: anyString,
      });
    }
  });

  it('hides birth dates, ids and notes from captains, and ratings and comments too from players', async () => {
    const hidden = { externalId: null, birthDate: null, phone: null, notes: [], ownColumns: [] };
    const comment = 'bad knee';
    expect(await piaFor(captain)).toMatchObject({ ...hidden, rating: 7.5, comment, firstName: 'Pia' });
    expect(await piaFor(player)).toMatchObject({ ...hidden, rating: null, comment: null, firstName: 'Pia' });
  });

  it('shows groups while they last', async () => {
    const accepted = await run('POST', `/pool/players/${idaId}/group-requests`, { withPlayerId: piaId });
    const pair = (await poolOf(owner, `?atLeast=${accepted.position}`)).body.players;
    const groupId = pair[0]?.groupId;
    expect(groupId).toEqual(anyString);
    expect(pair.map((one) => [one.groupId, one.groupRequests])).toEqual([
      [groupId, []],
      [groupId, []],
    ]);
    const dissolved = await run('DELETE', `/pool/groups/${groupId}`);
    expect(
      (await poolOf(owner, `?atLeast=${dissolved.position}`)).body.players.map((one) => one.groupId),
    ).toEqual([null, null]);
  });

  it('says of somebody who has withdrawn and come as another player which one they are now', async () => {
    await run('POST', `/pool/players/${piaId}/withdraw`, { reason: '' });
    const { position } = await run('POST', '/pool/players', { ...playerBody, firstName: 'Pia Rosa' });
    const { players } = (await poolOf(owner, `?atLeast=${position}`)).body;
    const nowId = players.find(({ firstName }) => firstName === 'Pia Rosa')?.playerId ?? '';
    const linked = await app.linkPlayer(owner, leagueId, nowId, player);
    await poolOf(owner, `?atLeast=${linked.position}`);
    expect((await leagueOf(player)).body.me.playerId).toBe(nowId);
  });

  it('is empty for a league in which nothing has happened', async () => {
    const other = await app.createLeague(owner);
    await until(
      'the league is there',
      async () => (await app.send('GET', `/leagues/${other}`, { token: owner.token })).status === 200,
    );
    expect(await app.send('GET', `/leagues/${other}/pool`, { token: owner.token })).toMatchObject({
      status: 200,
      body: { revision: -1, players: [], lastImport: null },
    });
  });
});

describe('a pool of 5,000 players', () => {
  it('shows the progress of its import, and each of them', async () => {
    const big = await app.createLeague(owner);
    const rows = Array.from(
      { length: 5_000 },
      (_, n) => `R-${n},Zoë${n},Müller,1990-01-01,Graz,P,${1 + (n % 10)},early on Mondays`,
    );
    const form = new FormData();
    form.set(
      'file',
      new Blob([['ID,First,Last,DOB,City,Position,Rating,Notes', ...rows].join('\n')]),
      'pool.csv',
    );
    await app.command('POST', `/leagues/${big}/pool/imports`, { token: owner.token, body: form });
    const pool = () => app.send<PoolView>('GET', `/leagues/${big}/pool`, { token: owner.token });
    const lastRevision = 5_001;
    const lastEvents = () =>
      app.storedEventsOf(`playerPool-${big}`, lastRevision).catch((failure: unknown) => {
        // Of a slow machine the import takes all there is.
        if (!isStoreFailure(failure)) throw failure;
        return [];
      });
    await until('the import is in the log', async () => (await lastEvents()).length > 0, 60_000);
    const [finished] = await lastEvents();
    await app.projected(playerPoolModel, finished ? positionText(finished.position) : '');
    const last = await pool();
    expect(last.body.lastImport).toMatchObject({ rows: 5_000, done: 5_000, added: 5_000, state: 'finished' });
    expect(last.body.players).toHaveLength(5_000);
  });
});

describe('a prospectus', () => {
  const read = ({ token }: TestPerson, query = '') =>
    app.send<ProspectusView>('GET', `/leagues/${leagueId}/prospectus${query}`, { token });

  it('is empty at first, and read as it was set by everybody of the league', async () => {
    expect(await read(owner)).toMatchObject({
      status: 200,
      body: { leagueId, revision: -1, prospectus: null, stage: 'draft', waivers: [], cancelled: null },
    });
    await run('POST', '/waivers', waiver);
    const { position, revision } = await run('PUT', '/prospectus', prospectus);
    for (const person of [owner, scorer, captain, player])
      expect((await read(person, `?atLeast=${position}`)).body).toMatchObject({
        ...{ revision, prospectus, stage: 'draft', published: false },
        waivers: [{ ...waiver, version: 1, textHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }],
      });
    expect((await read(stranger)).status).toBe(404);
  });

  it('stands among the leagues of everybody on the staff, with their role, and of nobody else', async () => {
    const unwritten = await app.createLeague(owner);
    const commissioner = await app.signUp('con');
    await join(app, leagueId, owner, commissioner, { kind: 'staff', role: 'commissioner' });
    const { position } = await run('PUT', '/prospectus', { ...prospectus, about: 'On the list' });
    const managed = async ({ token }: TestPerson) =>
      (await app.send<ManagedLeaguesView>('GET', `/managed-leagues?atLeast=${position}`, { token })).body
        .leagues;
    const { format, startsOn, endsOn, windows } = prospectus;
    const own = (await managed(owner)).filter((one) => [leagueId, unwritten].includes(one.leagueId));
    expect(own).toHaveLength(2);
    expect(own.find((one) => one.leagueId === leagueId)).toEqual({
      ...{ leagueId, staffRoles: ['owner'], stage: 'draft', teams: 1, teamCount: leagueBody.teamCount },
      hasPeople: true,
      ...{ name: leagueBody.name, season: leagueBody.season, sport: leagueBody.sport, zone: leagueBody.zone },
      prospectus: { format, startsOn, endsOn, windows },
    });
    expect(own.find((one) => one.leagueId === unwritten)).toMatchObject({
      ...{ stage: 'draft', prospectus: null, hasPeople: false },
    });
    const { position: filled } = await app.command('POST', `/leagues/${unwritten}/pool/players`, {
      token: owner.token,
      body: playerBody,
    });
    await app.projected(playerPoolModel, filled);
    expect((await managed(owner)).find((one) => one.leagueId === unwritten)?.hasPeople).toBe(true);
    expect(await managed(commissioner)).toMatchObject([{ leagueId, staffRoles: ['commissioner'] }]);
    expect(await managed(scorer)).toMatchObject([{ leagueId, staffRoles: ['scorekeeper'] }]);
    for (const person of [captain, player, stranger]) expect(await managed(person)).toEqual([]);
  });

  it('says what became of the league', async () => {
    const { position } = await run('POST', '/cancellation', { reason: 'The park is closed' });
    expect((await read(player, `?atLeast=${position}`)).body).toMatchObject({
      stage: 'cancelled',
      cancelled: { at: anyString, reason: 'The park is closed' },
    });
    const { body } = await app.send<ManagedLeaguesView>('GET', '/managed-leagues', { token: owner.token });
    expect(body.leagues.find((one) => one.leagueId === leagueId)?.stage).toBe('cancelled');
  });
});
