import { EventStoreDBClient, jsonEvent, type AppendExpectedRevision } from '@eventstore/db-client';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventLog } from './event-log';
import { eventIdOf } from './frames';

type Running = { readonly child: ChildProcess; readonly url: string };

const spawnStore = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [
    '--require',
    join(__dirname, '../testing/register-ts.cjs'),
    join(__dirname, 'main.ts'),
    ...args,
  ]);

/** What a process that should refuse to start says, and its exit code. */
const refusal = async (...args: readonly string[]): Promise<{ text: string; code: number | null }> => {
  const child = spawnStore(...args);
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(child, 'close');
  return { text, code: child.exitCode };
};

const start = async (...args: readonly string[]): Promise<Running> => {
  const child = spawnStore(...args);
  let failure = '';
  child.stderr?.on('data', (chunk: Buffer) => (failure += chunk.toString()));
  const [line] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'close').then(() => [JSON.stringify({ failure })]),
  ]);
  const { url } = JSON.parse(String(line)) as { url?: string };
  if (url === undefined) throw new Error(`The event store did not start: ${failure}`);
  return { child, url };
};

/** The port of a free address, so that one client finds the store again after a restart. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

describe('the process of the event store', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'event-store-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  it('loses no acknowledged event and doubles none when it is killed with -9 during 64-way appends', async () => {
    const rounds = 3;
    const writers = 64;
    const port = await freePort();
    const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
    const acknowledged = new Map<string, string>();
    const nothingYet = (): AppendExpectedRevision => 'no_stream';
    const next = Array.from({ length: writers }, (_, writer) => ({
      stream: `writer-${writer}`,
      expected: nothingYet(),
      event: jsonEvent({ id: randomUUID(), type: 'Written', data: { writer } }),
    }));

    /** Appends until the store dies; an append without an answer is sent again, unchanged, in the next round. */
    const write = async (writer: number, died: Promise<'died'>): Promise<void> => {
      for (;;) {
        const append = next[writer];
        if (!append) return;
        const answer = await Promise.race([
          died,
          client
            .appendToStream(append.stream, append.event, { expectedRevision: append.expected })
            .catch((error: unknown) => (String(error).includes('Wrong') ? Promise.reject(error) : died)),
        ]);
        if (answer === 'died') return;
        acknowledged.set(append.event.id, `${append.stream}@${answer.nextExpectedRevision}`);
        const event = jsonEvent({ id: randomUUID(), type: 'Written', data: { writer } });
        next[writer] = { ...append, expected: answer.nextExpectedRevision, event };
      }
    };

    for (let round = 1; round <= rounds; round += 1) {
      const { child } = await start('--data', dir, '--port', String(port));
      const died = once(child, 'exit').then(() => 'died' as const);
      const target = acknowledged.size + 500 * round;
      const writing = Promise.all(next.map((_, writer) => write(writer, died)));
      const timer = setInterval(() => acknowledged.size >= target && child.kill('SIGKILL'), 1);
      await writing;
      await died;
      clearInterval(timer);
    }
    await client.dispose();

    const log = new EventLog(join(dir, 'events.db'), 'fsync');
    const stored = new Map<string, string>();
    for (let page = log.readAll('forwards', 1, 500); page.length > 0;) {
      for (const { frame, stream, revision } of page) stored.set(eventIdOf(frame), `${stream}@${revision}`);
      page = log.readAll('forwards', (page.at(-1)?.position ?? 0) + 1, 500);
    }
    const { head } = log;
    log.close();
    expect(acknowledged.size).toBeGreaterThan(3_000);
    expect([...acknowledged].filter(([id, place]) => stored.get(id) !== place)).toEqual([]);
    expect(stored.size).toBe(head);
    expect(head).toBeLessThanOrEqual(acknowledged.size + writers);
  });

  it('ends on SIGTERM although a subscription is open', async () => {
    const { child, url } = await start('--data', dir);
    const client = EventStoreDBClient.connectionString(url);
    const subscription = client.subscribeToAll();
    await once(subscription, 'caughtUp');
    const failed = once(subscription, 'error');
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect((await failed)[0]).toMatchObject({ type: 'unavailable' });
    await client.dispose();
  });

  it('refuses a data folder that is in use, until its holder is killed', async () => {
    const { child } = await start('--data', dir);
    expect(await refusal('--data', dir)).toEqual({
      text: expect.stringMatching(/^The data folder .* is in use by another running instance.*\.\n$/),
      code: 1,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const second = await start('--data', dir);
    second.child.kill('SIGKILL');
    await once(second.child, 'exit');
  });

  it('refuses a damaged file', async () => {
    writeFileSync(join(dir, 'events.db'), 'not a database');
    expect(await refusal('--data', dir)).toEqual({
      text: expect.stringMatching(/^The event store's file .* is damaged .*\.\n$/),
      code: 1,
    });
  });

  it('refuses a port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await refusal('--data', dir, '--port', String(port))).toEqual({
      text: `Port ${port} is in use: stop what uses it, or choose another with --port.\n`,
      code: 1,
    });
    server.close();
  });

  it('says how it is called', async () => {
    expect(await refusal()).toEqual({ text: 'Say where the data is, with --data DIR.\n', code: 1 });
  });
});
