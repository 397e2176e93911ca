import type { StreamChanged } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { join, turnOnSecondFactor, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { Socket } from 'socket.io-client';
import { playerBody, startDraftLeague, type DraftLeague } from './testing/draft-league';
import { enterRoom } from './testing/socket';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

type Answer = { readonly ok: boolean; readonly problem?: { readonly status: number } };
/** Somebody's live connection, and what it has been told. */
type Listener = {
  readonly heard: StreamChanged[];
  readonly follow: (kind: string, keys?: readonly string[], readAgoMs?: number) => Promise<Answer>;
};

describe('changes', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let league: DraftLeague;
  let other: DraftLeague;
  let boss: TestPerson;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    boss = await app.signUp(SITE_ADMIN);
    await turnOnSecondFactor(app, boss);
    league = await startDraftLeague(app, 'heard', { players: 8, rounds: 2 });
    other = await startDraftLeague(app, 'elsewhere', { players: 8, rounds: 2 });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const listen = async ({ token }: TestPerson): Promise<Listener> => {
    const heard: StreamChanged[] = [];
    const socket = await enterRoom(app.url, { token }, {}, (opened) =>
      opened.on('changed', (changed: StreamChanged) => heard.push(changed)),
    );
    sockets.push(socket);
    return {
      heard,
      follow: async (kind, keys, readAgoMs) =>
        socket.emitWithAck('changes.follow', {
          kind,
          keys,
          ...(readAgoMs === undefined ? {} : { readAgoMs }),
        }),
    };
  };
  const rename = ({ leagueId, owner, teams }: DraftLeague, name: string) =>
    app.command('PUT', `/leagues/${leagueId}/teams/${teams[0]?.teamId ?? ''}`, {
      token: owner.token,
      body: { name, color: '#0B6B4A' },
    });
  const told = (listener: Listener, kind: string, position: string): Promise<void> =>
    until(`${kind} was told of`, () =>
      listener.heard.some((one) => one.kind === kind && one.position >= position),
    );

  it('are told, by where they stand, to whoever follows the stream and may read it', async () => {
    const [captain] = league.teams.map((team) => team.captain);
    if (!captain) throw new Error('no captain');
    const listener = await listen(captain);
    expect(await listener.follow('league', [league.leagueId])).toEqual({ ok: true });
    expect(await listener.follow('draft', [league.leagueId])).toEqual({ ok: true });
    const { position } = await rename(league, 'Herons');
    await told(listener, 'league', position);
    await told(listener, 'draft', position);
    expect(Object.keys(listener.heard[0] ?? {}).sort()).toEqual(['kind', 'own', 'position']);
  });

  it('are told to whoever follows late what it missed since it read, and may read', async () => {
    const first = await listen(league.owner);
    await first.follow('league', [league.leagueId]);
    const { position } = await rename(league, 'Plovers');
    await told(first, 'league', position);
    const late = await listen(league.owner);
    await late.follow('league', [league.leagueId], 10_000);
    await told(late, 'league', position);
    const stranger = await listen(await app.signUp('late-stranger'));
    await stranger.follow('league', [league.leagueId], 10_000);
    await stranger.follow('league', [], 10_000);
    expect(stranger.heard.filter(({ kind }) => kind === 'league')).toEqual([]);
  });

  it('of what one may not read are not there', async () => {
    const outsider = await app.signUp('nobody-there');
    const listener = await listen(outsider);
    for (const kind of ['league', 'playerPool', 'draft'])
      expect(await listener.follow(kind, [league.leagueId])).toMatchObject({ problem: { status: 404 } });
    for (const kind of ['account', 'draftPlan', 'nothing'])
      expect(await listener.follow(kind, [outsider.accountId])).toMatchObject({ problem: { status: 404 } });
    expect(await listener.follow('league')).toMatchObject({ problem: { status: 404 } });
    const { position } = await rename(league, 'Egrets');
    const owner = await listen(league.owner);
    await owner.follow('league', [league.leagueId]);
    await told(owner, 'league', (await rename(league, 'Terns')).position);
    expect(listener.heard.filter((one) => one.position >= position)).toEqual([]);
  });

  it('of a team’s private plan are told to whoever picks for it, and to nobody else', async () => {
    const [mine, theirs] = league.teams;
    if (!mine || !theirs) throw new Error('no teams');
    const plan = `${league.leagueId}:${mine.teamId}`;
    const captain = await listen(mine.captain);
    expect(await captain.follow('draftPlan', [plan])).toEqual({ ok: true });
    for (const stranger of [theirs.captain, league.owner])
      expect(await (await listen(stranger)).follow('draftPlan', [plan])).toMatchObject({
        problem: { status: 404 },
      });
    const { position } = await app.command('PUT', `/leagues/${league.leagueId}/draft/plan/queue`, {
      token: mine.captain.token,
      body: { teamId: mine.teamId, playerIds: league.playerIds.slice(0, 1) },
    });
    await told(captain, 'draftPlan', position);
  });

  it('of streams that are not followed any more are not told', async () => {
    const listener = await listen(league.owner);
    await listener.follow('league', [league.leagueId]);
    // The other league's owner is somebody else: what one may not read is left out, the rest is followed.
    expect(await listener.follow('league', [league.leagueId, other.leagueId])).toEqual({ ok: true });
    await listener.follow('league', []);
    await listener.follow('playerPool', [league.leagueId]);
    const { position } = await rename(league, 'Stilts');
    const pool = await app.command('POST', `/leagues/${league.leagueId}/pool/players`, {
      token: league.owner.token,
      body: playerBody('Late'),
    });
    await told(listener, 'playerPool', pool.position);
    expect(listener.heard.filter((one) => one.kind === 'league' && one.position >= position)).toEqual([]);
  });

  it('that name one’s own account are told without asking', async () => {
    const person = await app.signUp('somebody-new');
    const listener = await listen(person);
    const { position } = await join(app, league.leagueId, league.owner, person, {
      kind: 'staff',
      role: 'scorekeeper',
    });
    await told(listener, 'league', position);
    expect(listener.heard.find(({ kind }) => kind === 'league')?.own).toBe(true);
    const late = await listen(person);
    await told(late, 'league', position);
    expect(late.heard.find(({ kind }) => kind === 'league')?.own).toBe(true);
  });

  it('are not told any more to whoever may not read them any more', async () => {
    const { leagueId, owner } = league;
    const scorekeeper = await app.signUp('scorekeeper');
    await join(app, leagueId, owner, scorekeeper, { kind: 'staff', role: 'scorekeeper' });
    const listener = await listen(scorekeeper);
    await app.caughtUp();
    expect(await listener.follow('league', [leagueId])).toEqual({ ok: true });
    const left = await app.command('DELETE', `/leagues/${leagueId}/staff/${scorekeeper.accountId}`, {
      token: owner.token,
    });
    await told(listener, 'league', left.position);
    await until('nothing more is told', async () => {
      const { position } = await rename(league, `Rails ${listener.heard.length}`);
      const witness = await listen(owner);
      await witness.follow('league', [leagueId]);
      await told(witness, 'league', (await rename(league, 'Coots')).position);
      return !listener.heard.some((one) => one.kind === 'league' && one.position >= position);
    });
    expect(await listener.follow('league', [leagueId])).toMatchObject({ problem: { status: 404 } });
  });

  it('of everything of a kind are told to site admins', async () => {
    const listener = await listen(boss);
    expect(await listener.follow('contactTicket')).toEqual({ ok: true });
    await app.send('POST', '/contact', {
      body: {
        name: 'Ann',
        email: 'ann@example.org',
        topic: 'support',
        message: 'Is there softball in winter?',
      },
    });
    await until('the message was told of', () => listener.heard.some(({ kind }) => kind === 'contactTicket'));
  });
});
