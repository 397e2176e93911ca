import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findRedisServer, redisArguments, underWatch } from '../redis/redis';
import { Supervised } from './supervised';

/** The three stores as the apps reach them, and the processes of those that were started here. */
export type Stores = {
  readonly env: { readonly EVENTSTORE_URL: string; readonly MONGODB_URL: string; readonly REDIS_URL: string };
  readonly processes: ReadonlyMap<'eventStore' | 'documentStore' | 'redis', Supervised>;
  readonly stop: () => Promise<void>;
};

const STOP_WITHIN_MS = 1_500;

/** Starts each store whose URL is not in `given`, with its data under `dataDir`. @throws CouldNotStart */
export const startStores = async (
  dataDir: string,
  given: Readonly<Record<string, string | undefined>>,
): Promise<Stores> => {
  mkdirSync(dataDir, { recursive: true });
  const processes = new Map<'eventStore' | 'documentStore' | 'redis', Supervised>();
  const stop = async (): Promise<void> => {
    await Promise.all([...processes.values()].map((process) => process.stop(STOP_WITHIN_MS)));
  };
  const node = async (name: 'eventStore' | 'documentStore', folder: string): Promise<string> => {
    const port = await freePort();
    const server = new Supervised({
      name: folder,
      command: process.execPath,
      args: [join(__dirname, `../${folder}/main.js`), '--data', dataDir, '--port', String(port)],
      isReady: (line) => line.includes('"ready":true'),
    });
    processes.set(name, server);
    return (JSON.parse(await server.start()) as { url: string }).url;
  };
  const redis = async (): Promise<string> => {
    const dir = join(dataDir, 'redis');
    mkdirSync(dir, { recursive: true });
    const port = await freePort();
    const server = new Supervised({
      name: 'redis',
      // Unlike the other servers it does not notice that its launcher was killed.
      ...underWatch(findRedisServer() ?? 'redis-server', redisArguments(dir, port)),
      isReady: (line) => line.includes('Ready to accept connections'),
    });
    processes.set('redis', server);
    await server.start();
    return `redis://127.0.0.1:${port}`;
  };
  try {
    const EVENTSTORE_URL = given['EVENTSTORE_URL'] || (await node('eventStore', 'event-store'));
    const [MONGODB_URL, REDIS_URL] = await Promise.all([
      given['MONGODB_URL'] || node('documentStore', 'document-store'),
      given['REDIS_URL'] || redis(),
    ]);
    return { env: { EVENTSTORE_URL, MONGODB_URL, REDIS_URL }, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** A port that was free a moment ago; children keep it over restarts, so that clients find them again. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
