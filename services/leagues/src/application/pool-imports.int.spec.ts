import { startEmbeddedStack } from '@fieldhouse/embedded';
import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import { startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

const ROWS = 3_000;
const list = ['ID,First,Last', ...Array.from({ length: ROWS }, (_, n) => `R-${n},Zoë${n},Müller`)].join('\n');

it('an import that was cut short goes on with the same request, and doubles nobody', async () => {
  const stack = await startEmbeddedStack();
  const first = await startLeaguesApp([], [], stack);
  const ana = await first.signUp('ana');
  const leagueId = await first.createLeague(ana);
  const send = (app: LeaguesApp) => {
    const body = new FormData();
    body.set('file', new Blob([list]), 'pool.csv');
    const headers = { 'idempotency-key': 'cut-short-1' };
    return app.send<{ importId: string }>('POST', `/leagues/${leagueId}/pool/imports`, {
      token: ana.token,
      body,
      headers,
    });
  };
  const started = await send(first);
  expect(started.status).toBe(202);
  await first.stop();

  const second = await startLeaguesApp([], [], stack);
  const stream = `playerPool-${leagueId}`;
  const registered = async (): Promise<string[]> =>
    (await second.eventsOf<PlayerPoolEvent>(stream)).flatMap((event) =>
      event.type === 'PlayerRegistered' ? [event.data.playerId] : [],
    );
  const before = (await registered()).length;
  expect(before).toBeLessThan(ROWS);
  expect((await send(second)).body).toEqual(started.body);
  await until(
    'the import is whole',
    async () => (await second.storedEventsOf(stream, ROWS + 1)).length > 0,
    30_000,
  );
  const after = await registered();
  expect(new Set(after).size).toBe(ROWS);
  expect(after).toHaveLength(ROWS);
  const [last] = await second.storedEventsOf(stream, ROWS + 1);
  expect(last).toMatchObject({
    type: 'PoolImportFinished',
    data: { added: ROWS, changed: 0, unchanged: 0, skipped: 0 },
  });
  await second.stop();
  await stack.stop();
});
