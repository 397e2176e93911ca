import { createHash, randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { built } from '../harness/system.mjs';

const { EsdbEventStore, EventCatalog, LogReader, MongoKeyring, ProjectionRunner, Secrets } = built(
  'services/kernel/src/runtime.js',
);
const { collectionOf, foldBatch } = built('services/kernel/src/index.js');
const { allEvents } = built('services/contexts/src/index.js');
const { draftRoomProjection } = built('projections/drafts/src/draft-room/draft-room.projection.js');

const mongo = new MongoClient(process.env.MONGODB_URL);
const db = mongo.db(`replay_${randomUUID().slice(0, 8)}`);
const events = new EsdbEventStore(process.env.EVENTSTORE_URL);
const catalog = new EventCatalog(
  allEvents,
  new MongoKeyring(mongo.db('fieldhouse'), new Secrets(process.env.FIELDHOUSE_SECRET)),
);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
// What connecting costs belongs to neither side.
await events.ping();
await db.command({ ping: 1 });

let applied = 0;
const counting = {
  ...draftRoomProjection,
  idsOf: (event) => ((applied += 1), draftRoomProjection.idsOf(event)),
};
const reader = new LogReader(events, silent);
const runner = new ProjectionRunner(counting, { db, reader, catalog, log: silent });
const started = performance.now();
runner.start();
await runner.feed.caughtUp();
const seconds = (performance.now() - started) / 1_000;
await runner.stop();
await reader.close();

const digest = (documents) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [...documents]
          .sort((a, b) => (a._id < b._id ? -1 : 1))
          .map((d) => JSON.stringify(d, Object.keys(flat(d)).sort())),
      ),
    )
    .digest('hex');
const flat = (value, keys = {}) => {
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      keys[key] = true;
      flat(inner, keys);
    }
  return keys;
};

const oracle = new Map();
let total = 0;
const subscription = events.subscribe(draftRoomProjection.categories, null);
const reading = (async () => {
  for await (const stored of subscription) {
    if (!catalog.knows(stored.type)) continue;
    total += 1;
    foldBatch(draftRoomProjection, oracle, [await catalog.decode(stored)]);
  }
})();
await subscription.caughtUp;
await subscription.close();
await reading;
const rebuilt = await db.collection(collectionOf(draftRoomProjection)).find({}).toArray();
await db.dropDatabase();
await mongo.close();
await events.close();
process.stdout.write(
  JSON.stringify({
    rate: total / seconds,
    hash: digest(rebuilt),
    oracle: digest(oracle.values()),
    total,
    applied,
  }),
);
process.exit(0);
