import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';

const require = createRequire(import.meta.url);
const { databaseName } = require('../dist/server/services/platform/src/mongo-client.js');

const USAGE = `npm run ops -- parked list
npm run ops -- parked retry RUNNER   (a process acts on its parked events again, a read model is built anew)
npm run ops -- erase ACCOUNT_ID…     (after a restore: erases again who was erased since the backup was taken)
npm run ops -- secret                (what is kept under which secret: with one left, the previous can be removed)

The document store is the one that MONGODB_URL names; without it, that of the product that runs on a data folder
(--data DIR, .data unless given).
`;
/** What is kept under the installation's secret, and which of it counts. */
const UNDER_SECRET = {
  identity_subject_keys: { sealedKey: { $ne: null } },
  identity_credentials: {},
  contact_addresses: {},
  league_invited_addresses: {},
  team_invited_addresses: {},
  team_codes: {},
};

const end = (code, words) => {
  process.stderr.write(words);
  process.exit(code);
};
const readOptions = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { data: { type: 'string', default: '.data' } } });
  } catch {
    return end(2, USAGE);
  }
};
const { positionals, values } = readOptions();
const [subject, action, runner] = positionals;
const isParked = subject === 'parked' && (action === 'list' || (action === 'retry' && runner));
const isErase = subject === 'erase' && action;
if (!(isParked || isErase || subject === 'secret')) end(2, USAGE);

/** Embedded, it listens elsewhere after each start. */
const urlIn = (dataDir) => {
  const { DOCUMENTS_URL_FILE } = require('../dist/server/services/embedded/src/data-folder.js');
  const file = join(dataDir, DOCUMENTS_URL_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return end(1, `No product runs on ${dataDir}: start it, or name another folder with --data.\n`);
};
const url = process.env.MONGODB_URL || urlIn(resolve(values.data));
const say = (line) => process.stdout.write(`${line}\n`);
const connect = async () => {
  try {
    return await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect();
  } catch (error) {
    return end(1, `The document store does not answer (${error.message}): see whether it runs.\n`);
  }
};
const client = await connect();
const db = client.db(databaseName(url));
const parked = db.collection('runner_parked_events');
/** Whether a process of the product has it: what versions before have parked is nobody's. */
const isRun = async (name) =>
  (await db.collection('runner_leases').findOne({ _id: name, until: { $gte: new Date().toISOString() } })) !==
  null;

/** The process that brings an erasure to its end. */
const ERASURES = 'process_account-erasures';
const LOOK_EVERY_MS = 200;
/** After the last one that is done; a worker looks for timers each five seconds. */
const ERASED_WITHIN_MS = 20_000;

/** The key goes last: it is told by a key that is destroyed. */
const keyOf = (id) => db.collection('identity_subject_keys').findOne({ _id: id });
const isErased = async (id) => (await keyOf(id))?.sealedKey === null;
const isAccount = async (id) => (await db.collection('identity_credentials').findOne({ _id: id })) !== null;

/** Sets a timer that is due now: the worker sends the command, and all that follows from an erasure follows. */
const askToErase = async (id) => {
  const at = new Date().toISOString();
  const about = randomUUID();
  const timer = {
    jobId: `erase-${id}@${at}`,
    at,
    command: { aggregate: 'account', id, request: { type: 'EraseAccount', accountId: id } },
    correlationId: about,
    causationId: about,
    ownedUntil: '',
  };
  await db.collection('timers').replaceOne({ _id: `erase-${id}` }, timer, { upsert: true });
};

const erase = async (ids) => {
  if (!(await isRun(ERASURES))) {
    say(`nobody runs ${ERASURES} now, so nobody is erased: start the product`);
    return false;
  }
  const asked = new Set();
  let all = true;
  for (const id of new Set(ids)) {
    if (await isErased(id)) say(`${id}  erased already`);
    else if (await isAccount(id)) asked.add(id);
    else {
      say(`${id}  no account here`);
      all = false;
    }
  }
  for (const id of asked) await askToErase(id);
  for (
    let last = Date.now() + ERASED_WITHIN_MS;
    asked.size > 0 && Date.now() < last;
    await wait(LOOK_EVERY_MS)
  )
    for (const id of asked)
      if (await isErased(id)) {
        say(`${id}  erased`);
        asked.delete(id);
        last = Date.now() + ERASED_WITHIN_MS;
      }
  for (const id of asked)
    say(
      `${id}  not erased yet: a site admin is not until the role is taken away; else look again, and at the log`,
    );
  return all && asked.size === 0;
};

if (subject === 'erase') {
  if (!(await erase(positionals.slice(1)))) process.exitCode = 1;
} else if (subject === 'secret') {
  const ids = new Set();
  for (const [name, counted] of Object.entries(UNDER_SECRET)) {
    const counts = new Map();
    for await (const { secretId = 'of a version before' } of db
      .collection(name)
      .find(counted, { projection: { secretId: 1 } }))
      counts.set(secretId, (counts.get(secretId) ?? 0) + 1);
    for (const [id, count] of counts) {
      ids.add(id);
      say(`${name}  secret ${id}  ${count}`);
    }
  }
  say(ids.size > 1 ? 'under several secrets: keep the previous one' : 'all under one secret');
} else if (action === 'list') {
  const events = await parked.find({}).sort({ runner: 1, commit: 1 }).toArray();
  for (const { runner: name, type, streamId, revision, parkedAt, message } of events)
    say(`${name}  ${type}  ${streamId}@${revision}  ${parkedAt}  ${message}`);
  say(`${events.length} parked`);
  for (const name of new Set(events.map((event) => event.runner)))
    if (!(await isRun(name))) say(`nobody runs ${name} now: of a version before it means nothing any more`);
} else if (await isRun(runner)) {
  const { matchedCount } = await parked.updateMany({ runner }, { $set: { retry: true } });
  say(`${matchedCount} are tried again within seconds`);
} else {
  say(`nobody runs ${runner} now, so nothing is tried again`);
  process.exitCode = 1;
}
await client.close();
