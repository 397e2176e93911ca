import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { built } from '../harness/system.mjs';

const { EsdbEventStore, EventCatalog, LogReader, MongoKeyring, ProjectionRunner, Secrets } = built(
  'services/kernel/src/runtime.js',
);
const { collectionOf } = built('services/kernel/src/index.js');
const { allEvents } = built('services/contexts/src/index.js');
const { MONEY_CATEGORIES } = built('services/contracts/events/src/payments/index.js');
const ledger = (file) => built(`projections/payments/src/ledger/${file}.js`);
const { ReplayedBooks } = ledger('replay');
const { ledgerEntriesProjection } = ledger('ledger-entries.projection');
const { ledgerDaysProjection } = ledger('ledger-days.projection');

const mongo = new MongoClient(process.env.MONGODB_URL);
const events = new EsdbEventStore(process.env.EVENTSTORE_URL);
const keyring = new MongoKeyring(mongo.db('fieldhouse'), new Secrets(process.env.FIELDHOUSE_SECRET));
const catalog = new EventCatalog(allEvents, keyring);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
// What connecting costs belongs to neither side.
await events.ping();
await mongo.db('fieldhouse').command({ ping: 1 });

const put = (totals, account, minor) => (totals[account] = (totals[account] ?? 0) + minor);
const balancesOf = (entries, days) => {
  const [ofEntries, ofDays] = [{}, {}];
  for (const { postings } of entries)
    for (const { account, amountMinor } of postings) put(ofEntries, account, amountMinor);
  for (const { accounts } of days)
    for (const [account, { debitMinor, creditMinor }] of Object.entries(accounts))
      put(ofDays, account, debitMinor - creditMinor);
  return { ofEntries, ofDays };
};

/** The books need nothing that is closed. */
const noKeys = { findKey: async () => null, keyFor: async () => undefined, prefetch: async () => undefined };
/** From the log alone, as `npm run ledger -- replay` does. */
const replay = async () => {
  const books = new ReplayedBooks(new Date().toISOString());
  const open = new EventCatalog(allEvents, noKeys);
  const started = performance.now();
  await books.read(events.subscribe(MONEY_CATEGORIES, null), open);
  const seconds = (performance.now() - started) / 1_000;
  const { ofEntries } = balancesOf(books.inOrder(), []);
  return { seconds, entries: books.entries.size, ofEntries, ofDays: ofEntries };
};

/** Both read models from empty collections. */
const rebuild = async () => {
  const db = mongo.db(`books_${randomUUID().slice(0, 8)}`);
  const reader = new LogReader(events, silent);
  const started = performance.now();
  const runners = [ledgerEntriesProjection, ledgerDaysProjection].map(
    (projection) => new ProjectionRunner(projection, { db, reader, catalog, log: silent }),
  );
  for (const runner of runners) runner.start();
  await Promise.all(runners.map((runner) => runner.feed.caughtUp()));
  await Promise.all(runners.map((runner) => runner.stop()));
  const seconds = (performance.now() - started) / 1_000;
  await reader.close();
  const entries = await db.collection(collectionOf(ledgerEntriesProjection)).find({}).toArray();
  const days = await db.collection(collectionOf(ledgerDaysProjection)).find({ scope: 'all' }).toArray();
  await db.dropDatabase();
  return { seconds, entries: entries.length, ...balancesOf(entries, days) };
};

const told = await (process.argv[2] === 'rebuild' ? rebuild() : replay());
await mongo.close();
await events.close();
process.stdout.write(JSON.stringify(told));
process.exit(0);
