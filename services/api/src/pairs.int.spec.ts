import {
  withChanges,
  type ChatItemsSent,
  type ChatTypingSent,
  type MaybeSignedResultView,
  type ResultKeyView,
  type RoomJoined,
  type RoomPatch,
  type RoomPresence,
  type RoomState,
  type RoomView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { allEvents } from '@fieldhouse/contexts';
import { type DraftEvent } from '@fieldhouse/events/drafts';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import {
  createTeam,
  join,
  joinTeam,
  postMessage,
  requestsTo,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { buildApps, startApp, type AppName, type AppProcess } from './testing/app-process';
import { leagueBody, startDraftLeague, turnOf, type DraftLeague } from './testing/draft-league';
import { enterRoom } from './testing/socket';

type Lease = { readonly _id: string; readonly owner: string };
type Requests = Pick<TestApp, 'send' | 'command' | 'signUp'>;

describe('two of everything on one set of stores', () => {
  let stack: EmbeddedStack;
  /** Runs nothing: only reads the stores. */
  let reader: TestApp;
  let apps: Record<AppName, readonly [AppProcess, AppProcess]>;
  let a: Requests;
  let b: Requests;
  let league: DraftLeague;
  const sockets: Socket[] = [];

  const pair = (name: AppName) => Promise.all([startApp(name, stack), startApp(name, stack)]);
  beforeAll(async () => {
    [stack] = await Promise.all([startEmbeddedStack(), buildApps()]);
    reader = await startTestApp({ stack, modules: [], events: allEvents });
    const [api, worker, projections] = [await pair('api'), await pair('worker'), await pair('projections')];
    apps = { api, worker, projections };
    [a, b] = [requestsTo(api[0].url), requestsTo(api[1].url)];
    league = await startDraftLeague({ ...reader, ...a }, 'pairs', { players: 12, rounds: 5 });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await Promise.all(
      Object.values(apps)
        .flat()
        .map((app) => app.stop()),
    );
    await reader.stop();
    await stack.stop();
  }, 30_000);

  const draft = (path: string): string => `/leagues/${league.leagueId}/draft${path}`;
  const keyed = ({ token }: TestPerson, key: string, body: unknown) => ({
    token,
    body,
    headers: { 'idempotency-key': key },
  });
  const picksOf = async ({ draftId }: Pick<DraftLeague, 'draftId'>) =>
    (await reader.eventsOf<DraftEvent>(`draft-${draftId}`)).flatMap((event) =>
      event.type === 'PlayerPicked' ? [event.data] : [],
    );
  const pickAt = async (api: Requests): Promise<{ readonly pickNo: number; readonly position: string }> => {
    const { pickNo, captain, playerId } = await turnOf(reader, league);
    const { position } = await api.command('POST', draft('/picks'), {
      token: captain.token,
      body: { pickNo, playerId },
    });
    return { pickNo, position };
  };
  /** The room as an API shows it once it has come so far. */
  const roomAt = async (api: Requests, position: string): Promise<RoomView> => {
    let room: RoomView | undefined;
    await until('the room shows it', async () => {
      const { status, body } = await api.send<RoomView>(
        'GET',
        draft(`/room?atLeast=${position}`),
        league.owner,
      );
      room = body;
      return status === 200 && body.position >= position;
    });
    if (!room) throw new Error('there is no room');
    return room;
  };
  const leases = (): Promise<Lease[]> =>
    reader.nest.get<Db>(MONGO_DB).collection<Lease>('runner_leases').find().toArray();
  const pidOf = ({ owner }: Lease): number => Number(owner.split('/')[1]);
  const ownersOf = async (process: boolean): Promise<readonly number[]> => {
    const of = (await leases()).filter(({ _id }) => _id.startsWith('process_') === process);
    return [...new Set(of.map(pidOf))];
  };
  /** Of a pair: who holds a runner's lease, and the other. */
  const byLease = async (name: AppName, key: string): Promise<readonly [AppProcess, AppProcess]> => {
    const [one, other] = apps[name];
    const lease = (await leases()).find(({ _id }) => _id.includes(key));
    if (!lease) throw new Error(`nobody runs ${key}`);
    return pidOf(lease) === one.pid ? [one, other] : [other, one];
  };

  it('a command under one key acts once and is answered alike, whichever API it reaches', async () => {
    const { pickNo, captain, playerId } = await turnOf(reader, league);
    const key = randomUUID();
    const asked = keyed(captain, key, { pickNo, playerId });
    const first = await a.send('POST', draft('/picks'), asked);
    const again = await b.send('POST', draft('/picks'), asked);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const other = league.playerIds.find((id) => id !== playerId);
    const differing = await b.send('POST', draft('/picks'), keyed(captain, key, { pickNo, playerId: other }));
    expect(differing.status).toBe(422);
    expect((await picksOf(league)).map((pick) => pick.playerId)).toEqual([playerId]);
  });

  it('picks that go through both in turn never take a player twice', async () => {
    await pickAt(b);
    await pickAt(a);
    const { pickNo, captain } = await turnOf(reader, league);
    const [taken] = await picksOf(league);
    const refused = await b.send('POST', draft('/picks'), {
      token: captain.token,
      body: { pickNo, playerId: taken?.playerId },
    });
    expect(refused.status).toBe(409);
    const players = (await picksOf(league)).map(({ playerId }) => playerId);
    expect(new Set(players).size).toBe(players.length);
  });

  it('everybody in a room sees every pick and is counted, whichever API holds their socket', async () => {
    const seen = await Promise.all(
      apps.api.map(async ({ url }, index) => {
        const person = index === 0 ? league.owner : league.teams[0]?.captain;
        const socket = await enterRoom(url, { token: person?.token });
        sockets.push(socket);
        const patches: RoomPatch[] = [];
        const presence: RoomPresence[] = [];
        socket.on('room.patch', (patch: RoomPatch) => patches.push(patch));
        socket.on('room.presence', (now: RoomPresence) => presence.push(now));
        const { body: fetched } = await (index === 0 ? a : b).send<RoomView>('GET', draft('/room'), {
          token: person?.token,
        });
        const since = { leagueId: league.leagueId, sinceRevision: fetched.revision };
        const joined = (await socket.emitWithAck('room.join', since)) as RoomJoined;
        const shown = (): RoomState =>
          [...joined.patches, ...patches].reduce<RoomState>(
            (room, { from, changes }) => (from === room.revision ? withChanges(room, changes) : room),
            joined.document ?? fetched,
          );
        return { shown, presence, socket };
      }),
    );
    const [owners, captains] = seen;
    const teamId = league.teams[0]?.teamId;
    await until('both are told of both', () =>
      seen.every(({ presence }) => {
        const now = presence.at(-1);
        return now?.commissioners === 1 && now.teamIds.join() === teamId;
      }),
    );
    const numbers = [(await pickAt(a)).pickNo, (await pickAt(b)).pickNo];
    for (const { shown } of seen)
      await until('both picks are on the screen', () =>
        numbers.every((number) => shown().picks.some(({ pickNo }) => pickNo === number)),
      );
    expect(owners?.shown().picks).toEqual(captains?.shown().picks);
    captains?.socket.disconnect();
    await until('the other has left', () => owners?.presence.at(-1)?.teamIds.length === 0);
  });

  it('a team hears what is said and who types through either API, and whoever is removed through one is out of the other', async () => {
    const [captain, player] = [await a.signUp('pairs-coach'), await b.signUp('pairs-player')];
    const teamId = await createTeam({ ...reader, ...a }, captain);
    const memberId = await joinTeam({ ...reader, ...a }, teamId, captain, player);
    const [one, other] = await Promise.all(
      [captain, player].map(async ({ token }, index) => {
        const socket = await enterRoom(apps.api[index === 0 ? 0 : 1].url, { token });
        sockets.push(socket);
        const texts: (string | null)[] = [];
        const heard: string[] = [];
        socket.on('chat.items', ({ items }: ChatItemsSent) => {
          for (const item of items) if (item.kind === 'message') texts.push(item.text);
        });
        socket.on('chat.typing', ({ accountId }: ChatTypingSent) => heard.push(`typing ${accountId}`));
        socket.on('chat.ended', () => heard.push('ended'));
        await until(
          'the chat is joined',
          async () => (await socket.emitWithAck('chat.join', { chatId: teamId })).ok === true,
        );
        return { socket, texts, heard };
      }),
    );
    if (!one || !other) throw new Error('two are there');
    await postMessage(a, teamId, captain, 'Through one');
    await postMessage(b, teamId, player, 'Through the other');
    for (const { texts } of [one, other])
      await until('both are told of both', () => texts.join() === 'Through one,Through the other');
    await other.socket.emitWithAck('chat.typing', { chatId: teamId, channel: 'team' });
    await until('the other API is told who types', () => one.heard.includes(`typing ${player.accountId}`));
    expect(other.heard).toEqual([]);
    await a.command('POST', `/teams/${teamId}/members/${memberId}/remove`, {
      token: captain.token,
      body: { reason: 'Moved away' },
    });
    await until('it has ended', () => other.heard.includes('ended'));
    await postMessage(a, teamId, captain, 'Without them');
    await until('those who stayed are told', () => one.texts.at(-1) === 'Without them');
    expect(other.texts).toHaveLength(2);
  });

  it('a role taken away through one is not honoured by the other at the next request', async () => {
    const helper = await a.signUp('pairs-helper');
    const as = { token: league.owner.token };
    const staff = `/leagues/${league.leagueId}/staff`;
    const offer = { kind: 'staff', role: 'commissioner' } as const;
    await join({ ...reader, ...a }, league.leagueId, league.owner, helper, offer);
    const rename = (name: string) =>
      b.send('POST', `/leagues/${league.leagueId}/teams`, {
        token: helper.token,
        body: { name, color: '#0B6B4A' },
      });
    expect((await rename('Badgers')).status).toBe(200);
    await a.command('DELETE', `${staff}/${helper.accountId}`, as);
    expect((await rename('Lynxes')).status).toBe(404);
  });

  it('a captain’s plan is closed to who was captain and open to who is, in both', async () => {
    const [{ teamId, captain } = { teamId: '', captain: league.owner }] = league.teams;
    const body = { teamId, playerIds: league.playerIds.slice(-2) };
    const plan = (api: Requests, { token }: TestPerson) =>
      api.send('PUT', draft('/plan/queue'), { token, body });
    expect((await plan(a, captain)).status).toBe(200);
    expect((await plan(b, captain)).status).toBe(200);
    const next = await b.signUp('pairs-next');
    const people = `/leagues/${league.leagueId}/teams/${teamId}/people`;
    const as = { token: league.owner.token };
    const offer = { kind: 'team', teamId, role: 'captain' } as const;
    await join({ ...reader, ...a }, league.leagueId, league.owner, next, offer);
    await a.command('DELETE', `${people}/${captain.accountId}`, as);
    await until('the draft has the new captain', async () =>
      (await reader.eventsOf<DraftEvent>(`draft-${league.draftId}`)).some(
        (event) =>
          event.type === 'DraftTeamsChanged' &&
          event.data.teams.find((team) => team.teamId === teamId)?.pickerIds.join() === next.accountId,
      ),
    );
    expect((await plan(b, captain)).status).toBe(404);
    expect((await plan(b, next)).status).toBe(200);
    expect((await plan(a, captain)).status).toBe(404);
    expect((await plan(a, next)).status).toBe(200);
    await join({ ...reader, ...a }, league.leagueId, league.owner, captain, offer);
    await until('the draft has both', async () => (await plan(b, captain)).status === 200);
  });

  it('invitations are counted together', async () => {
    const sender = await a.signUp('pairs-sender');
    const made = await a.command('POST', '/leagues', { token: sender.token, body: leagueBody });
    const path = `/${made.streamId.replace('-', 's/')}/invitations`;
    const offer = { kind: 'staff', role: 'treasurer' };
    const invited = (api: Requests) =>
      api.send('POST', path, { token: sender.token, body: { email: `${randomUUID()}@example.org`, offer } });
    for (let n = 0; n < 30; n += 1) for (const api of [a, b]) expect((await invited(api)).status).toBe(200);
    expect([(await invited(a)).status, (await invited(b)).status]).toEqual([429, 429]);
  });

  it('wrong passwords are counted together, and a session that ended through one is over in the other', async () => {
    const person = await a.signUp('pairs-person');
    const works = async (api: Requests): Promise<number> =>
      (await api.send('GET', '/auth/user', person)).status;
    expect([await works(a), await works(b)]).toEqual([200, 200]);
    await a.send('POST', '/auth/logout?scope=global', person);
    expect(await works(a)).toBe(401);
    await until('the other has heard of it', async () => (await works(b)) === 401);
    const guess = (api: Requests) =>
      api.send('POST', '/auth/token?grant_type=password', {
        body: { email: person.email, password: 'not the one' },
      });
    for (let n = 1; n <= 5; n += 1) for (const api of [a, b]) expect((await guess(api)).status).toBe(401);
    expect([(await guess(a)).status, (await guess(b)).status]).toEqual([429, 429]);
  });

  it('each turn ends once and never early with two clocks, also when the one that runs is killed', async () => {
    const clock = { pickSeconds: 5, rounds: [], soft: false, quietHours: null, zone: 'UTC' };
    const quick = await startDraftLeague({ ...reader, ...b }, 'quick', { players: 4, rounds: 1, clock });
    const picked = (n: number) =>
      until(`the clock has picked ${n}`, async () => (await picksOf(quick)).length >= n, 45_000);
    await picked(1);
    const [active, other] = await byLease('worker', 'process_');
    await active.kill();
    await picked(2);
    const events = await reader.eventsOf<DraftEvent>(`draft-${quick.draftId}`);
    expect((await picksOf(quick)).map(({ pickNo }) => pickNo)).toEqual([1, 2]);
    for (const { pickNo, pickedAt } of await picksOf(quick)) {
      const turn = events.findLast((event) => event.type === 'TurnStarted' && event.data.pickNo === pickNo);
      if (turn?.type !== 'TurnStarted') throw new Error(`pick ${pickNo} had no turn`);
      expect([pickNo, pickedAt >= (turn.data.autoPickAt ?? '')]).toEqual([pickNo, true]);
    }
    await until('the other runs everything', async () => (await ownersOf(true)).join() === `${other.pid}`);
  }, 60_000);

  it('a result is signed once, also when the worker that signs is killed, and with one key', async () => {
    const [active] = await byLease('worker', 'process_');
    const fresh = await startApp('worker', stack);
    try {
      const signed = await startDraftLeague({ ...reader, ...b }, 'signing', { players: 2, rounds: 1 });
      const at = `/leagues/${signed.leagueId}/draft`;
      for (let n = 0; n < 2; n += 1) {
        const { captain, ...turn } = await turnOf(reader, signed);
        await b.command('POST', `${at}/picks`, { token: captain.token, body: turn });
      }
      const { token } = signed.owner;
      await Promise.all([b.command('POST', `${at}/publish`, { token, body: {} }), active.kill()]);
      const proofs = async () =>
        Promise.all(
          [a, b].map(
            async (api) =>
              (await api.send<MaybeSignedResultView>('GET', `${at}/signed-result`, { token })).body.signed,
          ),
        );
      await until('it is signed', async () => (await proofs()).every((proof) => proof !== null), 45_000);
      await until('the other runs everything', async () => (await ownersOf(true)).join() === `${fresh.pid}`);
      const [one, other] = await proofs();
      expect(other).toEqual(one);
      const facts = await reader.eventsOf<DraftEvent>(`draft-${signed.draftId}`);
      expect(facts.filter(({ type }) => type === 'DraftResultSigned')).toHaveLength(1);
      const keys = [a, b].map((api) => api.send<ResultKeyView>('GET', '/draft-result-key'));
      for (const { body } of await Promise.all(keys)) expect(body.publicKey).toBe(one?.publicKey);
    } finally {
      await fresh.stop();
    }
  }, 90_000);

  it('one of each pair runs a read model while the other stands by, and goes on when that one is killed', async () => {
    await until('all runners have somebody', async () => (await ownersOf(false)).length > 0);
    const [active, standingBy] = await byLease('projections', 'draft-room');
    await Promise.all([active.kill(), pickAt(a)]);
    const { pickNo, position } = await pickAt(b);
    const room = await roomAt(a, position);
    await until(
      'the other runs everything',
      async () => (await ownersOf(false)).join() === `${standingBy.pid}`,
    );
    const shown = room.picks.flatMap((pick) => (pick ? [[pick.pickNo, pick.playerId]] : []));
    expect(shown).toHaveLength(pickNo);
    expect(shown).toEqual((await picksOf(league)).map((pick) => [pick.pickNo, pick.playerId]));
  });

  it('a pick whose API is killed before it answers is made once by the other', async () => {
    const { pickNo, captain, playerId } = await turnOf(reader, league);
    const asked = keyed(captain, randomUUID(), { pickNo, playerId });
    const [unanswered] = await Promise.all([
      a.send('POST', draft('/picks'), asked).catch(() => undefined),
      apps.api[0].kill(),
    ]);
    expect(unanswered?.status ?? 200).toBe(200);
    expect((await b.send('POST', draft('/picks'), asked)).status).toBe(200);
    expect((await picksOf(league)).filter((pick) => pick.pickNo === pickNo)).toHaveLength(1);
  });
});
