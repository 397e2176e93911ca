import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENTS_FILE, EVENTS_FILE, FILES_FOLDER, REDIS_FOLDER } from './data-folder';
import { startDocumentStore } from './document-store/server';
import { startEventStore } from './event-store/server';
import { startRedis } from './redis/redis';
import { startTogether, type EmbeddedService, type RunningServer } from './together';

/** The running servers. The URL of one that was not asked for is empty. */
export type EmbeddedStack = {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  readonly redisUrl: string;
  /** Where the apps keep files. */
  readonly filesDir: string;
  readonly stop: () => Promise<void>;
};

/** How to run the embedded servers. */
export type EmbeddedStackOptions = {
  /** Without it the data is thrown away on stop and not synced to the disk. */
  readonly dataDir?: string;
  /** All unless some are named. */
  readonly services?: readonly EmbeddedService[];
  /** True unless given; see the event store's option. */
  readonly dropSlowSubscribers?: boolean;
};

const ALL: readonly EmbeddedService[] = ['eventStore', 'documentStore', 'redis'];

/**
 * Starts the embedded servers in this process, on free ports.
 *
 * @throws DamagedDataError, DataInUseError, or what a server says that does not start
 */
export const startEmbeddedStack = async (options: EmbeddedStackOptions = {}): Promise<EmbeddedStack> => {
  const { dataDir, services = ALL, dropSlowSubscribers } = options;
  const dir = dataDir ?? mkdtempSync(join(tmpdir(), 'fieldhouse-'));
  const durability = dataDir === undefined ? 'none' : 'fsync';
  const remove = (): void => {
    if (dataDir === undefined) rmSync(dir, { recursive: true, force: true });
  };
  const starts: Readonly<Record<EmbeddedService, () => Promise<RunningServer>>> = {
    eventStore: () => startEventStore({ file: join(dir, EVENTS_FILE), durability, dropSlowSubscribers }),
    documentStore: () => startDocumentStore({ file: join(dir, DOCUMENTS_FILE), durability }),
    redis: () => startRedis({ dir: join(dir, REDIS_FOLDER) }),
  };
  const wanted = Object.fromEntries(services.map((name) => [name, starts[name]]));
  const { servers, stop } = await startTogether(wanted).catch((error: unknown) => {
    remove();
    throw error;
  });
  const url = (name: EmbeddedService): string => servers.get(name)?.url ?? '';
  return {
    eventStoreUrl: url('eventStore'),
    mongoUrl: url('documentStore'),
    redisUrl: url('redis'),
    filesDir: join(dir, FILES_FOLDER),
    stop: () => stop().then(remove),
  };
};
