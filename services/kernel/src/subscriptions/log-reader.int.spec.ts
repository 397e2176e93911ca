import { startEventStore, type RunningEventStore } from '@fieldhouse/embedded';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import type { EventSubscription, StoredEvent } from '../event-store/event-store.port';
import type { Position } from '../events/recorded-event';
import { countedOnce } from '../testing/appending';
import { until } from '../testing/until';
import { LogReader, type LogStep } from './log-reader';

type Reading = {
  readonly seen: unknown[];
  readonly steps: LogStep[];
  readonly isLive: () => boolean;
  readonly stop: () => Promise<void>;
};

describe('the log reader', () => {
  let server: RunningEventStore;
  let store: EsdbEventStore;
  let reader: LogReader;
  let opened: EventSubscription[];
  let said: string[];
  let asked: string[];
  let ends: number;
  let readings: Reading[];
  const dir = mkdtempSync(join(tmpdir(), 'fieldhouse-reader-'));
  const file = join(dir, 'events.db');

  beforeAll(async () => {
    server = await startEventStore({ file, durability: 'none', dropSlowSubscribers: true });
    store = new EsdbEventStore(server.url);
  });
  beforeEach(() => {
    opened = [];
    said = [];
    asked = [];
    ends = 0;
    readings = [];
    const say =
      (level: string) =>
      (_: object, message: string): void =>
        void said.push(`${level} ${message}`);
    reader = new LogReader(
      {
        lastPosition: () => store.lastPosition(),
        lastEvent: () => {
          ends += 1;
          return store.lastEvent();
        },
        read: (streamId, fromRevision) => {
          asked.push(streamId);
          return store.read(streamId, fromRevision);
        },
        subscribe: (categories, from) => {
          const subscription = store.subscribe(categories, from);
          opened.push(subscription);
          return subscription;
        },
      },
      { info: say('info'), warn: say('warn') },
    );
  });
  afterEach(async () => {
    await Promise.all(readings.map((reading) => reading.stop()));
    await reader.close();
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const read = (
    categories: readonly string[],
    from: Position | null,
    pace: () => Promise<void> = () => Promise.resolve(),
  ): Reading => {
    const seen: unknown[] = [];
    const steps: LogStep[] = [];
    const stopping = new AbortController();
    const end = (async () => {
      for await (const step of reader.read(categories, from, stopping.signal)) {
        steps.push(step);
        seen.push(...step.events.map(({ data }) => data['by']));
        await pace();
      }
    })();
    const reading = {
      seen,
      steps,
      isLive: () => steps.at(-1)?.live === true,
      stop: async () => {
        stopping.abort();
        await end;
      },
    };
    readings.push(reading);
    return reading;
  };
  const numbers = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const name = (): string => `fig${uuidv4().slice(0, 6)}`;

  it('hands each reader what there was, then what comes, in order and once, while writes go on', async () => {
    const [plum, pear] = [name(), name()];
    let written = 0;
    const write = async (): Promise<void> => {
      written += 1;
      await store.append(
        `${written % 2 ? plum : pear}-${uuidv4()}`,
        countedOnce('c', [written]),
        'no_stream',
      );
    };
    for (let n = 0; n < 200; n += 1) await write();
    const both = [read([plum, pear], null)];
    const [odd, even] = [read([plum], null), read([pear], null)];
    for (let n = 0; n < 200; n += 1) {
      await write();
      if (n % 40 === 0) both.push(read([plum, pear], null));
    }
    await until('everybody has seen the last one', () => both.every(({ seen }) => seen.at(-1) === written));
    for (const { seen } of both) expect(seen).toEqual(numbers(1, written));
    await until('each its own', () => odd.seen.length + even.seen.length === written);
    expect(odd.seen).toEqual(numbers(1, written).filter((n) => n % 2 === 1));
  });

  it('reads the log once for all that start together', async () => {
    const category = name();
    await store.append(`${category}-a`, countedOnce('c', numbers(1, 50)), 'no_stream');
    const all = Array.from({ length: 6 }, () => read([category], null));
    await until('all are live', () => all.every((reading) => reading.isLive()));
    await store.append(`${category}-a`, countedOnce('c', [51]), 49);
    await until('all have seen all', () => all.every(({ seen }) => seen.length === 51));
    expect(opened).toHaveLength(1);
  });

  it('has a recent event at hand, and asks the log for any other', async () => {
    const [category, other] = [name(), name()];
    await store.append(`${other}-a`, countedOnce('c', [7]), 'no_stream');
    const reading = read([category], null);
    await store.append(`${category}-a`, countedOnce('c', [1, 2]), 'no_stream');
    await until('both are seen', () => reading.seen.length === 2);
    expect((await reader.event(`${category}-a`, 1))?.data).toMatchObject({ by: 2 });
    expect(asked).toEqual([]);
    expect((await reader.event(`${other}-a`, 0))?.data).toMatchObject({ by: 7 });
    expect(await reader.event(`${category}-a`, 2)).toBeUndefined();
    expect(asked).toEqual([`${other}-a`, `${category}-a`]);
  });

  describe('asked whether a stream has more', () => {
    it('knows without reading it, for all who ask with two looks at the end of the log', async () => {
      const category = name();
      const reading = read([category], null);
      await until('it is live', () => reading.isLive());
      const streams = numbers(1, 20).map((n) => `${category}-${n}`);
      const last = await Promise.all(
        streams.map((stream) => store.append(stream, countedOnce('c', [1]), 'no_stream')),
      );
      const since = reader.place();
      expect(await reader.unchanged(`${category}-new`, -1, since)).not.toBeNull();
      ends = 0;
      const places = await Promise.all(streams.map((stream) => reader.unchanged(stream, 0, since)));
      const end = last.map(({ position }) => position.commit).sort((a, b) => Number(b - a))[0] ?? 0n;
      for (const place of places) expect(place?.commit).toBeGreaterThanOrEqual(end);
      expect(ends).toBe(2);
      expect(asked).toEqual([]);
    });

    it('never says so of one that has, however soon it is asked', async () => {
      const category = name();
      const stream = `${category}-a`;
      const reading = read([category], null);
      await store.append(stream, countedOnce('c', [0]), 'no_stream');
      await until('it is live', () => reading.isLive());
      for (const n of numbers(1, 100)) {
        const since = reader.place();
        await store.append(stream, countedOnce('c', [n]), n - 1);
        expect(await reader.unchanged(stream, n - 1, since)).toBeNull();
      }
    });

    it('does not know it of what it does not follow, nor from before what it remembers', async () => {
      const [category, other] = [name(), name()];
      await store.append(`${other}-a`, countedOnce('c', [1]), 'no_stream');
      const before = await store.lastPosition();
      await store.append(`${category}-a`, countedOnce('c', [1]), 'no_stream');
      const reading = read([category], await store.lastPosition());
      await until('it is live', () => reading.isLive());
      const since = reader.place();
      expect(await reader.unchanged(`${category}-a`, 0, since)).not.toBeNull();
      expect(await reader.unchanged(`${category}-a`, 0, before)).toBeNull();
      expect(await reader.unchanged(`${category}-a`, 0, null)).toBeNull();
      expect(await reader.unchanged(`${other}-a`, 0, since)).toBeNull();
      await store.append(`${other}-b`, countedOnce('c', [1]), 'no_stream');
      expect(await reader.unchanged(`${category}-a`, 0, since)).toBeNull();
    });
  });

  it('costs nobody its place when the store drops it in a burst', async () => {
    const [burst, other] = [name(), name()];
    const all = [read([burst], null), read([other], null), read([burst, other], null)];
    await until('all are live', () => all.every((reading) => reading.isLive()));
    const before = opened.length;
    for (const part of numbers(0, 3))
      await store.append(
        `${burst}-${part}`,
        countedOnce('c', numbers(part * 250, part * 250 + 249)),
        'no_stream',
      );
    await store.append(`${other}-a`, countedOnce('c', [7]), 'no_stream');
    await until('all have seen all', () => all[2]?.seen.length === 1_001 && all[1]?.seen.length === 1);
    expect(all[0]?.seen).toEqual(numbers(0, 999));
    expect(all[2]?.seen).toEqual([...numbers(0, 999), 7]);
    // Whoever lost its place would have opened a subscription of its own.
    const drops = said.filter((line) => line.startsWith('info')).length;
    expect(opened.length - before).toBe(drops);
    expect(said.filter((line) => line.startsWith('warn'))).toEqual([]);
  });

  it('takes its subscription up again from where it was', async () => {
    const category = name();
    const all = [read([category], null), read([category], null)];
    await until('all are live', () => all.every((reading) => reading.isLive()));
    for (let n = 1; n <= 20; n += 1) {
      await store.append(`${category}-${n}`, countedOnce('c', [n]), 'no_stream');
      if (n % 5 === 0) await opened.at(-1)?.close();
    }
    await until('all have seen all', () => all.every(({ seen }) => seen.length >= 20));
    for (const { seen } of all) expect(seen).toEqual(numbers(1, 20));
  });

  it('is not held up by a subscription that ends before it has caught up', async () => {
    const category = name();
    await store.append(`${category}-a`, countedOnce('c', [1]), 'no_stream');
    const reading = read([category], null);
    await until('it has opened', () => opened.length === 1);
    await opened[0]?.close();
    await until('it is live all the same', () => reading.isLive());
    expect(reading.seen).toEqual([1]);
  });

  it('lets a slow reader fall back and read alone, without keeping the log in memory for it', async () => {
    const category = name();
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const quick = read([category], null);
    await until('the quick one is live', () => quick.isLive());
    const slow = read([category], null, () => blocked);
    for (const part of numbers(0, 59))
      await store.append(
        `${category}-${part}`,
        countedOnce('c', numbers(part * 200, part * 200 + 199)),
        'no_stream',
      );
    await until('the quick one has seen all', () => quick.seen.length === 12_000);
    release();
    await until('the slow one has seen all', () => slow.seen.length === 12_000);
    expect(slow.seen).toEqual(quick.seen);
    await store.append(`${category}-end`, countedOnce('c', [-1]), 'no_stream');
    await until('it is back among the others', () => slow.seen.at(-1) === -1 && slow.isLive());
  });

  it('never hands out half a command', async () => {
    const category = name();
    const halves = (events: readonly StoredEvent[]): boolean => events.at(-1)?.metadata.more === true;
    const behind = numbers(1, 40);
    for (const n of behind)
      await store.append(`${category}-${n}`, countedOnce('c', numbers(1, 37)), 'no_stream');
    const reading = read([category], null);
    await until('it is live', () => reading.isLive());
    for (const n of behind)
      await store.append(`${category}-live-${n}`, countedOnce('c', numbers(1, 3)), 'no_stream');
    await until('all is read', () => reading.seen.length === 40 * 40);
    expect(reading.steps.filter(({ events }) => halves(events))).toEqual([]);
  });

  it('moves on with the log where nothing is for it', async () => {
    const [busy, idle] = [name(), name()];
    const all = [read([busy], null), read([idle], null)];
    await until('all are live', () => all.every((reading) => reading.isLive()));
    const { position } = await store.append(`${busy}-a`, countedOnce('c', [1]), 'no_stream');
    await until(
      'the idle one is there too',
      () => all[1]?.steps.at(-1)?.position?.commit === position.commit,
    );
    expect(all[1]?.seen).toEqual([]);
  });

  it('has caught up where nothing is for it, whether it starts at the beginning or where others start', async () => {
    await store.append(`${name()}-a`, countedOnce('c', [1]), 'no_stream');
    const end = await store.lastPosition();
    const quiet = name();
    const all = [read([quiet], end), read([quiet], end), read([quiet], null)];
    await until('all are live', () => all.every((reading) => reading.isLive()));
    const { position } = await store.append(`${quiet}-a`, countedOnce('c', [2]), 'no_stream');
    await until('all have seen it', () => all.every(({ seen }) => seen.length === 1));
    expect(all.map(({ steps }) => steps.at(-1)?.position)).toEqual([position, position, position]);
  });

  it('says once that the store is away and once that it is back, and goes on where it was', async () => {
    const category = name();
    const all = Array.from({ length: 5 }, () => read([category], null));
    await until('all are live', () => all.every((reading) => reading.isLive()));
    const { port } = server;
    await server.stop();
    await until('it has said so', () => said.some((line) => line.startsWith('warn')));
    server = await startEventStore({ file, port, durability: 'none', dropSlowSubscribers: true });
    await until('appends work again', () =>
      store.append(`${category}-a`, countedOnce('c', [1]), 'no_stream').then(
        () => true,
        () => false,
      ),
    );
    await until('all have seen it', () => all.every(({ seen }) => seen.length === 1));
    expect(said).toEqual([
      'info connection lost',
      'warn waiting for the event store',
      'info the event store is back',
    ]);
  });
});
