import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS_URL_FILE, FILES_FOLDER, REDIS_FOLDER } from '../data-folder';
import { freePort } from '../free-port';
import { startRedis } from '../redis/redis';
import { startTogether, type EmbeddedService, type RunningServer } from '../together';
import { Supervised } from './supervised';

/** The three stores as the apps reach them, and the processes of those that were started here. */
export type Stores = {
  readonly env: {
    readonly EVENTSTORE_URL: string;
    readonly MONGODB_URL: string;
    readonly REDIS_URL: string;
    readonly FILES_DIR: string;
  };
  readonly processes: ReadonlyMap<EmbeddedService, Supervised>;
  readonly stop: () => Promise<void>;
};

type SupervisedServer = RunningServer & { readonly process: Supervised };

const STOP_WITHIN_MS = 1_500;

const startProcess = async (folder: string, dataDir: string): Promise<SupervisedServer> => {
  const process = new Supervised({
    name: folder,
    command: globalThis.process.execPath,
    args: [join(__dirname, `../${folder}/main.js`), '--data', dataDir, '--port', String(await freePort())],
    isReady: (line) => line.includes('"ready":true'),
  });
  const { url } = JSON.parse(await process.start()) as { url: string };
  return { url, process, stop: () => process.stop(STOP_WITHIN_MS) };
};

/** Whether no store is anybody else's: what is loaded for show must not get into a store that is kept. */
export const isWhollyEmbedded = (given: Readonly<Record<string, string | undefined>>): boolean =>
  !given['EVENTSTORE_URL'] && !given['MONGODB_URL'] && !given['REDIS_URL'];

/**
 * Starts each store whose URL is not in `given`, with its data under `dataDir`. While they run, a file there says where the
 * document store listens, for operators' tools.
 * @throws CouldNotStart
 */
export const startStores = async (
  dataDir: string,
  given: Readonly<Record<string, string | undefined>>,
): Promise<Stores> => {
  const unlessGiven = (name: string, start: () => Promise<SupervisedServer>) =>
    given[name] ? undefined : start;
  const { servers, stop } = await startTogether<SupervisedServer>({
    eventStore: unlessGiven('EVENTSTORE_URL', () => startProcess('event-store', dataDir)),
    documentStore: unlessGiven('MONGODB_URL', () => startProcess('document-store', dataDir)),
    redis: unlessGiven('REDIS_URL', () => startRedis({ dir: join(dataDir, REDIS_FOLDER) })),
  });
  const url = (name: string, server: EmbeddedService): string =>
    given[name] || (servers.get(server)?.url ?? '');
  const urlFile = join(dataDir, DOCUMENTS_URL_FILE);
  const documents = servers.get('documentStore');
  rmSync(urlFile, { force: true });
  if (documents) writeFileSync(urlFile, documents.url, { mode: 0o600 });
  return {
    env: {
      EVENTSTORE_URL: url('EVENTSTORE_URL', 'eventStore'),
      MONGODB_URL: url('MONGODB_URL', 'documentStore'),
      REDIS_URL: url('REDIS_URL', 'redis'),
      FILES_DIR: given['FILES_DIR'] || join(dataDir, FILES_FOLDER),
    },
    processes: new Map([...servers].map(([name, { process }]) => [name, process])),
    stop: async () => {
      rmSync(urlFile, { force: true });
      await stop();
    },
  };
};
