import { allEvents } from '@fieldhouse/contexts';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { Projection } from '@fieldhouse/kernel';
import { EventCatalog, LogReader, ProjectionRunner, RunnerOffice } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { LOGGER, MONGO_DB } from '@fieldhouse/platform';
import { draftProjections } from '@fieldhouse/read-drafts';
import { leagueProjections } from '@fieldhouse/read-leagues';
import { join, startTestApp, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { DiscoveryModule } from '@nestjs/core';
import type { Db } from 'mongodb';
import type { Socket } from 'socket.io-client';
import { ApiModule } from './api.module';
import { draftSettings, leagueBody } from './testing/draft-league';
import { enterRoom } from './testing/socket';

const models = [...leagueProjections, ...draftProjections] as unknown as readonly Projection[];
/** More often than anybody looks who does not wait. */
const IN_VAIN = 60;

describe('live screens, while the read models are behind the log', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let owner: TestPerson;
  let helper: TestPerson;
  let leagueId: string;
  let runners: readonly ProjectionRunner[] = [];
  const sockets: Socket[] = [];

  /** The read models follow the log from now on. */
  const follow = (): void => {
    const { nest } = app;
    const tools = {
      db: nest.get<Db>(MONGO_DB),
      reader: nest.get(LogReader),
      catalog: nest.get(EventCatalog),
      log: nest.get(LOGGER),
    };
    runners = models.map((model) => new ProjectionRunner(model, tools));
    for (const runner of runners) runner.start();
  };
  const standStill = () => Promise.all(runners.map((runner) => runner.stop()));

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startTestApp({
      stack,
      modules: [ApiModule, DiscoveryModule],
      events: allEvents,
    });
    follow();
    [owner, helper] = [await app.signUp('owner'), await app.signUp('helper')];
    const { token } = owner;
    const { streamId } = await app.command('POST', '/leagues', { token, body: leagueBody });
    leagueId = streamId.slice('league-'.length);
    await app.command('PUT', `/leagues/${leagueId}/draft`, { token, body: { settings: draftSettings } });
    const { position } = await join(app, leagueId, owner, helper, { kind: 'staff', role: 'commissioner' });
    await Promise.all(models.map((model) => app.projected(model, position)));
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await standStill();
    await app.stop();
    await stack.stop();
  });

  const enters = async ({ token }: TestPerson): Promise<{ socket: Socket; heard: string[] }> => {
    const heard: string[] = [];
    const socket = await enterRoom(app.url, { token }, {}, (opened) =>
      opened.on('changed', ({ kind, position }: { readonly kind: string; readonly position: string }) => {
        if (kind === 'league') heard.push(position);
      }),
    );
    sockets.push(socket);
    return { socket, heard };
  };
  let teams = 0;
  /** @returns where the league stands then */
  const changes = async (): Promise<string> => {
    teams += 1;
    const body = { name: `Team ${teams}`, color: '#0B6B4A' };
    const path = `/leagues/${leagueId}/teams`;
    return (await app.command('POST', path, { token: owner.token, body })).position;
  };

  it('are closed to whoever has lost the league, however late that is known', async () => {
    const [room, listener, witness] = [await enters(helper), await enters(helper), await enters(owner)];
    expect(await room.socket.emitWithAck('room.join', { leagueId, sinceRevision: -1 })).toMatchObject({
      ok: true,
    });
    for (const { socket } of [listener, witness])
      expect(await socket.emitWithAck('changes.follow', { kind: 'league', keys: [leagueId] })).toEqual({
        ok: true,
      });
    await standStill();
    const missed = jest.spyOn(RunnerOffice.of(app.nest.get<Db>(MONGO_DB)), 'tellMissed');
    const { position } = await app.command('DELETE', `/leagues/${leagueId}/staff/${helper.accountId}`, {
      token: owner.token,
    });
    await until('it was looked at too early', () => missed.mock.calls.length >= IN_VAIN);
    expect(new Set(missed.mock.calls.flat())).toEqual(new Set([position]));
    expect([room, listener].map(({ socket }) => socket.connected)).toEqual([true, true]);
    follow();
    await until('the room is closed', () => !room.socket.connected);
    await until('no changes are told any more', async () => {
      const position = await changes();
      await until('it was told', () => witness.heard.includes(position));
      return !listener.heard.includes(position);
    });
    expect(listener.socket.connected).toBe(true);
  });
});
