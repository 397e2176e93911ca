import { redisArguments } from '@fieldhouse/embedded';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type StoreName = 'event store' | 'document store' | 'redis';

/** The three stores as processes that can be stopped or frozen, and come back on their ports with their data. */
export type SeparateStores = {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  readonly redisUrl: string;
  readonly stop: (name: StoreName) => Promise<void>;
  readonly start: (name: StoreName) => Promise<void>;
  /** It keeps its connections and answers nothing. */
  readonly freeze: (name: StoreName) => void;
  readonly thaw: (name: StoreName) => void;
  readonly stopAll: () => Promise<void>;
};

const EMBEDDED = join(__dirname, '../../../embedded/src');

export const startSeparateStores = async (): Promise<SeparateStores> => {
  const dir = mkdtempSync(join(tmpdir(), 'fieldhouse-'));
  const ports = {
    'event store': await freePort(),
    'document store': await freePort(),
    redis: await freePort(),
  };
  const running = new Map<StoreName, ChildProcess>();
  const node = (folder: string, port: number): ChildProcess =>
    spawn(process.execPath, [
      ...['--require', join(EMBEDDED, 'testing/register-ts.cjs'), join(EMBEDDED, folder, 'main.ts')],
      ...['--data', dir, '--port', String(port)],
    ]);
  const spawned: Readonly<Record<StoreName, () => ChildProcess>> = {
    'event store': () => node('event-store', ports['event store']),
    'document store': () => node('document-store', ports['document store']),
    redis: () => spawn('redis-server', redisArguments(join(dir, 'redis'), ports.redis)),
  };
  const start = async (name: StoreName): Promise<void> => {
    const child = spawned[name]();
    running.set(name, child);
    await says(child, name === 'redis' ? 'Ready to accept connections' : '"ready":true');
  };
  const stop = async (name: StoreName): Promise<void> => {
    const child = running.get(name);
    if (!child || child.exitCode !== null) return;
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  mkdirSync(join(dir, 'redis'));
  await Promise.all((['event store', 'document store', 'redis'] as const).map(start));
  return {
    eventStoreUrl: `esdb://127.0.0.1:${ports['event store']}?tls=false`,
    mongoUrl: `mongodb://127.0.0.1:${ports['document store']}/?directConnection=true`,
    redisUrl: `redis://127.0.0.1:${ports.redis}`,
    stop,
    start,
    freeze: (name) => void running.get(name)?.kill('SIGSTOP'),
    thaw: (name) => void running.get(name)?.kill('SIGCONT'),
    stopAll: async () => {
      await Promise.all([...running.keys()].map(stop));
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

const says = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(words)) resolve();
    });
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', () => reject(new Error(`ended before it was ready: ${output}`)));
  });

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
