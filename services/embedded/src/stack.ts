import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDocumentStore } from './document-store/server';
import { startEventStore } from './event-store/server';
import { startRedis } from './redis/redis';

/** A server of the stack. */
export type EmbeddedService = 'eventStore' | 'documentStore' | 'redis';

/** The running servers. The URL of one that was not asked for is empty. */
export type EmbeddedStack = {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  readonly redisUrl: string;
  readonly stop: () => Promise<void>;
};

type Running = { readonly url: string; stop(): Promise<void> };

const ALL: readonly EmbeddedService[] = ['eventStore', 'documentStore', 'redis'];

/**
 * Starts the embedded servers in this process, on free ports.
 *
 * @param options without `dataDir` the data is thrown away on stop and not synced to the disk; all `services`
 *   unless some are named
 * @throws DamagedDataError, DataInUseError, or what a server says that does not start
 */
export const startEmbeddedStack = async (
  options: { dataDir?: string; services?: readonly EmbeddedService[] } = {},
): Promise<EmbeddedStack> => {
  const { dataDir, services = ALL } = options;
  const dir = dataDir ?? mkdtempSync(join(tmpdir(), 'fieldhouse-'));
  const durability = dataDir === undefined ? 'none' : 'fsync';
  const start: Readonly<Record<EmbeddedService, () => Promise<Running>>> = {
    eventStore: () => startEventStore({ file: join(dir, 'event-store', 'events.db'), durability }),
    documentStore: () =>
      startDocumentStore({ file: join(dir, 'document-store', 'documents.db'), durability }),
    redis: () => startRedis({ dir: join(dir, 'redis') }),
  };
  const running = new Map<EmbeddedService, Running>();
  const stop = async (): Promise<void> => {
    await Promise.all([...running.values()].map((server) => server.stop()));
    if (dataDir === undefined) rmSync(dir, { recursive: true, force: true });
  };
  const started = await Promise.allSettled(
    services.map(async (name) => running.set(name, await start[name]())),
  );
  const failed = started.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  const url = (name: EmbeddedService): string => running.get(name)?.url ?? '';
  return { eventStoreUrl: url('eventStore'), mongoUrl: url('documentStore'), redisUrl: url('redis'), stop };
};
