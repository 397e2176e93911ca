import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { openDisks } from './disks.mjs';
import { until } from './until.mjs';

export { until };

const require = createRequire(import.meta.url);
const built = (path) => require(join(root, 'dist/server', path));
const { MongoClient } = require('mongodb');
const { startStores } = built('services/embedded/src/launcher/stores.js');
const { startCards } = built('services/embedded/src/launcher/cards.js');
const { freePort } = built('services/embedded/src/free-port.js');
const { Supervised } = built('services/embedded/src/launcher/supervised.js');

const MAINS = {
  api: 'services/api/src/main.js',
  worker: 'services/worker/src/main.js',
  projections: 'projections/worker/src/main.js',
};

/**
 * The product on throw-away data: its stores and apps as processes of their own that come back when they are killed.
 * `separate`: the three apps in three processes instead of one; `twice`: each of them twice; `onDisks`: each store on a disk of its own that can be harmed; `cards`: with a practice card provider. Everything ends with `stop`.
 */
export const startSystem = async ({
  separate = false,
  twice = false,
  onDisks = false,
  cards = false,
  env = {},
} = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-run-'));
  const disks = onDisks ? openDisks(dataDir) : undefined;
  const stores = await (disks ? disks.start(startStores) : startStores(dataDir, {}));
  const mongo = new MongoClient(stores.env.MONGODB_URL);
  const port = await freePort();
  const practice = cards ? await startCards(dataDir, { host: '127.0.0.1', port }) : undefined;
  const shared = {
    ...stores.env,
    ...practice?.env,
    PORT: String(port),
    FIELDHOUSE_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
    AUTH_ATTEMPTS_PER_MINUTE: '100000',
    IMPORTS_PER_HOUR: '100000',
    CARD_WEBHOOKS_PER_MINUTE: '1000000',
    LEAGUES_PER_DAY: '100000',
    LEAGUES_PER_MONTH: '100000',
    LEAGUE_SEARCHES_PER_MINUTE: '100000',
    REGISTRATIONS_PER_DAY: '100000',
    JOIN_REQUESTS_PER_DAY: '100000',
    MESSAGES_PER_10_SECONDS: '100000',
    MESSAGES_PER_DAY: '1000000',
    CLIENT_DIR: join(root, 'dist/client'),
    ...env,
  };
  const processes = new Map(stores.processes);
  if (practice) processes.set('cardProvider', practice.process);
  const ports = new Map([['api', port]]);
  const said = [];
  const app = async (name, apps, as = name) => {
    if (as === 'api2') ports.set(as, await freePort());
    const child = new Supervised({
      name: as,
      command: process.execPath,
      args: [
        ...(process.env.CPU_PROF ? ['--cpu-prof', '--cpu-prof-dir', process.env.CPU_PROF] : []),
        '--enable-source-maps',
        '--v8-pool-size=1',
        join(root, 'dist/server', MAINS[name]),
      ],
      env: { ...shared, APPS: apps, PORT: String(ports.get(as) ?? 0) },
      isReady: (line) => line.startsWith('ready '),
      onLine: (line) => said.push(line),
    });
    await child.start();
    processes.set(as, child);
  };
  const names = ['api', 'worker', 'projections'];
  if (separate) await Promise.all(names.map((name) => app(name, name)));
  else await app('api', 'api,worker,projections');
  if (twice) await Promise.all(names.map((name) => app(name, name, `${name}2`)));
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    /** Of every API. */
    addresses: [...ports.values()].map((one) => `http://127.0.0.1:${one}`),
    port,
    dataDir,
    disks,
    urls: stores.env,
    /** How the practice card provider is reached. */
    cards: practice?.env,
    /** The apps' database. */
    documents: mongo.db('fieldhouse'),
    secret: shared.FIELDHOUSE_SECRET,
    pid: (name) => processes.get(name)?.pid,
    /** All that the apps have logged so far. */
    said: () => said.join('\n'),
    /** kill -9, unless it has just ended; it comes back by itself. */
    kill: (name) => {
      try {
        process.kill(processes.get(name).pid, 'SIGKILL');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    },
    /** It keeps its connections and does nothing. */
    freeze: (name) => process.kill(processes.get(name).pid, 'SIGSTOP'),
    thaw: (name) => process.kill(processes.get(name).pid, 'SIGCONT'),
    /** Once this process, and with it the system, is ready. */
    ready: async (name = 'api') => {
      await until(`${name} is up`, () => processes.get(name)?.isUp === true);
      let said = 'nothing';
      for (const one of ports.values())
        await until(
          () => `the system is ready; it said ${said}`,
          async () => {
            const answer = await fetch(`http://127.0.0.1:${one}/health/ready`).catch(() => undefined);
            said = (await answer?.text().catch(() => undefined)) ?? 'nothing';
            return answer?.ok === true;
          },
        );
    },
    stop: async () => {
      const apps = [...names, ...names.map((name) => `${name}2`)].flatMap(
        (name) => processes.get(name) ?? [],
      );
      await Promise.all(apps.map((child) => child.stop(5_000)));
      await mongo.close();
      await practice?.stop();
      await stores.stop();
      disks?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A small seeded generator (mulberry32): the same seed, the same run. @returns numbers in [0, 1) */
export const random = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const percentile = (values, p) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((p / 100) * sorted.length) - 1)] ?? NaN;
};
export const median = (values) => percentile(values, 50);
export { built };
