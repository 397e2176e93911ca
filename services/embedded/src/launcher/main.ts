import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { startCards, type Cards } from './cards';
import { SECRET_FILE } from '../data-folder';
import {
  DEMO_DOMAIN,
  DemonstrationFailed,
  hasKnownPassword,
  loadDemonstration,
  type Demonstration,
} from './demonstration';
import { UsageError, readOptions, type LaunchOptions } from './options';
import { isWhollyEmbedded, startStores, type Stores } from './stores';
import { CouldNotStart, Supervised } from './supervised';

const APP_STOPS_WITHIN_MS = 3_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const main = async (): Promise<void> => {
  // Names, addresses and password digests: for their owner's eyes, on a shared machine too.
  process.umask(0o077);
  const options = readOptions(process.argv.slice(2));
  const inProduction = process.env['NODE_ENV'] === 'production';
  const demo = options.demo && !inProduction && isWhollyEmbedded(process.env);
  if (!options.isPrivate && hasKnownPassword(options.dataDir))
    throw new UsageError(
      `${options.dataDir} holds a demonstration whose password everybody knows: choose another folder with --data.`,
    );
  await requireFreePort(options);
  makeDataFolder(options.dataDir);
  const running: { stores?: Stores; cards?: Cards; app?: Supervised } = {};
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      say('Stopping …');
      await running.app?.stop(APP_STOPS_WITHIN_MS);
      await Promise.all([running.cards?.stop(), running.stores?.stop()]);
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)));

  const stores = (running.stores = await startStores(options.dataDir, process.env));
  if (stopping) return;
  const cards = (running.cards = await cardsUnlessReal(options, inProduction).catch(
    async (error: unknown) => {
      await stores.stop();
      throw error;
    },
  ));
  if (stopping) return;
  const app = (running.app = new Supervised({
    name: 'app',
    command: process.execPath,
    // One helper of the collector: four of them would share what cores there are with whoever answers.
    args: ['--enable-source-maps', '--v8-pool-size=1', join(__dirname, '../../../api/src/main.js')],
    env: {
      ...stores.env,
      ...cards?.env,
      HOST: options.host,
      PORT: String(options.port),
      FIELDHOUSE_SECRET: process.env['FIELDHOUSE_SECRET'] ?? secretOf(options.dataDir),
      CLIENT_DIR: resolve(__dirname, '../../../../../client'),
      // Whoever starts the product by hand is the one who reads its mails.
      LOCAL_INBOX: process.env['LOCAL_INBOX'] ?? (inProduction ? '0' : '1'),
      CONFIRMED_EMAIL_DOMAINS: confirmedDomains(demo),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    isReady: (line) => line.startsWith('ready '),
    onLine: (line) => say(line),
  }));
  try {
    await app.start();
  } catch (error) {
    await Promise.all([cards?.stop(), stores.stop()]);
    throw error;
  }
  recordProcesses(options.dataDir, {
    ...Object.fromEntries(stores.processes),
    ...(cards && { cardProvider: cards.process }),
    app,
  });
  const address = `http://${options.host === '127.0.0.1' ? 'localhost' : options.host}:${options.port}`;
  say(`Fieldhouse runs on ${address}`);
  if (demo) tellDemonstration(await loadDemonstration(address, options.dataDir));
  else if (options.demo)
    say(
      'No demonstration was loaded, since its accounts must not get into production, nor into a store that is not the embedded one. Set FIRST_SITE_ADMIN to the address that shall become site admin, and sign up with it.',
    );
  if (cards)
    say(
      'Cards are for practice only: no money moves. Set STRIPE_SECRET_KEY to the key of an account to be paid.',
    );
  say(`Data is in ${options.dataDir}. Ctrl-C stops everything.`);
};

const tellDemonstration = ({ leagueName, accounts, password }: Demonstration): void => {
  say(`Demonstration: ${leagueName}. Sign in with one of these; the password is ${password}`);
  for (const { role, email } of accounts) say(`  ${role.padEnd(24)} ${email}`);
};

/**
 * Where cards are practised with, unless they are paid for with. Not in production: whoever came by could settle what
 * they owe with a card of which everybody knows the number.
 */
const cardsUnlessReal = async (
  { dataDir, host, port }: LaunchOptions,
  inProduction: boolean,
): Promise<Cards | undefined> =>
  inProduction || process.env['STRIPE_SECRET_KEY']
    ? undefined
    : startCards(dataDir, { host, port, publicUrl: process.env['PUBLIC_URL'] });

/** Nobody reads the mails of the demonstration's people: their addresses are of a domain that cannot exist. */
const confirmedDomains = (demo: boolean): string =>
  [process.env['CONFIRMED_EMAIL_DOMAINS'] ?? '', ...(demo ? [DEMO_DOMAIN] : [])].filter(Boolean).join(',');

/** The installation's secret: made once, readable by its owner only. */
const secretOf = (dataDir: string): string => {
  const file = join(dataDir, SECRET_FILE);
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

/** Process ids, for operators and fault tests; read anew because a child that was started again has another. */
const recordProcesses = (dataDir: string, processes: Readonly<Record<string, Supervised>>): void => {
  const file = join(dataDir, 'processes.json');
  const write = (): void => {
    const pids = {
      launcher: process.pid,
      ...Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid])),
    };
    writeFileSync(`${file}.new`, JSON.stringify(pids));
    renameSync(`${file}.new`, file);
  };
  write();
  setInterval(write, 500).unref();
};

/** A folder with nothing in it but what this product put there. */
const isOurs = (dataDir: string): boolean =>
  existsSync(join(dataDir, SECRET_FILE)) || readdirSync(dataDir).length === 0;

const makeDataFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    if (isOurs(dataDir)) chmodSync(dataDir, 0o700);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(`Cannot keep data in ${dataDir} (${reason}): choose another folder with --data.`);
  }
};

const requireFreePort = ({ port, host }: LaunchOptions): Promise<void> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        fail(new UsageError(`Port ${port} is in use: stop what uses it, or choose another with --port.`));
      else
        fail(
          new UsageError(
            `Cannot listen on ${host}:${port} (${error.code ?? error.message}): choose another with --host or --port.`,
          ),
        );
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });

main().catch((error: unknown) => {
  const known =
    error instanceof UsageError || error instanceof CouldNotStart || error instanceof DemonstrationFailed;
  process.stderr.write(
    `${error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  );
  process.exit(1);
});
