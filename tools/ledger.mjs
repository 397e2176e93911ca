import { createRequire } from 'node:module';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const USAGE = `npm run ledger -- replay  [--until T]                the books from the log alone, held against the live ones entry by entry
npm run ledger -- journal [--until T]                the same as a general journal (CSV)
npm run ledger -- verify  [--save FILE] [--against FILE]
                                                     the hash chains of the money streams: keeps their roots in a file, or
                                                     says where they are not those of one that was kept

T is an instant, such as 2026-03-31T23:59:59.999Z; now unless given. With EVENTSTORE_URL and MONGODB_URL set, those
stores are read; else a copy of the data folder (--data DIR, .data unless given), of a running product too.
`;
const TASKS = ['replay', 'journal', 'verify'];
const readOptions = () => {
  const text = { type: 'string' };
  const options = { until: text, data: text, save: text, against: text };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [task] = positionals;
  if (!TASKS.includes(task))
    throw new Error(task === undefined ? 'Say what to do.' : `There is no task ${task}.`);
  const until = new Date(values.until ?? Date.now());
  if (Number.isNaN(until.getTime())) throw new Error(`--until ${values.until} is no instant.`);
  return { task, ...values, until: until.toISOString() };
};
const askedOrExplained = () => {
  try {
    return readOptions();
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
};
const asked = askedOrExplained();
// An image has what was built of the sources, and nothing to build it with.
if (existsSync(join(root, 'services'))) {
  const { ensureDependencies, ensureNode, ensureServerBuild, orExplain } = await import('./setup.mjs');
  await orExplain(async () => {
    ensureNode();
    ensureDependencies();
    await ensureServerBuild();
  });
}

const require = createRequire(import.meta.url);
const built = (path) => require(join(root, 'dist/server', path));
const { databaseName } = built('services/platform/src/mongo-client.js');
const { MongoClient } = require('mongodb');
const { EsdbEventStore, EventCatalog, CHECKPOINTS } = built('services/kernel/src/runtime.js');
const { collectionOf } = built('services/kernel/src/index.js');
const { allEvents } = built('services/contexts/src/index.js');
const { count } = built('services/contracts/values/src/words.js');
const { MONEY_CATEGORIES } = built('services/contracts/events/src/payments/index.js');
const { balancesOf, accountName, ACCOUNTS, moneyOf } = built('services/rules/money/src/index.js');
const ledger = (file) => built(`projections/payments/src/ledger/${file}.js`);
const { ReplayedBooks, faultsOf } = ledger('replay');
const { HashChains } = ledger('hash-chain');
const { entryDigest } = ledger('entry-digest');
const { journalHead, journalLines } = ledger('journal-csv');
const { ledgerEntriesModel } = ledger('ledger.read-model');

const say = (line) => process.stdout.write(`${line}\n`);
/** Streams of money and of what is decided about it. */
const CHAINED = [...MONEY_CATEGORIES, 'teamFees', 'moneyTerms', 'reconciliation', 'period'];
const FAULTS_SHOWN = 50;
/** What is personal stays closed: the books need none of it. */
const noKeys = { findKey: async () => null, keyFor: async () => undefined, prefetch: async () => undefined };

/** The stores that are named, or a copy of a data folder with stores of its own. */
const openStores = async () => {
  const { EVENTSTORE_URL, MONGODB_URL } = process.env;
  if (EVENTSTORE_URL && MONGODB_URL)
    return { env: { EVENTSTORE_URL, MONGODB_URL }, stop: async () => undefined };
  const { backUp } = built('services/embedded/src/backup/backup.js');
  const { startStores } = built('services/embedded/src/launcher/stores.js');
  process.umask(0o077);
  const copy = mkdtempSync(join(tmpdir(), 'fieldhouse-books-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    await backUp(resolve(asked.data ?? '.data'), join(copy, 'data'));
    const { env, stop } = await startStores(join(copy, 'data'), { REDIS_URL: 'redis://not.used' });
    return { env, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
};

/** Every event of some categories that is in the log now, in its order. */
const readLog = async (events, categories, take) => {
  const subscription = events.subscribe(categories, null);
  for await (const step of subscription.steps()) {
    for (const stored of step.events) await take(stored);
    if (step.caughtUp) break;
  }
  await subscription.close();
};

const replayed = async (events, catalog, until) => {
  const books = new ReplayedBooks(until);
  await books.read(events.subscribe(MONEY_CATEGORIES, null), catalog);
  return books;
};

const replay = async ({ events, catalog, db }) => {
  const books = await replayed(events, catalog, asked.until);
  const live = await db
    .collection(collectionOf(ledgerEntriesModel))
    .find({ at: { $lte: asked.until }, _gone: { $exists: false } })
    .toArray();
  // What the live books have not come to yet is no fault of theirs.
  const checkpoint = await db.collection(CHECKPOINTS).findOne({ _id: collectionOf(ledgerEntriesModel) });
  const behind = books.after(checkpoint?.commit ?? '');
  const known = new Map(books.entries);
  const there = new Set(live.map(({ _id }) => _id));
  for (const id of behind) if (!there.has(id)) known.delete(id);
  const faults = faultsOf(known, live);
  tellBalances(books.inOrder());
  say(
    `${count(books.entries.size, 'entry', 'entries')} from the log until ${asked.until}, ${live.length} in the live books`,
  );
  if (behind.length > 0) say(`${behind.length} of them are newer than the live books`);
  for (const { entryId, fault } of faults.slice(0, FAULTS_SHOWN)) say(`${fault.padEnd(8)} ${entryId}`);
  if (faults.length > FAULTS_SHOWN) say(`… and ${faults.length - FAULTS_SHOWN} more`);
  say(
    faults.length === 0
      ? 'The live books are what the log says.'
      : `Not what the log says: ${count(faults.length, 'entry', 'entries')}.`,
  );
  return faults.length === 0;
};

const tellBalances = (entries) => {
  for (const currency of [...new Set(entries.map((entry) => entry.currency))].sort()) {
    const own = entries.filter((entry) => entry.currency === currency);
    const balances = balancesOf(own.flatMap(({ postings }) => postings));
    for (const account of ACCOUNTS.filter((one) => balances.has(one)))
      say(
        `${currency}  ${accountName(account).padEnd(26)}${moneyOf(balances.get(account), currency).padStart(18)}`,
      );
    const sum = [...balances.values()].reduce((total, minor) => total + minor, 0);
    say(`${currency}  ${'Together'.padEnd(26)}${moneyOf(sum, currency).padStart(18)}`);
  }
};

const journal = async ({ events, catalog }) => {
  const books = await replayed(events, catalog, asked.until);
  process.stdout.write(journalHead());
  for (const entry of books.inOrder()) process.stdout.write(journalLines(entry));
  return true;
};

const verify = async ({ events, catalog }) => {
  const chains = new HashChains();
  const closed = [];
  await readLog(events, CHAINED, (stored) => {
    chains.add(stored);
    if (stored.type === 'PeriodClosed') closed.push(stored.data);
  });
  const roots = chains.roots();
  const days = Object.keys(roots);
  for (const day of days)
    say(`${day}  ${roots[day].root}  ${count(Object.keys(roots[day].streams).length, 'stream')}`);
  const breaks = asked.against ? chains.breaks(JSON.parse(readFileSync(asked.against, 'utf8'))) : chains.gaps;
  for (const one of breaks.slice(0, FAULTS_SHOWN)) say(brokenAt(one));
  const books = await replayed(events, catalog, new Date().toISOString());
  const months = closed.filter(({ period, digest }) => digestOf(books, period) !== digest);
  for (const { period } of months)
    say(`BROKEN  the entries of ${period} are not those that it was closed with`);
  if (asked.save && breaks.length === 0) {
    writeFileSync(asked.save, JSON.stringify(roots));
    say(
      `The roots of ${count(days.length, 'day')} are in ${asked.save}: keep it where nobody can change it.`,
    );
  }
  const held = asked.against
    ? `held against ${asked.against}`
    : 'without gaps; hold it against kept roots with --against';
  const isWhole = breaks.length + months.length === 0;
  if (isWhole) say(`Unbroken: ${count(days.length, 'day')}, ${held}; ${monthsClosed(closed.length)}.`);
  return isWhole;
};

const monthsClosed = (n) => `${count(n, 'closed month')} as ${n === 1 ? 'it was' : 'they were'} closed`;

const brokenAt = (one) => {
  if (one.broken === 'gap') return `BROKEN  ${one.streamId}: event ${one.revision} is not there`;
  if (one.broken === 'root') return `BROKEN  ${one.day}: something was put into it after its root was kept`;
  const what = one.broken === 'gone' ? 'is not there any more' : 'or one before it is not what it was';
  return `BROKEN  ${one.streamId}: event ${one.revision} (${one.day}) ${what}`;
};

const digestOf = (books, period) => {
  const digest = entryDigest();
  for (const entry of books.inOrder()) if (entry.at.startsWith(`${period}-`)) digest.add(entry);
  return digest.end();
};

const run = async () => {
  if (asked.against && !existsSync(asked.against)) throw new Error(`There is no file ${asked.against}.`);
  const stores = await openStores();
  const mongo = new MongoClient(stores.env.MONGODB_URL);
  const events = new EsdbEventStore(stores.env.EVENTSTORE_URL);
  try {
    const db = mongo.db(databaseName(stores.env.MONGODB_URL));
    const catalog = new EventCatalog(allEvents, noKeys);
    return await { replay, journal, verify }[asked.task]({ events, catalog, db });
  } finally {
    await events.close();
    await mongo.close();
    await stores.stop();
  }
};

try {
  process.exit((await run()) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
