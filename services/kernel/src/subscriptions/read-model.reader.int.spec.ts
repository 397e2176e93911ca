import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { EventCatalog } from '../event-store/event-catalog';
import type { EventStore } from '../event-store/event-store.port';
import { positionText } from '../events/recorded-event';
import { countedOnce } from '../testing/appending';
import { counted, type CounterEvent } from '../testing/counter';
import { MemoryKeyring } from '../testing/memory-keyring';
import { until } from '../testing/until';
import { LogReader } from './log-reader';
import type { Projection } from './projection';
import { ProjectionRunner } from './projection-runner';
import { ReadModelReader } from './read-model.reader';
import { LEASES, PARKED_EVENTS, type Lease } from './runner-documents';
import { RunnerOffice } from './runner-office';

type Total = { readonly _id: string; readonly total: number };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Counting -1 removes the counter. */
const totals = (name: string): Projection<Total, CounterEvent> => ({
  name,
  version: 1,
  categories: ['counter'],
  indexes: [],
  idsOf: (event) => [event.data.counterId],
  project: (document, event, id) => {
    if (event.type !== 'Counted' || event.data.by === -1) return null;
    return { _id: id, total: (document?.total ?? 0) + event.data.by };
  },
});

describe('a read model', () => {
  let stack: EmbeddedStack;
  let events: EventStore;
  let reader: LogReader;
  let mongo: MongoClient;
  let db: Db;
  const running: ProjectionRunner[] = [];
  const catalog = new EventCatalog([counted], new MemoryKeyring());

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
    reader = new LogReader(events, silent);
    mongo = new MongoClient(stack.mongoUrl);
  });
  beforeEach(() => {
    db = mongo.db(`reads${uuidv4().slice(0, 8)}`);
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

  const start = async (name: string): Promise<ProjectionRunner> => {
    const projection = totals(name) as unknown as Projection;
    const runner = new ProjectionRunner(projection, { db, reader, catalog, log: silent });
    running.push(runner);
    runner.start();
    await runner.feed.caughtUp();
    return runner;
  };
  const count = async (id: string, amounts: readonly number[]): Promise<string> =>
    positionText((await events.append(`counter-${id}`, countedOnce(id, amounts), 'no_stream')).position);

  it('is read as of a position, from the process that projects and from any other', async () => {
    await start('totals');
    const elsewhere = new ReadModelReader<Total>(mongo.db(db.databaseName), totals('totals'));
    const here = new ReadModelReader<Total>(db, totals('totals'));
    for (let n = 1; n <= 5; n += 1) {
      const id = uuidv4();
      const position = await count(id, [n]);
      await until('it is projected', () => here.atLeast(position));
      expect((await here.appliedTo()) >= position).toBe(true);
      expect(await here.byId(id)).toMatchObject({ total: n });
      await until('others see that', () => elsewhere.atLeast(position));
      expect((await elsewhere.appliedTo()) >= position).toBe(true);
      expect(await elsewhere.byId(id)).toMatchObject({ total: n });
    }
    const never = '9'.repeat(20);
    expect(await here.atLeast(never)).toBe(false);
    expect(await elsewhere.atLeast(never)).toBe(false);
  });

  it('is no more work for the store when many wait for it elsewhere', async () => {
    await start('totals');
    const asking = new MongoClient(stack.mongoUrl, { monitorCommands: true });
    let asked = 0;
    asking.on('commandStarted', ({ commandName }) => (asked += commandName === 'find' ? 1 : 0));
    const elsewhere = new ReadModelReader<Total>(asking.db(db.databaseName), totals('totals'));
    const position = await count(uuidv4(), [1]);
    const never = '9'.repeat(20);
    const many = <T>(wait: () => Promise<T>) => Promise.all(Array.from({ length: 150 }, wait));
    const [, late] = await Promise.all([
      many(() => until('others see that', () => elsewhere.atLeast(position))),
      many(() => elsewhere.atLeast(never)),
    ]);
    expect(late).not.toContain(true);
    expect(asked).toBeLessThan(100);
    await asking.close();
    await expect(elsewhere.atLeast(position)).rejects.toThrow('connected');
  });

  it('shows nobody what was removed', async () => {
    await start('totals');
    const read = new ReadModelReader<Total>(db, totals('totals'));
    const [kept, gone] = [uuidv4(), uuidv4()];
    await count(kept, [4]);
    const position = await count(gone, [4, -1]);
    await until('it is projected', () => read.atLeast(position));
    expect(await read.byId(gone)).toBeNull();
    expect(await read.one({ _id: gone })).toBeNull();
    const found = await read.find({ _id: { $in: [kept, gone] } }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([kept]);
    expect(await read.count({ _id: { $in: [kept, gone] } })).toBe(1);
  });

  it('is not ready before it has caught up once', async () => {
    const office = RunnerOffice.of(db);
    expect(await office.unready()).toEqual([]);
    new ReadModelReader<Total>(db, totals('totals'));
    expect(await office.unready()).toEqual(['read_totals_v1']);
    await start('totals');
    expect(await office.unready()).toEqual([]);
  });

  it('does not count as caught up because of a runner that was killed', async () => {
    const leases = db.collection<Lease>(LEASES);
    const office = RunnerOffice.of(db);
    new ReadModelReader<Total>(db, totals('totals'));
    const ranUntil = (ms: number): Promise<unknown> =>
      leases.replaceOne(
        { _id: 'read_totals_v1' },
        { owner: 'elsewhere/1/x', until: new Date(Date.now() + ms).toISOString(), state: 'live' },
        { upsert: true },
      );
    await ranUntil(-1);
    expect(await office.unready()).toEqual(['read_totals_v1']);
    await ranUntil(60_000);
    expect(await office.unready()).toEqual([]);
    await leases.deleteMany({});
    expect(await office.unready()).toEqual([]);
  });

  it('is not ready again, here and elsewhere, while it is built anew', async () => {
    const { runner } = await start('totals');
    const id = uuidv4();
    const position = await count(id, [4]);
    const elsewhere = mongo.db(db.databaseName);
    const [read] = [elsewhere, db].map((from) => new ReadModelReader<Total>(from, totals('totals')));
    const unready = async (): Promise<string> =>
      (await Promise.all([db, elsewhere].map((from) => RunnerOffice.of(from).unready()))).join();
    await until('both have seen it live', async () => (await unready()) === ',');
    await until('it is projected', async () => (await read?.atLeast(position)) === true);
    let goOn = (): void => undefined;
    const stuck = new Promise<void>((resolve) => (goOn = resolve));
    const { decodeForMany } = catalog;
    const decoding = jest.spyOn(catalog, 'decodeForMany').mockImplementation(async (stored) => {
      await stuck;
      return decodeForMany.call(catalog, stored);
    });
    await db.collection(PARKED_EVENTS).insertOne({ runner: runner.key, retry: true });
    runner.restart();
    await until('neither relies on it', async () => (await unready()) === 'read_totals_v1,read_totals_v1');
    await until('it is empty', async () => (await read?.byId(id)) === null);
    goOn();
    await until('both have seen it live again', async () => (await unready()) === ',');
    expect(await read?.byId(id)).toMatchObject({ total: 4 });
    decoding.mockRestore();
  });
});
