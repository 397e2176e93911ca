import {
  withChanges,
  type RoomState,
  type DraftPlanView,
  type DraftPlayersView,
  type HistoryView,
  type LegalityView,
  type ProblemView,
  type ReplayView,
  type RoomJoined,
  type RoomPart,
  type RoomPatch,
  type RoomView,
} from '@fieldhouse/api-contract';
import { DraftsModule } from '@fieldhouse/drafts';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { allEvents, allProcesses } from '@fieldhouse/contexts';
import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import { type LeagueEvent } from '@fieldhouse/events/leagues';
import { IdentityModule } from '@fieldhouse/identity';
import { metaFromProcess, type Projection } from '@fieldhouse/kernel';
import { join, startTestApp, type TestAnswer, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { until as untilNamed } from '@fieldhouse/kernel/testing';
import { LeaguesModule } from '@fieldhouse/leagues';
import { RunnerOffice } from '@fieldhouse/kernel/runtime';
import { CommandSender, MONGO_DB } from '@fieldhouse/platform';
import { PROCESSES, PortsModule, ProcessHost } from '@fieldhouse/processes';
import { DraftsReadModule, draftProjections } from '@fieldhouse/read-drafts';
import { peopleProjections } from '@fieldhouse/read-people';
import { Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import { io, type Socket } from 'socket.io-client';
import { draftSettings, factAt, playerBody } from './testing/draft-league';

@Module({
  imports: [PortsModule, IdentityModule, LeaguesModule, DraftsModule],
  providers: [ProcessHost, { provide: PROCESSES, useValue: allProcesses }],
})
class Worker {}

const shownProjections = [...draftProjections, ...peopleProjections];
const TEAMS = ['Hawks', 'Otters', 'Foxes'];
const ROUNDS = 4;
const settings = {
  ...draftSettings,
  rounds: ROUNDS,
  clock: { ...draftSettings.clock, pickSeconds: 60 },
  limits: { positions: [{ position: 'C', minimum: 1, maximum: 2 }], genders: [] },
  groupsTogether: true,
};

describe('a draft night over HTTP', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let admin: TestPerson;
  let outsider: TestPerson;
  let captains: TestPerson[];
  let leagueId: string;
  let teamIds: string[];
  let playerIds: string[];
  let socket: Socket;
  const patches: RoomPatch[] = [];
  let entered: RoomState;
  const draft = (path = ''): string => `/leagues/${leagueId}/draft${path}`;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startTestApp({
      stack,
      modules: [PortsModule, IdentityModule, LeaguesModule, DraftsModule, DraftsReadModule, Worker],
      events: allEvents,
      projections: shownProjections as unknown as readonly Projection[],
    });
    admin = await app.signUp('admin');
    outsider = await app.signUp('outsider');
    captains = await Promise.all(TEAMS.map((name) => app.signUp(name.toLowerCase())));
    const created = await app.command('POST', '/leagues', {
      token: admin.token,
      body: {
        name: 'Tuesday League',
        sport: 'softball',
        season: '2026',
        teamCount: 3,
        rosterSize: 4,
        limits: settings.limits,
        gameNights: [],
        zone: 'UTC',
      },
    });
    leagueId = created.streamId.slice('league-'.length);
    for (const [index, name] of TEAMS.entries()) {
      await app.command('POST', `/leagues/${leagueId}/teams`, {
        token: admin.token,
        body: { name, color: '#0B6B4A' },
      });
      const entered = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).filter(
        ({ type }) => type === 'TeamEntered',
      );
      const teamId = (entered[index]?.data as { teamId: string }).teamId;
      const captain = captains[index];
      if (captain) await join(app, leagueId, admin, captain, { kind: 'team', teamId, role: 'captain' });
    }
    for (let n = 1; n <= 16; n += 1) {
      const player = {
        externalId: null,
        firstName: `Player${n}`,
        lastName: 'Test',
        birthDate: null,
        hometown: null,
        phone: null,
        gender: null,
        positions: [n <= 5 ? 'C' : 'P'],
        rating: Math.max(1, 11 - n),
        nights: [],
        comment: null,
        ownColumns: [],
      };
      await app.command('POST', `/leagues/${leagueId}/pool/players`, { token: admin.token, body: player });
    }
  });
  afterAll(async () => {
    socket?.disconnect();
    await app.stop();
    await stack.stop();
  });

  const as = (person: TestPerson, body?: unknown, headers?: Record<string, string>) => ({
    token: person.token,
    body,
    headers,
  });
  const captainOf = (teamId: string): TestPerson => {
    const captain = captains[teamIds.indexOf(teamId)];
    if (!captain) throw new Error(`nobody is captain of ${teamId}`);
    return captain;
  };
  /** Waits until every read model of the draft shows what a command at this position did. */
  const shown = async ({ position }: { readonly position: string }): Promise<void> => {
    await Promise.all(shownProjections.map((model) => app.projected(model, position)));
  };
  const room = async (): Promise<RoomView> =>
    (await app.send<RoomView>('GET', draft('/room'), as(admin))).body;
  const onClock = async (): Promise<{ pickNo: number; teamId: string }> => {
    const events = await app.eventsOf<DraftEvent>(`draft-${draftIdOf(leagueId)}`);
    const turn = events.filter(({ type }) => type === 'TurnStarted').at(-1);
    if (turn?.type !== 'TurnStarted') throw new Error('nobody is on the clock');
    return turn.data;
  };
  const connect = (auth: Record<string, string>): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const one = io(app.url, {
        path: '/api/live',
        transports: ['websocket'],
        auth,
        reconnection: false,
        forceNew: true,
      });
      one.on('connect', () => resolve(one));
      one.on('connect_error', (error) => {
        one.disconnect();
        reject(error);
      });
    });
  const pick = (
    person: TestPerson,
    pickNo: number,
    playerId: string | undefined,
    more: object = {},
  ): Promise<TestAnswer<ProblemView>> =>
    app.send('POST', draft('/picks'), as(person, { pickNo, playerId, ...more }));

  it('is set up by a commissioner only, and unknown to outsiders', async () => {
    expect((await app.send('PUT', draft(), as(outsider, { settings }))).status).toBe(404);
    expect((await app.send('PUT', draft(), { body: { settings } })).status).toBe(401);
    await app.command('PUT', draft(), as(admin, { settings }));
    const { status, body } = await app.send<ProblemView>(
      'POST',
      draft('/order/commit'),
      as(captains[0] ?? admin, { reason: null }),
    );
    expect([status, body.code]).toEqual([403, 'not_commissioner']);
    expect((await app.send('POST', draft('/order/commit'), as(outsider, { reason: null }))).status).toBe(404);
  });

  it('lets the captains of a team prepare from the day the draft exists, and nobody look at their lists', async () => {
    const [mine = admin, other = admin] = captains;
    await until(async () => (await app.send('GET', draft('/room'), as(mine))).status === 200);
    const [teamId = ''] = (await room()).teams.map((team) => team.teamId);
    const mate = await app.signUp('mate');
    const joined = await join(app, leagueId, admin, mate, { kind: 'team', teamId, role: 'co_captain' });
    await shown(joined);
    // The draft knows of them by a process.
    const { active } = RunnerOffice.of(app.nest.get<Db>(MONGO_DB));
    const follower = () => active.get('process_draft-follows-league');
    await until(async () => (await follower()?.reaches(joined.position, 1_000)) ?? false);
    const plan = (person: TestPerson) =>
      app.send<DraftPlanView>('GET', draft(`/plan?teamId=${teamId}`), as(person));
    const players = async (): Promise<DraftPlayersView['players']> =>
      (await app.send<DraftPlayersView>('GET', draft('/players'), as(mate))).body.players;
    const pool = await players();
    expect(pool.map(({ rating }) => rating)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1]);
    expect(pool.map(({ tier }) => tier).slice(0, 10)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4]);
    const ids = pool.map(({ playerId }) => playerId);
    const lists = {
      queue: ids.slice(1, 3),
      ranking: [...ids].reverse(),
      doNotDraft: ids.slice(0, 1),
    };
    const paths = {
      queue: '/plan/queue',
      ranking: '/plan/ranking',
      doNotDraft: '/plan/do-not-draft',
    } as const;
    for (const list of ['queue', 'ranking', 'doNotDraft'] as const) {
      const body = { teamId, playerIds: lists[list] };
      await app.command('PUT', draft(paths[list]), as(list === 'queue' ? mate : mine, body));
      for (const nosy of [other, admin, outsider])
        expect((await app.send('PUT', draft(paths[list]), as(nosy, body))).status).toBe(404);
      expect((await app.send('PUT', draft(paths[list]), { body })).status).toBe(401);
    }
    expect((await plan(mate)).body).toMatchObject({ teamId, ...lists });
    for (const nosy of [other, admin, outsider]) expect((await plan(nosy)).status).toBe(404);
    expect((await app.send('GET', draft('/players'), as(outsider))).status).toBe(404);
    expect((await room()).poolSize).toBe(16);
    await app.command(
      'POST',
      `/leagues/${leagueId}/pool/players/${ids[15]}/withdraw`,
      as(admin, { reason: 'Moved' }),
    );
    await until(async () => (await players()).length === 15 && (await room()).poolSize === 15);
    await app.command('POST', `/leagues/${leagueId}/pool/players/${ids[15]}/reinstate`, as(admin, {}));
    await until(async () => (await players()).length === 16 && (await room()).poolSize === 16);
  });

  it('refuses to change an order that stands otherwise than the commissioner saw it', async () => {
    const before = await app.eventsOf<DraftEvent>(`draft-${draftIdOf(leagueId)}`);
    const seen = { 'if-match': `"${before.length - 2}"` };
    const byHand = { order: [leagueId, 'another'], reason: 'By agreement' };
    for (const answer of [
      await app.send<ProblemView>('POST', draft('/order/commit'), as(admin, { reason: null }, seen)),
      await app.send<ProblemView>('POST', draft('/order/reveal'), as(admin, {}, seen)),
      await app.send<ProblemView>('PUT', draft('/order'), as(admin, byHand, seen)),
    ])
      expect([answer.status, answer.body.code]).toEqual([412, 'stale_revision']);
    expect(await app.eventsOf(`draft-${draftIdOf(leagueId)}`)).toHaveLength(before.length);
  });

  it('refuses malformed input with every field named in order', async () => {
    const { status, body } = await app.send<ProblemView>('POST', draft('/picks'), as(admin, { pickNo: 0 }));
    expect([status, body.code, body.errors?.map(({ field }) => field)]).toEqual([
      400,
      'validation_failed',
      ['pickNo', 'playerId'],
    ]);
    const broken = await app.send<ProblemView>('POST', draft('/picks'), {
      token: admin.token,
      body: new Blob(['{"pickNo":']),
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.status, broken.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    const large = await app.send<ProblemView>(
      'POST',
      draft('/picks'),
      as(admin, { text: 'x'.repeat(300_000) }),
    );
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
  });

  it('draws a provable order with the captains’ own randomness', async () => {
    await app.command('POST', draft('/order/commit'), as(admin, { reason: null }));
    await shown(
      await app.command('POST', draft('/order/nonce'), as(captains[1] ?? admin, { nonce: 'beef' })),
    );
    expect((await room()).proof.rolls[0]).toMatchObject({ roll: 1, seed: null, order: null });
    await shown(await app.command('POST', draft('/order/reveal'), as(admin, {})));
    const { order, proof, board, teams } = await room();
    teamIds = teams.map(({ teamId }) => teamId);
    expect(new Set(order)).toEqual(new Set(teamIds));
    expect(proof.rolls[0]).toMatchObject({ order, nonces: [{ teamId: teamIds[1], nonce: 'beef' }] });
    expect(board).toEqual([...order, ...[...order].reverse(), ...order, ...[...order].reverse()]);
  });

  it('keeps the seed of a committed order sealed in the log', async () => {
    const stored = await app.storedEventsOf(`draft-${draftIdOf(leagueId)}`);
    const committed = stored.find(({ type }) => type === 'DraftOrderCommitted');
    const revealed = stored.find(({ type }) => type === 'DraftOrderRevealed');
    expect(String(committed?.data['seed'])).toMatch(/^sealed:v1:/);
    expect(String(revealed?.data['seed'])).toMatch(/^[0-9a-f]{64}$/);
  });

  it('opens the lobby and shows players without names in the draft stream', async () => {
    await shown(await app.command('POST', draft('/lobby'), as(admin, {})));
    const { body } = await app.send<DraftPlayersView>('GET', draft('/players'), as(captains[0] ?? admin));
    playerIds = body.players.map(({ playerId }) => playerId);
    expect(body.players).toHaveLength(16);
    expect(body.players[0]).toMatchObject({ name: 'Player1 Test', rating: 10, tier: 1 });
    const stored = (await app.storedEventsOf(`draft-${draftIdOf(leagueId)}`)).map(({ data }) => data);
    expect(JSON.stringify(stored)).not.toContain('Player1');
  });

  it('keeps its teams in the league until it is over', async () => {
    const [teamId] = teamIds;
    const { status, body } = await app.send<ProblemView>(
      'DELETE',
      `/leagues/${leagueId}/teams/${teamId}`,
      as(admin),
    );
    expect([status, body.code, body.facts]).toEqual([409, 'team_in_draft', { teamId }]);
  });

  it('lets captains into the live room and nobody else', async () => {
    await expect(connect({ token: 'forged' })).rejects.toThrow('not_signed_in');
    const stranger = await connect({ token: outsider.token });
    expect(await stranger.emitWithAck('room.join', { leagueId })).toMatchObject({
      ok: false,
      problem: { status: 404 },
    });
    expect(await stranger.emitWithAck('room.join', { leagueId: 7 })).toMatchObject({
      ok: false,
      problem: { status: 400 },
    });
    stranger.disconnect();
    socket = await connect({ token: captains[0]?.token ?? '' });
    socket.on('room.patch', (patch: RoomPatch) => patches.push(patch));
    const joined = (await socket.emitWithAck('room.join', { leagueId, sinceRevision: -1 })) as RoomJoined;
    expect(joined).toMatchObject({ ok: true, patches: [], document: { revision: joined.revision } });
    if (!joined.document) throw new Error('whoever has nothing is not given the room');
    entered = joined.document;
  });

  it('beats every 25 s on a live connection', () => {
    // What the server announced when the connection was made.
    expect((socket.io.engine as unknown as { readonly _pingInterval: number })._pingInterval).toBe(25_000);
  });

  it('takes whoever has lost their role out of the room at once', async () => {
    const people = `/leagues/${leagueId}/teams/${teamIds[0]}/people`;
    const offer = { kind: 'team', teamId: teamIds[0] ?? '', role: 'co_captain' } as const;
    await shown(await join(app, leagueId, admin, outsider, offer));
    const theirs = await connect({ token: outsider.token });
    expect(await theirs.emitWithAck('room.join', { leagueId })).toMatchObject({ ok: true });
    await app.command('DELETE', `${people}/${outsider.accountId}`, as(admin));
    await until(() => Promise.resolve(theirs.disconnected));
    const back = await connect({ token: outsider.token });
    expect(await back.emitWithAck('room.join', { leagueId })).toMatchObject({ problem: { status: 404 } });
    back.disconnect();
  });

  it('tells whoever stays in the room what they are there by now, at once and when they come back', async () => {
    const peopleOf = (teamId = '') => `/leagues/${leagueId}/teams/${teamId}/people/${helper.accountId}`;
    const give = async (teamId = ''): Promise<unknown> =>
      shown(await join(app, leagueId, admin, helper, { kind: 'team', teamId, role: 'proxy' }));
    const helper = await app.signUp('helper');
    const [one = '', two = ''] = teamIds;
    await give(one);
    const theirs = await connect({ token: helper.token });
    const parts: RoomPart[] = [];
    theirs.on('room.part', (part: RoomPart) => parts.push(part));
    const isCaptainOf = (...mine: readonly string[]) => ({ role: 'captain', teamIds: mine });
    expect(await theirs.emitWithAck('room.join', { leagueId })).toMatchObject({ me: isCaptainOf(one) });
    await give(two);
    await until(() => Promise.resolve(parts.at(-1)?.me.teamIds.length === 2));
    await app.command('DELETE', peopleOf(one), as(admin));
    await until(() => Promise.resolve(parts.at(-1)?.me.teamIds.length === 1));
    expect(parts.at(-1)).toEqual({ leagueId, me: isCaptainOf(two) });
    expect(await theirs.emitWithAck('room.join', { leagueId })).toMatchObject({ me: isCaptainOf(two) });
    await app.command('DELETE', peopleOf(two), as(admin));
    await until(() => Promise.resolve(theirs.disconnected));
  });

  it('takes whoever is no player any more out of the room at once', async () => {
    const { token } = admin;
    const path = `/leagues/${leagueId}/pool/players`;
    const body = { ...playerBody('Late'), positions: ['P'] };
    const { streamId, revision } = await app.command('POST', path, { token, body });
    const playerId = await factAt(app, streamId, revision, 'playerId');
    const fan = await app.signUp('fan');
    const request = { type: 'LinkPlayerAccount', playerId, accountId: fan.accountId };
    const meta = metaFromProcess('invitations', { id: playerId, correlationId: playerId }, request);
    const sender = app.nest.get(CommandSender);
    await shown(await sender.send({ aggregate: 'playerPool', id: leagueId, request }, meta));
    const theirs = await connect({ token: fan.token });
    expect(await theirs.emitWithAck('room.join', { leagueId })).toMatchObject({ ok: true });
    await app.command('POST', `${path}/${playerId}/forget`, { token });
    await until(() => Promise.resolve(theirs.disconnected));
    const back = await connect({ token: fan.token });
    expect(await back.emitWithAck('room.join', { leagueId })).toMatchObject({ problem: { status: 404 } });
    back.disconnect();
  });

  it('keeps a queue private to its team', async () => {
    const [mine] = captains;
    const body = { teamId: teamIds[0], playerIds: playerIds.slice(5, 8) };
    await app.command('PUT', draft('/plan/queue'), as(mine ?? admin, body));
    const plan = (person: TestPerson) =>
      app.send<{ queue: string[] }>('GET', draft(`/plan?teamId=${teamIds[0]}`), as(person));
    expect((await plan(mine ?? admin)).body.queue).toEqual(body.playerIds);
    expect((await plan(captains[1] ?? admin)).status).toBe(404);
    expect((await plan(admin)).status).toBe(404);
    expect((await app.send('PUT', draft('/plan/queue'), as(admin, body))).status).toBe(404);
  });

  it('runs live: in turn, once, and with the same answer to the same key', async () => {
    await app.command('POST', draft('/start'), as(admin, {}));
    const { pickNo, teamId } = await onClock();
    const captain = captainOf(teamId);
    const other = captains.find((one) => one !== captain) ?? admin;
    expect((await pick(other, pickNo, playerIds[0])).body.code).toBe('not_your_pick');
    const key = { 'idempotency-key': 'first-pick-key' };
    const first = await app.send<{ revision: number }>(
      'POST',
      draft('/picks'),
      as(captain, { pickNo, playerId: playerIds[0] }, key),
    );
    const again = await app.send<{ revision: number }>(
      'POST',
      draft('/picks'),
      as(captain, { pickNo, playerId: playerIds[0] }, key),
    );
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(first.headers.get('etag')).toBe(`"${first.body.revision}"`);
    const reused = await app.send<ProblemView>(
      'POST',
      draft('/picks'),
      as(captain, { pickNo, playerId: playerIds[1] }, key),
    );
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused']);
    const next = await onClock();
    const taken = await pick(captainOf(next.teamId), next.pickNo, playerIds[0]);
    expect([taken.status, taken.body.code, taken.body.facts]).toEqual([
      409,
      'player_taken',
      { teamId, pickNo },
    ]);
    const stale = await app.send<ProblemView>(
      'POST',
      draft('/picks'),
      as(captainOf(next.teamId), { pickNo: next.pickNo, playerId: playerIds[1] }, { 'if-match': '"2"' }),
    );
    expect([stale.status, stale.body.code]).toEqual([412, 'stale_revision']);
  });

  it('refuses a pick that would leave a team without its catcher, and says why', async () => {
    const { teamId } = await onClock();
    const { body } = await app.send<LegalityView>(
      'GET',
      draft(`/legality?teamId=${teamId}`),
      as(captainOf(teamId)),
    );
    expect(body.needs).toContainEqual({ kind: 'position', key: 'C', missing: 1 });
  });

  it('pauses, undoes, resumes and picks by proxy', async () => {
    const before = await onClock();
    await app.command('POST', draft('/pause'), as(admin, { reason: 'Rain on the projector' }));
    expect((await pick(captainOf(before.teamId), before.pickNo, playerIds[1])).body.code).toBe(
      'draft_paused',
    );
    const { revision } = await app.command(
      'POST',
      draft('/undo'),
      as(admin, { toPickNo: 1, reason: 'Wrong player called' }),
    );
    const resume = (seen: number) =>
      app.send<ProblemView>(
        'POST',
        draft('/resume'),
        as(admin, { seconds: 30 }, { 'if-match': `"${seen}"` }),
      );
    const stale = await resume(revision - 1);
    expect([stale.status, stale.body.code]).toEqual([412, 'stale_revision']);
    expect((await resume(revision)).status).toBe(200);
    const turn = await onClock();
    expect(turn.pickNo).toBe(1);
    const byProxy = { pickNo: 1, playerId: playerIds[0], teamId: turn.teamId };
    await shown(await app.command('POST', draft('/picks'), as(admin, byProxy)));
  });

  it('redoes what was undone by mistake, and changes one pick without the others', async () => {
    const cells = ({ picks }: RoomView) => picks.map(({ pickNo, playerId }) => [pickNo, playerId]);
    const before = await room();
    const reason = 'Undone by mistake';
    await shown(await app.command('POST', draft('/undo'), as(admin, { toPickNo: 1, reason })));
    const undone = await room();
    expect([undone.undone.map(({ pickNo }) => pickNo), undone.picks.length]).toEqual([
      [1],
      before.picks.length - 1,
    ]);
    await app.command('POST', draft('/redo'), as(admin, { reason }));
    const replace = (fromPlayerId: string | undefined, playerId: string | undefined) =>
      app.command(
        'POST',
        draft('/replacements'),
        as(admin, { pickNo: 1, fromPlayerId, playerId, reason: 'Called the wrong player' }),
      );
    await shown(await replace(playerIds[0], playerIds[5]));
    const after = await room();
    expect(cells(after)).toEqual(
      cells(before).map(([pickNo, playerId]) => [pickNo, pickNo === 1 ? playerIds[5] : playerId]),
    );
    expect(after.picks.find(({ pickNo }) => pickNo === 1)).toMatchObject({
      source: 'proxy',
      insteadOf: playerIds[0],
    });
    expect([after.undone, after.status]).toEqual([[], 'paused']);
    await replace(playerIds[5], playerIds[0]);
    await app.command('POST', draft('/resume'), as(admin, { seconds: null }));
  });

  it('completes, publishes and makes the rosters', async () => {
    for (let n = 2; n <= TEAMS.length * ROUNDS; n += 1) {
      const { pickNo, teamId } = await onClock();
      const { body } = await app.send<LegalityView>(
        'GET',
        draft(`/legality?teamId=${teamId}`),
        as(captainOf(teamId)),
      );
      const taken = new Set(
        (await app.eventsOf<DraftEvent>(`draft-${draftIdOf(leagueId)}`)).flatMap((e) =>
          e.type === 'PlayerPicked' ? [e.data.playerId] : [],
        ),
      );
      const illegal = new Set(body.illegal.map(({ playerId }) => playerId));
      const choice = playerIds.find((id) => !taken.has(id) && !illegal.has(id));
      const answer = await pick(captainOf(teamId), pickNo, choice);
      expect(answer.body).toMatchObject({ streamId: `draft-${draftIdOf(leagueId)}` });
    }
    await app.command('POST', draft('/publish'), as(admin, {}));
    let view = await room();
    await until(async () => {
      const signed = (await app.eventsOf(`draft-${draftIdOf(leagueId)}`)).findIndex(
        ({ type }) => type === 'DraftResultSigned',
      );
      view = await room();
      return signed > 0 && view.revision === signed;
    });
    await shown(view);
    expect([view.status, view.picks.length]).toEqual(['published', 12]);
    await until(
      async () =>
        (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).filter(
          ({ type }) => type === 'TeamRosterCreated',
        ).length === 3,
    );
    const rosters = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).flatMap((e) =>
      e.type === 'TeamRosterCreated' ? [e.data] : [],
    );
    for (const { teamId, playerIds: roster } of rosters) {
      expect(new Set(roster)).toEqual(
        new Set(view.picks.filter((p) => p.teamId === teamId).map((p) => p.playerId)),
      );
    }
  });

  it('has shown every screen exactly what the log says', async () => {
    const view = await room();
    await until(async () => patches.some(({ revision }) => revision === view.revision));
    const { leagueName: _, season: _s, sport: _p, position: _pos, serverNow: _now, ...shared } = view;
    const { goneTeamIds: _gone, me: _me, ...state } = shared;
    const inOrder = [...new Map(patches.map((patch) => [patch.revision, patch])).values()].sort(
      (a, b) => a.revision - b.revision,
    );
    const shown = inOrder.reduce((before, { from, revision, changes }) => {
      expect(from).toBe(before.revision);
      return { ...withChanges(before, changes), revision };
    }, entered);
    expect(shown).toEqual(state);
  });

  it('tells the whole story in its history: who did what, to be filtered, searched and taken along', async () => {
    const history = async (asked = ''): Promise<HistoryView['rows']> =>
      (await app.send<HistoryView>('GET', draft(`/history${asked}`), as(captains[2] ?? admin))).body.rows;
    const rows = await history();
    const [signed, published] = rows;
    expect(signed).toMatchObject({
      ...{ type: 'DraftResultSigned', kind: 'course', actor: 'Fieldhouse' },
      sentence: expect.stringMatching(/^Fieldhouse signed the result: code (\w{4}-){3}\w{4}$/) as string,
    });
    expect(published).toMatchObject({
      ...{ type: 'DraftPublished', kind: 'course' },
      sentence: `${published?.actor} published the rosters`,
    });
    expect(published?.actor).toMatch(/^\w+ \w+/);
    expect(rows.findLast(({ type }) => type === 'PicksUndone')).toMatchObject({
      reason: 'Wrong player called',
      sentence: `${published?.actor} undid 1 pick back to pick 1: Player1 Test`,
    });
    expect(rows.some(({ onBehalfOf }) => onBehalfOf !== null)).toBe(true);
    const picks = await history('?kind=picks');
    expect(picks.length).toBeGreaterThan(0);
    expect(picks).toEqual(rows.filter(({ kind }) => kind === 'picks'));
    const player1 = await history('?text=PLAYER1%20t');
    expect(player1.length).toBeGreaterThan(0);
    expect(player1.every(({ sentence }) => sentence.includes('Player1 T'))).toBe(true);
    expect((await app.send('GET', draft('/history?kind=gossip'), as(admin))).status).toBe(400);
    const csv = await fetch(`${app.url}/api${draft('/history.csv?kind=picks')}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).split('\r\n')).toHaveLength(picks.length + 1);
    for (const path of ['/history', '/history.csv']) {
      expect((await app.send('GET', draft(path), as(outsider))).status).toBe(404);
      expect((await app.send('GET', draft(path), {})).status).toBe(401);
    }
  });

  it('shows the draft as it stood after everything that its history tells', async () => {
    const replay = async (at = ''): Promise<ReplayView> =>
      (await app.send<ReplayView>('GET', draft(`/replay${at}`), as(captains[2] ?? admin))).body;
    const { rows } = (await app.send<HistoryView>('GET', draft('/history'), as(admin))).body;
    const now = await replay();
    expect(now.revisions).toEqual(rows.map(({ revision }) => revision).reverse());
    expect(now.row.type).toBe('DraftResultSigned');
    const { picks, teams, order, turn } = await room();
    expect(now.room).toMatchObject({
      ...{ status: 'published', picks, teams, order, turn },
      secondsLeft: null,
    });

    const undone = rows.findLast(({ type }) => type === 'PicksUndone');
    const after = await replay(`?at=${undone?.revision}`);
    expect([after.room.status, after.room.picks]).toEqual(['paused', []]);
    const before = now.revisions[now.revisions.indexOf(undone?.revision ?? 0) - 1];
    const then = await replay(`?at=${before}`);
    expect(then.room.picks.map(({ pickNo }) => pickNo)).toEqual([1]);
    expect(then.names).toEqual({ [then.room.picks[0]?.playerId ?? '']: 'Player1 Test' });
    // A clock ran for the next team, and what was left of its minute is known.
    const first = rows.findLast(({ type }) => type === 'PlayerPicked');
    const picked = await replay(`?at=${first?.revision}`);
    expect([picked.room.turn?.pickNo, picked.room.secondsLeft]).toEqual([2, 60]);
    // Between two rows it is as after the first of them; before all, as after the first.
    expect((await replay(`?at=${(first?.revision ?? 0) + 1}`)).row).toEqual(picked.row);
    expect((await replay('?at=0')).room).toMatchObject({ status: 'configuring', picks: [], turn: null });

    expect((await app.send('GET', draft('/replay?at=-1'), as(admin))).status).toBe(400);
    expect((await app.send('GET', draft('/replay'), as(outsider))).status).toBe(404);
    expect((await app.send('GET', draft('/replay'), {})).status).toBe(401);
  });

  it('opens a spectator link that shows no ratings, until a new one is issued; then its sockets are closed', async () => {
    await app.command('POST', draft('/spectator-link'), as(admin, {}));
    const link = async (): Promise<string> => {
      let path: string | null = null;
      await until(
        async () =>
          (path = (await app.send<{ path: string | null }>('GET', draft('/spectator-link'), as(admin))).body
            .path) !== null,
      );
      return String(path).split('spectator=')[1] ?? '';
    };
    const token = await link();
    const seen = await app.send<DraftPlayersView>('GET', draft(`/players?spectator=${token}`));
    expect([
      seen.status,
      seen.body.players.every(({ rating, notes }) => rating === null && notes.length === 0),
    ]).toEqual([200, true]);
    expect((await app.send<RoomView>('GET', draft(`/room?spectator=${token}`))).body.me).toEqual({
      role: 'spectator',
      teamIds: [],
    });
    const watcher = await connect({ spectator: token, leagueId });
    expect(await watcher.emitWithAck('room.join', { leagueId })).toMatchObject({ ok: true });
    await app.command('POST', draft('/spectator-link'), as(admin, {}));
    await until(async () => (await link()) !== token);
    await until(() => Promise.resolve(watcher.disconnected));
    await expect(connect({ spectator: token, leagueId })).rejects.toThrow('not_signed_in');
    expect((await app.send('GET', draft(`/room?spectator=${token}`))).status).toBe(404);
    expect((await app.send('GET', draft('/room'))).status).toBe(401);
  });
});

const until = (condition: () => Promise<boolean>): Promise<void> =>
  untilNamed('the read side has followed', condition);
