import { until } from '@fieldhouse/kernel/testing';
import { join, type TestAnswer, type TestApp, type TestPerson } from '@fieldhouse/testing';
import type { ProblemView } from '@fieldhouse/api-contract';
import { randomUUID } from 'node:crypto';
import { draftSettings, enterTeam, leagueBody, playerBody, registerPlayer } from './testing/draft-league';
import { startSeparateStores, type SeparateStores, type StoreName } from './testing/separate-stores';
import { enterRoom } from './testing/socket';
import { startWholeApi } from './testing/whole-api';

const NOTICED_WITHIN_MS = 3_000;
const BACK_WITHIN_MS = 20_000;

describe('the product while a store is away', () => {
  let stores: SeparateStores;
  let app: TestApp;
  let owner: TestPerson;
  let leagueId: string;

  beforeAll(async () => {
    stores = await startSeparateStores();
    app = await startWholeApi(stores);
    owner = await app.signUp('owner');
    const { streamId } = await app.command('POST', '/leagues', { token: owner.token, body: leagueBody });
    leagueId = streamId.slice('league-'.length);
  });
  afterAll(async () => {
    await app.stop();
    await stores.stopAll();
  });

  const ready = async (): Promise<{ readonly status: number; readonly failing: readonly string[] }> => {
    const answer = await fetch(`${app.url}/health/ready`);
    const { failing } = (await answer.json()) as { failing: string[] };
    return { status: answer.status, failing };
  };
  const isReady = async (): Promise<boolean> => (await ready()).status === 200;

  /** A command that cannot be without the store. */
  const commands: Readonly<Record<StoreName, () => Promise<TestAnswer<ProblemView>>>> = {
    'event store': () => app.send('POST', '/leagues', { token: owner.token, body: leagueBody, once: true }),
    'document store': () =>
      app.send('POST', `/leagues/${leagueId}/pool/players`, {
        token: owner.token,
        body: playerBody(randomUUID().slice(0, 8)),
        once: true,
      }),
    redis: () =>
      app.send('POST', '/auth/token?grant_type=password', {
        body: { email: owner.email, password: 'correct horse' },
        once: true,
      }),
  };

  /** From the moment that a store has gone until the product says so, and from its return until all is well. */
  const outage = async (
    store: StoreName,
    go: () => void | Promise<void>,
    comeBack: () => void | Promise<void>,
  ) => {
    const command = commands[store];
    await until('everything is well', isReady);
    expect((await command()).status).toBeLessThan(300);

    await go();
    const goneAt = Date.now();
    const since = (instant: number): number => Date.now() - instant;
    const [refused, shownAfter] = await Promise.all([
      command().then((answer) => ({ ...answer, after: since(goneAt) })),
      until('readiness shows it', async () => !(await isReady()), NOTICED_WITHIN_MS).then(() =>
        since(goneAt),
      ),
    ]);
    expect(await ready()).toEqual({ status: 503, failing: [store] });
    expect(refused).toMatchObject({ status: 503, body: { code: 'store_unavailable' } });
    expect(refused.body.detail).toContain('Fieldhouse cannot reach its data');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.after).toBeLessThan(NOTICED_WITHIN_MS);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);

    await comeBack();
    const backAt = Date.now();
    await until('readiness shows that it is back', isReady, BACK_WITHIN_MS);
    await until('the command works again', async () => (await command()).status < 300, BACK_WITHIN_MS);
    const { position } = await app.command('POST', '/leagues', { token: owner.token, body: leagueBody });
    await app.projected({ name: 'league', version: 3 }, position);
    return `refused after ${refused.after} ms, shown after ${shownAfter} ms, all well ${since(backAt)} ms after it came back`;
  };

  it.each<StoreName>(['event store', 'document store', 'redis'])(
    'says within 3 s that the %s has gone, refuses what needs it, and goes on when it is back',
    async (store) => {
      const told = await outage(
        store,
        () => stores.stop(store),
        () => stores.start(store),
      );
      process.stdout.write(`${store} stopped: ${told}\n`);
    },
    60_000,
  );

  it.each<StoreName>(['event store', 'document store', 'redis'])(
    'says so as well when the %s hangs',
    async (store) => {
      const told = await outage(
        store,
        () => stores.freeze(store),
        () => stores.thaw(store),
      );
      process.stdout.write(`${store} frozen: ${told}\n`);
    },
    60_000,
  );

  it('shows latency of commands, lag of each projection, lateness of timers and open sockets', async () => {
    const as = { token: owner.token };
    for (const [index, name] of ['Hawks', 'Otters'].entries()) {
      const teamId = await enterTeam(app, { leagueId, owner }, name);
      const captain = await app.signUp(`captain-${index}`);
      await join(app, leagueId, owner, captain, { kind: 'team', teamId, role: 'captain' });
    }
    await registerPlayer(app, { leagueId, owner }, 'Metrics');
    // A start so near that the order is due at once: the timer fires.
    const startsAt = new Date(Date.now() + 600_000).toISOString();
    const settings = { ...draftSettings, startMode: 'automatic', startsAt };
    await app.command('PUT', `/leagues/${leagueId}/draft`, { ...as, body: { settings } });
    await app.command('POST', `/leagues/${leagueId}/draft/spectator-link`, { ...as, body: {} });
    const socket = await enterRoom(app.url, as);
    const metric = async (line: RegExp): Promise<number> => {
      const text = await (await fetch(`${app.url}/metrics`)).text();
      return Number(line.exec(text)?.[1] ?? Number.NaN);
    };
    expect(await metric(/^fieldhouse_command_seconds_count\{.*command="EnterTeam".*\} (\d+)/m)).toBe(2);
    await until(
      'a timer has fired',
      async () => (await metric(/^fieldhouse_timer_lateness_seconds_count (\d+)/m)) > 0,
    );
    for (const name of ['league', 'player-pool', 'people', 'draft-room', 'draft-players', 'draft-history']) {
      const lag = new RegExp(
        `^fieldhouse_projection_lag_seconds\\{projection="${name}"\\} ([\\d.e-]+)$`,
        'm',
      );
      await until(`the lag of ${name} is known`, async () => (await metric(lag)) >= 0);
      expect(await metric(new RegExp(`^fieldhouse_feed_live\\{feed="${name}"\\} (\\d)`, 'm'))).toBe(1);
    }
    expect(await metric(/^fieldhouse_sockets (\d+)/m)).toBe(1);
    socket.disconnect();
    await until('the closed socket is gone', async () => (await metric(/^fieldhouse_sockets (\d+)/m)) === 0);
  });

  it('documents itself as OpenAPI 3.1, also on a page', async () => {
    const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.paths).toHaveProperty(['/api/leagues/{leagueId}/draft/picks', 'post', 'requestBody']);
    const page = await fetch(`${app.url}/api/docs`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(await page.text()).toContain('swagger-ui');
  });
});
