import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient } from 'mongodb';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { EventCatalog } from '../event-store/event-catalog';
import type { EventStore } from '../event-store/event-store.port';
import { countedOnce } from '../testing/appending';
import { counted, counterNamed, type CounterEvent } from '../testing/counter';
import { MemoryKeyring } from '../testing/memory-keyring';
import { until } from '../testing/until';
import { LogReader } from './log-reader';
import { collectionOf, type Positioned, type Projection } from './projection';
import { ProjectionRunner } from './projection-runner';

type Total = { readonly _id: string; readonly total: number };
const totals: Projection<Total, CounterEvent> = {
  name: 'outage',
  version: 1,
  categories: ['counter'],
  indexes: [],
  // Two documents, so that they are written as a bulk; of one alone, the driver tells a cut as what it is.
  idsOf: ({ type, data }) => (type === 'Counted' ? [data.counterId, `${data.counterId}-again`] : []),
  project: (document, event, id) =>
    event.type === 'Counted' ? { _id: id, total: (document?.total ?? 0) + event.data.by } : document,
};
const COLLECTION = collectionOf(totals);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('projection runner whose document store is cut off', () => {
  let stack: EmbeddedStack;
  let events: EventStore;
  let door: Server;
  let mongo: MongoClient;
  let cuts = 0;
  const isWrite = (chunk: Buffer): boolean => chunk.includes(COLLECTION) && chunk.includes('updates');

  /** The runner's way to the store, which breaks `cuts` times when documents are to be written. */
  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
    door = createServer((socket) => {
      const store = connect(Number(new URL(stack.mongoUrl).port), '127.0.0.1');
      socket.on('data', (chunk) => {
        if (cuts > 0 && isWrite(chunk)) {
          cuts -= 1;
          socket.destroy();
        } else store.write(chunk);
      });
      store.pipe(socket);
      socket.on('error', () => undefined).on('close', () => store.destroy());
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    mongo = new MongoClient(
      `mongodb://127.0.0.1:${(door.address() as AddressInfo).port}/?directConnection=true`,
    );
  });
  afterAll(async () => {
    await mongo.close();
    door.close();
    await events.close();
    await stack.stop();
  });

  it('writes what it had folded and could not write, also when nothing happens afterwards', async () => {
    const db = mongo.db('outage');
    const reader = new LogReader(events, silent);
    const catalog = new EventCatalog([counted, counterNamed], new MemoryKeyring());
    const projection = totals as unknown as Projection;
    const runner = new ProjectionRunner(projection, { db, reader, catalog, log: silent });
    const id = uuidv4();
    const total = async (): Promise<number> =>
      (await db.collection<Positioned<Total>>(COLLECTION).findOne({ _id: id }))?.total ?? 0;
    runner.start();
    await events.append(`counter-${id}`, countedOnce(id, [1]), 'no_stream');
    await until('the document is there', async () => (await total()) === 1);

    cuts = 1;
    await events.append(`counter-${id}`, countedOnce(id, [2]), 0);
    await until('the write is cut off', () => cuts === 0);
    await until('it is written', async () => (await total()) === 3, 20_000);

    await runner.stop();
    await reader.close();
  });
});
