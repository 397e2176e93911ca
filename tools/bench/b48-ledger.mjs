import { spawn } from 'node:child_process';
import { START, streamNameFilter } from '@eventstore/db-client';
import { seedMoney } from '../harness/money.mjs';
import { settled } from '../harness/settled.mjs';
import { random } from '../harness/system.mjs';

const DAYS = 400;

/**
 * B48: the books, entry by entry, rebuilt from the log alone, against reading the same events through a bare
 * subscription; what stands where is what was counted while they were written. Beside it, how fast both read models are
 * built anew in the document store, which has a document to write for each event.
 */
export const b48 = {
  id: 'B48',
  what: 'full ledger rebuild from the log',
  unit: 'events/s',
  anchor: 'raw subscription, events/s',
  goal: 0.6,
  atLeast: true,
  run: async ({ system, client, pairs, long }) => {
    const draw = random(48);
    const one = (of) => of[Math.floor(draw() * of.length)];
    const { totals, events } = await seedMoney(system, client, {
      ...{ events: long ? 1_000_000 : 100_000, days: DAYS, draw, one },
    });
    await settled(system, client);
    const samples = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const anchor = await rawRead(client);
      const { seconds } = await checked(system, totals, events, 'replay');
      samples.push({ value: events / seconds, anchor });
    }
    const { seconds } = await checked(system, totals, events, 'rebuild');
    return { samples, parts: { events, readModelsPerSecond: Math.round(events / seconds) } };
  },
};

const rawRead = async (client) => {
  const started = performance.now();
  const subscription = client.subscribeToAll({
    fromPosition: START,
    filter: streamNameFilter({ prefixes: ['invoice-', 'settlement-'] }),
  });
  let seen = 0;
  const caughtUp = new Promise((resolve) => subscription.once('caughtUp', resolve));
  subscription.on('data', () => (seen += 1));
  await caughtUp;
  const seconds = (performance.now() - started) / 1_000;
  await subscription.unsubscribe();
  return seen / seconds;
};

/** @throws unless every event is an entry, and entries and days say what was counted */
const checked = async (system, totals, events, task) => {
  const told = await inChild(system, task);
  if (told.entries !== events) throw new Error(`${told.entries} entries of ${events} events`);
  const expected = JSON.stringify([...totals].sort());
  for (const balances of [told.ofEntries, told.ofDays])
    if (JSON.stringify(Object.entries(balances).sort()) !== expected)
      throw new Error(`the books say ${JSON.stringify(balances)} instead of ${expected}`);
  return told;
};

/** In a process of its own: the event store client is one per process. */
const inChild = (system, task) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [new URL('./b48-ledger.child.mjs', import.meta.url).pathname, task],
      {
        env: { ...process.env, ...system.urls, FIELDHOUSE_SECRET: system.secret },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`the rebuild ended with ${code}`)),
    );
  });
