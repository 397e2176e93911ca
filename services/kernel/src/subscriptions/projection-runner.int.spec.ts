import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { EventCatalog } from '../event-store/event-catalog';
import type { EventStore } from '../event-store/event-store.port';
import { counted, counterNamed, type CounterEvent } from '../testing/counter';
import { MemoryKeyring } from '../testing/memory-keyring';
import { until } from '../testing/until';
import { LogReader } from './log-reader';
import { collectionOf, type Positioned, type Projection } from './projection';
import { ProjectionRunner } from './projection-runner';
import { PARKED_EVENTS } from './runner-documents';

type Total = { readonly _id: string; readonly total: number; readonly seen: readonly number[] };
const totals = (name: string, version = 1): Projection<Total, CounterEvent> => ({
  name,
  version,
  categories: ['counter'],
  indexes: [{ key: { total: 1 } }],
  idsOf: (event) => (event.type === 'Counted' ? [event.data.counterId] : []),
  project: (document, event, id) => {
    if (event.type !== 'Counted') return document;
    if (event.data.by === 13) throw new Error('unlucky');
    if (event.data.by === -1) return null;
    return {
      _id: id,
      total: (document?.total ?? 0) + event.data.by,
      seen: [...(document?.seen ?? []), event.revision],
    };
  },
});
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('projection runner', () => {
  let stack: EmbeddedStack;
  let events: EventStore;
  let mongo: MongoClient;
  let db: Db;
  let reader: LogReader;
  const catalog = new EventCatalog([counted, counterNamed], new MemoryKeyring());
  const running: ProjectionRunner[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
    reader = new LogReader(events, silent);
    mongo = new MongoClient(stack.mongoUrl);
    db = mongo.db(`runner${uuidv4().slice(0, 8)}`);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((runner) => runner.stop()));
  });
  afterAll(async () => {
    await reader.close();
    await events.close();
    await mongo.close();
    await stack.stop();
  });

  const start = (projection: Projection<Total, CounterEvent>): ProjectionRunner => {
    const runner = new ProjectionRunner(projection as unknown as Projection, {
      db,
      reader,
      catalog,
      log: silent,
    });
    running.push(runner);
    runner.start();
    return runner;
  };
  const append = async (
    counterId: string,
    amounts: readonly number[],
    from: number | 'no_stream' = 'no_stream',
    schemaVersion?: number,
  ): Promise<void> => {
    const metadata = {
      $correlationId: 'c',
      $causationId: 'c',
      commandId: uuidv4(),
      commandHash: '',
      actor: { kind: 'anonymous' } as const,
      occurredAt: '2026-05-01T18:00:00.000Z',
    };
    const encoded = await Promise.all(
      amounts.map((by) => catalog.encode(uuidv4(), { type: 'Counted', data: { counterId, by } }, metadata)),
    );
    await events.append(
      `counter-${counterId}`,
      encoded.map((e) => (schemaVersion ? { ...e, metadata: { ...e.metadata, schemaVersion } } : e)),
      from,
    );
  };
  const document = (name: string, id: string, version = 1): Promise<Positioned<Total> | null> =>
    db.collection<Positioned<Total>>(collectionOf({ name, version })).findOne({ _id: id });

  it('folds what was there before it started, then what comes live', async () => {
    const id = uuidv4();
    await append(
      id,
      Array.from({ length: 1_200 }, () => 1),
    );
    const runner = start(totals('catch-up'));
    await runner.feed.caughtUp();
    expect((await document('catch-up', id))?.total).toBe(1_200);
    await append(id, [5], 1_199);
    await until('the live event is folded', async () => (await document('catch-up', id))?.total === 1_205);
  });

  it('goes on from its checkpoint and applies nothing twice, even without it', async () => {
    const id = uuidv4();
    await append(id, [1, 2, 3]);
    const first = start(totals('again'));
    await first.feed.caughtUp();
    await first.stop();
    await append(id, [4], 2);
    await db.collection('runner_checkpoints').deleteMany({});
    const second = start(totals('again'));
    await second.feed.caughtUp();
    expect(await document('again', id)).toMatchObject({ total: 10, seen: [0, 1, 2, 3] });
  });

  it('removes a document and can make it anew', async () => {
    const id = uuidv4();
    await append(id, [7, -1, 2]);
    const runner = start(totals('gone'));
    await runner.feed.caughtUp();
    expect((await document('gone', id))?.total).toBe(2);
  });

  it('parks an event that cannot be folded and goes on with everything else', async () => {
    const [bad, good] = [uuidv4(), uuidv4()];
    await append(bad, [1, 13, 2]);
    await append(good, [4]);
    const runner = start(totals('poison'));
    await runner.feed.caughtUp();
    expect((await document('poison', bad))?.total).toBe(3);
    expect((await document('poison', good))?.total).toBe(4);
    const parked = await db
      .collection(PARKED_EVENTS)
      .find({ streamId: `counter-${bad}` })
      .toArray();
    expect(parked).toEqual([expect.objectContaining({ message: 'unlucky', runner: 'read_poison_v1' })]);
  });

  it('builds a new version beside the old one', async () => {
    const id = uuidv4();
    await append(id, [3]);
    await start(totals('versions', 1)).feed.caughtUp();
    await start(totals('versions', 2)).feed.caughtUp();
    expect((await document('versions', id, 1))?.total).toBe(3);
    expect((await document('versions', id, 2))?.total).toBe(3);
  });

  it('stops and says so when it meets an event of newer code', async () => {
    const id = uuidv4();
    const runner = start(totals('newer'));
    await runner.feed.caughtUp();
    await append(id, [1], 'no_stream', 9);
    await until('the feed has stopped', () => runner.feed.status() === 'stopped');
    expect(await document('newer', id)).toBeNull();
  });
});
