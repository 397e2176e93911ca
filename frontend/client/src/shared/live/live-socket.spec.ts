import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { createLiveSocket, type LiveState } from './live-socket';

jest.unmock('socket.io-client');

let http: HttpServer;
let live: Server;
const SERVER_AHEAD_MS = 3_600_000;

const start = async (port = 0): Promise<number> => {
  http = createServer();
  live = new Server(http, { path: '/api/live', transports: ['websocket'] });
  live.use((socket, next) => {
    const { token } = socket.handshake.auth as { readonly token: string };
    next(
      token === 'good'
        ? undefined
        : new Error(token === 'eleventh' ? 'too_many_connections' : 'not_signed_in'),
    );
  });
  live.on('connection', (socket) => {
    socket.on('time', (_: unknown, answer: (body: object) => void) =>
      answer({ ok: true, serverNow: new Date(Date.now() + SERVER_AHEAD_MS).toISOString() }),
    );
    socket.on('room.join', ({ leagueId }: { leagueId: string }, answer: (body: object) => void) => {
      answer({ ok: true, revision: 7, patches: [], serverNow: new Date().toISOString() });
      socket.emit('room.presence', { leagueId });
    });
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return (http.address() as AddressInfo).port;
};
const stop = (): Promise<void> => live.close();
const becomes = (socket: ReturnType<typeof createLiveSocket>, state: LiveState): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (socket.state.get() === state) resolve();
    };
    socket.state.subscribe(look);
    look();
  });

it('connects with the token, answers requests, hears messages and learns the server clock', async () => {
  const port = await start();
  const socket = createLiveSocket(`http://127.0.0.1:${port}`);
  socket.connect(() => ({ token: 'good' }));
  await becomes(socket, 'connected');
  const heard = new Promise((resolve) => socket.on('room.presence', resolve));
  await expect(socket.request('room.join', { leagueId: 'L1' })).resolves.toMatchObject({
    ok: true,
    revision: 7,
  });
  await expect(heard).resolves.toEqual({ leagueId: 'L1' });
  await new Promise<void>((resolve) => socket.clock.subscribe(resolve));
  expect(Math.abs((socket.clock.get().offsetMs ?? 0) - SERVER_AHEAD_MS)).toBeLessThan(1_000);
  socket.disconnect();
  expect(socket.state.get()).toBe('idle');
  await stop();
});

it('comes back by itself after 1 s when the connection was lost', async () => {
  const port = await start();
  const socket = createLiveSocket(`http://127.0.0.1:${port}`);
  socket.connect(() => ({ token: 'good' }));
  await becomes(socket, 'connected');
  const lostAt = Date.now();
  await stop();
  await becomes(socket, 'waiting');
  await start(port);
  await becomes(socket, 'connected');
  expect(Date.now() - lostAt).toBeGreaterThanOrEqual(950);
  socket.disconnect();
  await stop();
});

it('tries again after 1, 2 and 5 s, then every 10 s', async () => {
  jest.useFakeTimers();
  const socket = createLiveSocket('http://127.0.0.1:1');
  let attempts = 0;
  socket.connect(() => {
    attempts += 1;
    return null;
  });
  const seen: number[] = [attempts];
  for (const seconds of [1, 2, 5, 10, 10]) {
    await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    seen.push(attempts);
    await jest.advanceTimersByTimeAsync(1);
    seen.push(attempts);
  }
  expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  socket.disconnect();
  jest.useRealTimers();
});

it('is refused with a bad token, and takes the new one at the next attempt', async () => {
  const port = await start();
  const socket = createLiveSocket(`http://127.0.0.1:${port}`);
  let token = 'old';
  socket.connect(() => ({ token }));
  await becomes(socket, 'refused');
  token = 'good';
  await becomes(socket, 'connected');
  expect(socket.state.get()).toBe('connected');
  socket.disconnect();
  await stop();
});

it('says that there are too many connections, and does not storm back', async () => {
  const port = await start();
  let attempts = 0;
  live.engine.on('connection', () => (attempts += 1));
  const socket = createLiveSocket(`http://127.0.0.1:${port}`);
  socket.connect(() => ({ token: 'eleventh' }));
  await becomes(socket, 'crowded');
  const timers = jest.spyOn(globalThis, 'setTimeout');
  socket.disconnect();
  socket.connect(() => ({ token: 'eleventh' }));
  await becomes(socket, 'crowded');
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(10_000);
  expect(attempts).toBe(2);
  timers.mockRestore();
  socket.disconnect();
  await stop();
});

it('is slowed when the server ends it for asking too much', async () => {
  const port = await start();
  const socket = createLiveSocket(`http://127.0.0.1:${port}`);
  socket.connect(() => ({ token: 'good' }));
  await becomes(socket, 'connected');
  live.emit('live.ended', { code: 'too_fast' });
  live.disconnectSockets(true);
  await becomes(socket, 'slowed');
  expect(socket.state.get()).toBe('slowed');
  socket.disconnect();
  await stop();
});

it('gives the token of the moment when the server asks for it', async () => {
  const port = await start();
  const socket = createLiveSocket(`http://127.0.0.1:${port}`);
  let token = 'good';
  socket.connect(() => ({ token }));
  await becomes(socket, 'connected');
  token = 'next';
  const [answer] = (await live.timeout(5_000).emitWithAck('token.renew', {})) as readonly unknown[];
  expect(answer).toEqual({ token: 'next' });
  socket.disconnect();
  await stop();
});

it('is away as soon as the browser is offline, and back as soon as it is online', async () => {
  const port = await start();
  const socket = createLiveSocket(`http://127.0.0.1:${port}`);
  socket.connect(() => ({ token: 'good' }));
  await becomes(socket, 'connected');
  window.dispatchEvent(new Event('offline'));
  expect(socket.state.get()).toBe('waiting');
  window.dispatchEvent(new Event('online'));
  expect(socket.state.get()).toBe('connecting');
  await becomes(socket, 'connected');
  socket.disconnect();
  window.dispatchEvent(new Event('online'));
  expect(socket.state.get()).toBe('idle');
  await stop();
});
