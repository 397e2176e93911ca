import { startEventStore, type RunningEventStore } from '@fieldhouse/embedded';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v4 as uuidv4 } from 'uuid';
import type { Position } from '../events/recorded-event';
import { until } from '../testing/until';
import { EsdbEventStore } from './esdb.adapter';
import { StoreUnavailable, StreamConflict, type EventToAppend, type StoredEvent } from './event-store.port';

const event = (n: number, id = uuidv4()): EventToAppend => ({
  id,
  type: 'Counted',
  data: { n },
  metadata: {
    schemaVersion: 1,
    $correlationId: 'c',
    $causationId: 'c',
    commandId: 'x',
    commandHash: '',
    actor: { kind: 'anonymous' },
    occurredAt: '2026-05-01T18:00:00.000Z',
  },
});
const numbers = async (stored: AsyncIterable<StoredEvent>): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const { data } of stored) found.push(data['n']);
  return found;
};

describe('event store adapter', () => {
  let server: RunningEventStore;
  let store: EsdbEventStore;
  const dir = mkdtempSync(join(tmpdir(), 'fieldhouse-adapter-'));
  const file = join(dir, 'events.db');

  beforeAll(async () => {
    server = await startEventStore({ file, durability: 'none' });
    store = new EsdbEventStore(server.url);
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('refuses a second client in the process', () => {
    expect(() => new EsdbEventStore(server.url)).toThrow('one event store client per process');
  });

  it('reads what it appended, from any revision on', async () => {
    const stream = `counter-${uuidv4()}`;
    const result = await store.append(stream, [event(1), event(2)], 'no_stream');
    expect(result.revision).toBe(1);
    await store.append(stream, [event(3)], 1);
    expect(await numbers(store.read(stream))).toEqual([1, 2, 3]);
    expect(await numbers(store.read(stream, 2))).toEqual([3]);
    expect(await numbers(store.read(`counter-${uuidv4()}`))).toEqual([]);
  });

  it('reads back from the end or any revision to the beginning, and stops where its reader does', async () => {
    const stream = `counter-${uuidv4()}`;
    await store.append(stream, [event(1), event(2), event(3)], 'no_stream');
    expect(await numbers(store.readBackwards(stream))).toEqual([3, 2, 1]);
    expect(await numbers(store.readBackwards(stream, 1))).toEqual([2, 1]);
    expect(await numbers(store.readBackwards(stream, 2, 2))).toEqual([3, 2]);
    expect(await numbers(store.readBackwards(stream, undefined, 1))).toEqual([3]);
    expect(await numbers(store.readBackwards(`counter-${uuidv4()}`))).toEqual([]);
    for await (const { data } of store.readBackwards(stream)) {
      expect(data['n']).toBe(3);
      break;
    }
    expect(await numbers(store.read(stream))).toEqual([1, 2, 3]);
  });

  // A server ends the connection of a client that breaks off more than 1,000 calls, as an attack.
  it('keeps its connection over thousands of reads of streams that are not there, and of single events', async () => {
    const stream = `counter-${uuidv4()}`;
    await store.append(stream, [event(1), event(2), event(3)], 'no_stream');
    const reader = async (): Promise<void> => {
      for (let n = 0; n < 25; n += 1) {
        expect(await numbers(store.read(`counter-${uuidv4()}`))).toEqual([]);
        for await (const { data } of store.read(stream, 1, 1)) expect(data['n']).toBe(2);
      }
    };
    await Promise.all(Array.from({ length: 64 }, reader));
    expect(await numbers(store.read(stream, 0, 2))).toEqual([1, 2]);
  });

  it('answers a repeated append with the original position', async () => {
    const stream = `counter-${uuidv4()}`;
    const once = event(1);
    const first = await store.append(stream, [once], 'no_stream');
    await store.append(stream, [event(2)], 0);
    expect(await store.append(stream, [once], 'no_stream')).toEqual(first);
    expect(await numbers(store.read(stream))).toEqual([1, 2]);
  });

  it.each([
    ['that exists', 'no_stream', 0],
    ['that has moved on', 5, 0],
  ] as const)('reports a conflict with a stream %s', async (_, expected, actual) => {
    const stream = `counter-${uuidv4()}`;
    await store.append(stream, [event(1)], 'no_stream');
    await expect(store.append(stream, [event(2)], expected)).rejects.toMatchObject({
      constructor: StreamConflict,
      actual,
    });
  });

  it('reports a conflict with a stream that does not exist', async () => {
    await expect(store.append(`counter-${uuidv4()}`, [event(2)], 3)).rejects.toMatchObject({
      constructor: StreamConflict,
      actual: -1,
    });
  });

  it('settles a hundred appends at once on a fresh stream each', async () => {
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, n) => store.append(`counter-${uuidv4()}`, [event(n)], 'no_stream')),
    );
    expect(new Set(results.map(({ position }) => position.commit)).size).toBe(100);
  });

  it('subscribes after a position, only to the categories asked for, and says when it has caught up', async () => {
    const [a, b] = [`apple-${uuidv4()}`, `berry-${uuidv4()}`];
    await store.append(a, [event(1), event(2)], 'no_stream');
    const before = await store.append(b, [event(3)], 'no_stream');
    await store.append(a, [event(4)], 1);
    const collect = async (from: Position | null): Promise<unknown[]> => {
      const seen: unknown[] = [];
      const subscription = store.subscribe(['apple'], from);
      const reading = (async () => {
        for await (const { data } of subscription) seen.push(data['n']);
      })();
      await subscription.caughtUp;
      await until('the last event is seen', () => seen.includes(4));
      await subscription.close();
      await reading;
      return seen;
    };
    expect(await collect(null)).toEqual([1, 2, 4]);
    expect(await collect(before.position)).toEqual([4]);
  });

  it('has handed out all that there was when it says that it has caught up', async () => {
    const category = `fig${uuidv4().slice(0, 6)}`;
    const batch = Array.from({ length: 100 }, (_, n) => n);
    for (let n = 0; n < 30; n += 1)
      await store.append(
        `${category}-${n}`,
        batch.map((one) => event(one)),
        'no_stream',
      );
    const subscription = store.subscribe([category], null);
    let seen = 0;
    const reading = (async () => {
      for await (const one of subscription) {
        seen += one ? 1 : 0;
        await Promise.resolve();
      }
    })();
    await subscription.caughtUp;
    await subscription.close();
    await reading;
    expect(seen).toBe(3_000);
  });

  it('knows where the log ends', async () => {
    const { position } = await store.append(`counter-${uuidv4()}`, [event(1)], 'no_stream');
    expect(await store.lastPosition()).toEqual(position);
  });

  it('says within 3 s that the server is away, breaks its subscriptions, and comes back with it', async () => {
    const stream = `counter-${uuidv4()}`;
    await store.append(stream, [event(1)], 'no_stream');
    const subscription = store.subscribe(['counter'], null);
    const broken = (async () => {
      for await (const one of subscription) if (!one) return;
    })();
    const outcome = broken.then(
      () => 'ended',
      (error: unknown) => error,
    );
    await subscription.caughtUp;
    const { port } = server;
    await server.stop();
    expect(await outcome).toBeInstanceOf(Error);
    const asked = Date.now();
    await expect(store.append(stream, [event(2)], 0)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(Date.now() - asked).toBeLessThan(6_000);
    server = await startEventStore({ file, port, durability: 'none' });
    await until('appends work again', () =>
      store.append(stream, [event(2)], 0).then(
        () => true,
        () => false,
      ),
    );
    expect(await numbers(store.read(stream))).toEqual([1, 2]);
  });
});
