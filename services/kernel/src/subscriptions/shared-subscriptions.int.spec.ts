import { startEventStore, type RunningEventStore } from '@fieldhouse/embedded';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import type { EventSubscription, EventToAppend } from '../event-store/event-store.port';
import type { Position } from '../events/recorded-event';
import { until } from '../testing/until';
import { SharedSubscriptions } from './shared-subscriptions';

const event = (n: number): EventToAppend => ({
  id: uuidv4(),
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
type Reading = {
  readonly seen: unknown[];
  readonly subscription: EventSubscription;
  readonly end: Promise<unknown>;
};

describe('shared subscriptions', () => {
  let server: RunningEventStore;
  let store: EsdbEventStore;
  let shared: SharedSubscriptions;
  let opened: number;
  const dir = mkdtempSync(join(tmpdir(), 'fieldhouse-shared-'));

  beforeAll(async () => {
    server = await startEventStore({ file: join(dir, 'events.db'), durability: 'none' });
    store = new EsdbEventStore(server.url);
  });
  beforeEach(() => {
    opened = 0;
    shared = new SharedSubscriptions({
      lastPosition: () => store.lastPosition(),
      subscribe: (categories, from) => {
        opened += 1;
        return store.subscribe(categories, from);
      },
    });
  });
  afterEach(() => shared.close());
  afterAll(async () => {
    await store.close();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const read = (categories: readonly string[], from: Position | null): Reading => {
    const seen: unknown[] = [];
    const subscription = shared.subscribe(categories, from);
    const end = (async () => {
      for await (const { data } of subscription) seen.push(data['n']);
    })().catch((error: unknown) => error);
    return { seen, subscription, end };
  };

  it('hands each reader what there was, then what comes, in order and once, while writes go on', async () => {
    const [plum, pear] = [`plum${uuidv4().slice(0, 4)}`, `pear${uuidv4().slice(0, 4)}`];
    const streams = Array.from({ length: 5 }, (_, n) => ({
      name: `${n % 2 ? plum : pear}-${uuidv4()}`,
      revision: -1,
    }));
    let written = 0;
    const write = async (): Promise<void> => {
      const stream = streams[written % streams.length];
      if (!stream) return;
      await store.append(
        stream.name,
        [event((written += 1))],
        stream.revision < 0 ? 'no_stream' : stream.revision,
      );
      stream.revision += 1;
    };
    for (let n = 0; n < 200; n += 1) await write();
    const readings = [read([plum], null), read([pear], null), read([plum, pear], null)];
    for (let n = 0; n < 200; n += 1) {
      await write();
      if (n % 40 === 0) readings.push(read([plum, pear], null));
    }
    await Promise.all(readings.map(({ subscription }) => subscription.caughtUp));
    for (let n = 0; n < 50; n += 1) await write();
    const all = Array.from({ length: written }, (_, n) => n + 1);
    await until('everybody has seen the last one', () =>
      readings.slice(2).every(({ seen }) => seen.at(-1) === written),
    );
    for (const { seen } of readings.slice(2)) expect(seen).toEqual(all);
    expect(readings[0]?.seen.concat(readings[1]?.seen ?? []).sort((a, b) => Number(a) - Number(b))).toEqual(
      all,
    );
    for (const { subscription } of readings) await subscription.close();
  });

  it('keeps one live subscription, however many readers there are', async () => {
    const category = `fig${uuidv4().slice(0, 4)}`;
    await store.append(`${category}-${uuidv4()}`, [event(1)], 'no_stream');
    const readings = Array.from({ length: 6 }, () => read([category], null));
    await Promise.all(readings.map(({ subscription }) => subscription.caughtUp));
    await store.append(`${category}-${uuidv4()}`, [event(2)], 'no_stream');
    await until('all have seen both', () => readings.every(({ seen }) => seen.length === 2));
    expect(opened).toBe(7);
    for (const { subscription } of readings) await subscription.close();
    await Promise.all(readings.map(({ end }) => end));
  });

  it('tells every reader when the connection is lost and serves those who come back', async () => {
    const category = `kiwi${uuidv4().slice(0, 4)}`;
    const { position } = await store.append(`${category}-${uuidv4()}`, [event(1)], 'no_stream');
    const readings = [read([category], null), read([category], position)];
    await Promise.all(readings.map(({ subscription }) => subscription.caughtUp));
    await until('the first is read', () => readings[0]?.seen.length === 1);
    const { port } = server;
    await server.stop();
    for (const { end } of readings) expect(await end).toBeInstanceOf(Error);
    server = await startEventStore({ file: join(dir, 'events.db'), port, durability: 'none' });
    const stream = `${category}-${uuidv4()}`;
    await until('appends work again', () =>
      store.append(stream, [event(2)], 'no_stream').then(
        () => true,
        () => false,
      ),
    );
    const back = read([category], position);
    await until('what was missed is read', () => back.seen.includes(2));
    await back.subscription.close();
  });
});
