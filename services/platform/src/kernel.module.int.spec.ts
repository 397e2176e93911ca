import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import {
  EsdbEventStore,
  EVENT_STORE,
  KEYRING,
  StoreUnavailable,
  type EventStore,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from './config';
import { FILE_STORE, type FileStore } from './files/file-store';
import { KernelModule } from './kernel.module';
import { createLogger } from './logger';

const HOUR_MS = 3_600_000;

describe('an app on its stores', () => {
  let stack: EmbeddedStack;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => stack.stop());

  const start = async (
    stores: Readonly<Record<string, string>> = {},
    logger = createLogger('silent', 'test'),
  ): Promise<INestApplicationContext> => {
    const config = readConfig({
      NODE_ENV: 'test',
      EVENTSTORE_URL: stack.eventStoreUrl,
      MONGODB_URL: stack.mongoUrl,
      REDIS_URL: stack.redisUrl,
      FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890',
      ...stores,
    });
    @Module({ imports: [KernelModule.forRoot(config, logger, [])] })
    class Root {}
    return NestFactory.createApplicationContext(Root, { logger: false, abortOnError: false });
  };
  const counted = async (events: EventStore): Promise<unknown[]> => {
    const found: unknown[] = [];
    for await (const { type, data } of events.read('installation'))
      if (type === 'KeysCounted') found.push(data['keys']);
    return found;
  };

  it('says in the log how many keys there are, each hour and when it stops', async () => {
    jest.useFakeTimers({
      doNotFake: [
        'clearTimeout',
        'Date',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setTimeout',
      ],
    });
    const app = await start();
    const [events, keyring] = [app.get<EventStore>(EVENT_STORE), app.get<Keyring>(KEYRING)];
    await keyring.keyFor('one');
    expect(await counted(events)).toEqual([]);
    jest.advanceTimersByTime(HOUR_MS);
    await until('it is said', async () => (await counted(events)).length > 0);
    await keyring.prepare(['two', 'three']);
    await app.close();
    const after = new EsdbEventStore(stack.eventStoreUrl);
    expect(await counted(after)).toEqual([2, 4]);
    await after.close();
  });

  it('says why it waits for Redis, and never the password', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', 'test', { write: (line: string) => lines.push(line) });
    const REDIS_URL = stack.redisUrl.replace(/:[^:@]+@/, ':a-wrong-password@');
    const app = await start({ REDIS_URL }, logger);
    await until('it is said', () => lines.some((line) => line.includes('waiting for the Redis server')));
    await app.close();
    expect(lines.filter((line) => line.includes('"level":"warn"'))).toEqual([
      expect.stringContaining('WRONGPASS'),
    ]);
    expect(lines.join('')).not.toContain('a-wrong-password');
  });

  it('says why it gets no files', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', 'test', { write: (line: string) => lines.push(line) });
    const app = await start({ S3_URL: 'http://KEY:SECRET@127.0.0.1:9/files' }, logger);
    await expect(app.get<FileStore>(FILE_STORE).get('some-name')).rejects.toThrow(StoreUnavailable);
    await app.close();
    expect(lines).toEqual([expect.stringMatching(/fetch failed.*the file store is away/)]);
    expect(lines.join('')).not.toContain('SECRET');
  });
});
