import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventStore } from '../event-store/server';
import {
  buildServer,
  eventually,
  isAlive,
  launch,
  launchWith,
  processesIn,
  type Launched,
} from '../testing/launched';
import Stripe from 'stripe';
import { checkout, open } from '../card-provider/conformance/buyer';
import { startCardProvider } from '../card-provider/server';
import { CARDS_FILE, CARDS_PORT_FILE, DOCUMENTS_URL_FILE } from '../data-folder';
import { freePort } from '../free-port';

const STARTS_WITHIN_MS = 180_000;
/** Everybody drains for up to 4 s; this is for machines that are slow besides. */
const STOPS_WITHIN_MS = 30_000;
const BACK_WITHIN_MS = 120_000;
const PAGE = 4_096;
const OPS = join(__dirname, '../../../../tools/ops.mjs');
const person = { email: 'ana@example.org', password: 'correct horse', firstName: 'Ana', lastName: 'Diaz' };

describe('npm start', () => {
  let dir: string;
  let data: string;
  let port: number;
  let last: Launched | undefined;

  beforeAll(async () => {
    await buildServer();
    dir = mkdtempSync(join(tmpdir(), 'launcher-'));
    data = join(dir, 'data');
    port = await freePort();
  });
  afterAll(async () => {
    if (last && last.child.exitCode === null) {
      last.child.kill('SIGTERM');
      await last.ended;
    }
    rmSync(dir, { recursive: true, force: true });
  });

  const url = (path: string): string => `http://127.0.0.1:${port}${path}`;
  const isReady = async (): Promise<boolean> =>
    (await fetch(url('/health/ready')).catch(() => null))?.ok === true;
  const post = (path: string, body: object, token?: string): Promise<Response> =>
    fetch(url(`/api${path}`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const start = async (): Promise<Launched> => {
    last = launch('--empty', '--data', data, '--port', String(port));
    const { said, child } = last;
    await eventually(
      'it runs',
      STARTS_WITHIN_MS,
      () => said().stdout.includes('Ctrl-C') || child.exitCode !== null,
    );
    expect(said()).toEqual({
      stdout: expect.stringContaining(`Fieldhouse runs on http://localhost:${port}`),
      stderr: '',
    });
    await eventually('it is ready', STARTS_WITHIN_MS, isReady);
    return last;
  };
  const signIn = async (): Promise<{ status: number; token: string }> => {
    const answer = await post('/auth/token?grant_type=password', person);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { status: answer.status, token };
  };
  const leagues = async (): Promise<readonly string[]> => {
    const { token } = await signIn();
    const answer = await fetch(url('/api/leagues'), { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  };
  const allEnd = async (pids: readonly number[]): Promise<void> => {
    await eventually('all processes have ended', STOPS_WITHIN_MS, () => !pids.some(isAlive));
  };
  /** It ends with code 1 and one sentence that says what to do, and nothing but the lock files is touched. */
  const refuses = async (sentence: RegExp, ...args: readonly string[]): Promise<void> => {
    const before = contentOf(dir);
    const { code, stdout, stderr } = await launch(...args).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr.trim()).toMatch(sentence);
    expect(contentOf(dir)).toEqual(before);
  };

  it('refuses what it does not understand, each time with one sentence', async () => {
    const free = ['--data', data];
    await refuses(/^Unknown option '--prot'.*--port/, '--prot', '3000', ...free);
    await refuses(/^--port takes a number from 1 to 65535, not 'abc'\.$/, '--port', 'abc', ...free);
    await refuses(/^--port takes a number from 1 to 65535, not '70000'\.$/, '--port', '70000', ...free);
    await refuses(
      /^Cannot listen on 192\.0\.2\.1:\d+ .*--host/,
      '--host',
      '192.0.2.1',
      '--port',
      String(port),
      '--empty',
      ...free,
    );
    await refuses(/^On 0\.0\.0\.0 others could reach .*--empty.*--demo/, '--host', '0.0.0.0', ...free);
    await refuses(/^--demo and --empty contradict each other: give one\.$/, '--demo', '--empty', ...free);
    const file = join(dir, 'a-file');
    writeFileSync(file, 'not a folder');
    await refuses(/a-file.*--data/, '--data', file, '--port', String(port));
    expect(existsSync(data)).toBe(false);
  });

  it('refuses a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const taken = (other.address() as AddressInfo).port;
    await refuses(new RegExp(`^Port ${taken} is in use: .*--port`), '--port', String(taken), '--data', data);
    other.close();
  });

  it('starts, keeps what it is told, and ends everything at Ctrl-C', async () => {
    const { child, ended } = await start();
    expect((await post('/auth/signup', person)).status).toBe(200);
    const { token } = await signIn();
    const league = {
      name: 'Kept',
      sport: 'softball',
      season: '2026',
      teamCount: 4,
      rosterSize: 9,
      limits: { positions: [], genders: [] },
      gameNights: [],
      zone: 'UTC',
    };
    expect((await post('/leagues', league, token)).status).toBe(200);
    await eventually('the league shows', STARTS_WITHIN_MS, async () => (await leagues()).includes('Kept'));
    const pids = Object.values(processesIn(data));
    expect(pids).toHaveLength(6);
    expect(pids.every(isAlive)).toBe(true);
    child.kill('SIGINT');
    await allEnd(pids);
    expect((await ended).code).toBe(0);
  });

  it('tells operators where its document store listens, as long as it runs', async () => {
    const { MONGODB_URL: _, ...env } = process.env;
    const ops = () =>
      new Promise<string>((resolve) => {
        execFile(process.execPath, [OPS, 'parked', 'list', '--data', data], { env }, (_error, said, failed) =>
          resolve(said || failed),
        );
      });
    const { child, ended } = await start();
    expect(statSync(join(data, DOCUMENTS_URL_FILE)).mode & 0o777).toBe(0o600);
    expect(await ops()).toBe('0 parked\n');
    child.kill('SIGTERM');
    await ended;
    expect(readdirSync(data)).not.toContain(DOCUMENTS_URL_FILE);
    expect(await ops()).toBe(`No product runs on ${data}: start it, or name another folder with --data.\n`);
  });

  it('resumes the same data, refuses it to a second instance, and brings back an app that was killed', async () => {
    await start();
    expect(await leagues()).toEqual(['Kept']);
    const other = ['--data', data, '--port', String(await freePort())];
    const { code, stderr } = await launch(...other).ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^The data folder [^\n]* is in use by another running instance: [^\n]*--data\.\n$/,
      ),
    });
    expect(await leagues()).toEqual(['Kept']);

    const { app = 0 } = processesIn(data);
    process.kill(app, 'SIGKILL');
    await eventually(
      'another app is recorded',
      BACK_WITHIN_MS,
      () => (processesIn(data)['app'] ?? app) !== app,
    );
    await eventually('it is ready again', BACK_WITHIN_MS, isReady);
    expect(await leagues()).toEqual(['Kept']);
  });

  it('is followed by its servers and apps when it is killed itself, and starts again on the same data', async () => {
    const pids = Object.values(processesIn(data));
    last?.child.kill('SIGKILL');
    await allEnd(pids);
    const { child, ended } = await start();
    expect(await leagues()).toEqual(['Kept']);
    child.kill('SIGTERM');
    await ended;
  });

  it('has a practice card provider, whose pages keep their addresses and whose webhooks arrive', async () => {
    // Its key is of its file.
    const { key, stop } = await startCardProvider({ file: join(data, CARDS_FILE) });
    await stop();
    const cards = Number(readFileSync(join(data, CARDS_PORT_FILE), 'utf8'));
    const { child, ended } = await start();
    const stripe = new Stripe(key, { host: '127.0.0.1', port: cards, protocol: 'http', telemetry: false });
    const { id, url: page } = await checkout(stripe, 1_000);
    expect(page).toBe(`http://localhost:${cards}/c/pay/${id}`);
    expect((await open(page ?? '')).text).toContain('No money moves');
    await stripe.checkout.sessions.expire(id);
    await eventually('the product has taken the webhook', BACK_WITHIN_MS, async () => {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await fetch(`http://127.0.0.1:${cards}/_sandbox/webhooks`, { headers });
      const { deliveries } = (await answer.json()) as { deliveries: Readonly<Record<string, number>> };
      return deliveries['delivered'] === 1 && Object.keys(deliveries).length === 1;
    });
    child.kill('SIGTERM');
    await ended;
  });

  it('has none where cards are paid with, nor in production', async () => {
    const real = { STRIPE_SECRET_KEY: 'sk_test_of_an_account', CARD_WEBHOOK_SECRETS: 'whsec_of_an_account' };
    const production = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      CONFIRMED_EMAIL_DOMAINS: '',
    };
    for (const settings of [real, production]) {
      const { child, said, ended } = (last = launchWith(
        settings,
        ...['--empty', '--data', join(dir, 'real'), '--port', String(port)],
      ));
      await eventually(
        'it runs',
        STARTS_WITHIN_MS,
        () => said().stdout.includes('Ctrl-C') || child.exitCode !== null,
      );
      expect(said().stdout).toContain('Fieldhouse runs on');
      expect(said().stdout).not.toContain('no money moves');
      expect(readdirSync(join(dir, 'real'))).not.toContain(CARDS_FILE);
      child.kill('SIGTERM');
      await ended;
    }
  });

  it.each(['events.db', 'documents.db', 'cards.db'])(
    'refuses a damaged %s and leaves it as it is',
    async (name) => {
      const file = join(data, name);
      const sound = readFileSync(file);
      const descriptor = openSync(file, 'r+');
      for (let at = PAGE; at < sound.length; at += PAGE) writeSync(descriptor, 'damage'.repeat(PAGE / 8), at);
      closeSync(descriptor);
      await refuses(
        /is damaged .*: restore it from a backup, or choose another folder with --data\.$/,
        '--data',
        data,
        '--port',
        String(port),
      );
      writeFileSync(file, sound);
    },
    30_000,
  );

  it('gives the demonstration of each folder a password of its own, and keeps it from others', async () => {
    const passwords: string[] = [];
    for (const name of ['one', 'two']) {
      const kept = join(dir, name);
      last = launch('--data', kept, '--port', String(port));
      const { child, said, ended } = last;
      await eventually(
        'it runs',
        STARTS_WITHIN_MS,
        () => said().stdout.includes('Ctrl-C') || child.exitCode !== null,
      );
      const record = join(kept, 'demonstration.json');
      const { password, accounts } = JSON.parse(readFileSync(record, 'utf8')) as {
        password: string;
        accounts: { email: string }[];
      };
      passwords.push(password);
      expect(said().stdout).toContain(`the password is ${password}`);
      expect([statSync(record).mode & 0o777, statSync(kept).mode & 0o777]).toEqual([0o600, 0o700]);
      const [admin] = accounts;
      const withPassword = (text: string) =>
        post('/auth/token?grant_type=password', { email: admin?.email, password: text });
      expect((await withPassword(password)).status).toBe(200);
      expect((await withPassword('fieldhouse')).status).toBe(401);
      const open = (await (await fetch(`http://127.0.0.1:${port}/api/open-leagues`)).json()) as {
        leagues: { teams: { taken: number } }[];
      };
      expect(open.leagues.map(({ teams }) => teams.taken)).toEqual([2]);
      child.kill('SIGTERM');
      await ended;
    }
    expect(new Set(passwords).size).toBe(2);
    expect(passwords.every((password) => /^[a-z2-9]{10}$/.test(password))).toBe(true);
  });

  it('shows nobody else a demonstration of which everybody knows the password', async () => {
    const kept = join(dir, 'old');
    mkdirSync(kept);
    writeFileSync(join(kept, 'demonstration.json'), JSON.stringify({ password: 'fieldhouse' }));
    await refuses(/old holds a demonstration .*--data\.$/, '--empty', '--host', '0.0.0.0', '--data', kept);
  });

  it('puts no demonstration into a store that is not the embedded one, and says how the first admin gets in', async () => {
    const store = await startEventStore({ file: ':memory:' });
    const kept = join(dir, 'kept');
    const { child, said, ended } = (last = launchWith(
      { EVENTSTORE_URL: store.url },
      ...['--data', kept, '--port', String(port)],
    ));
    await eventually(
      'it runs',
      STARTS_WITHIN_MS,
      () => said().stdout.includes('Ctrl-C') || child.exitCode !== null,
    );
    expect(said().stdout).toMatch(/^No demonstration was loaded.* FIRST_SITE_ADMIN /m);
    expect(existsSync(join(kept, 'demonstration.json'))).toBe(false);
    expect(readdirSync(kept)).toContain('documents.db');
    for (const name of ['', 'documents.db', 'secret'])
      expect(statSync(join(kept, name)).mode & 0o077).toBe(0);
    child.kill('SIGTERM');
    await ended;
    await store.stop();
  });
});

/** A digest per file that holds data: neither locks, nor the engine's side files, nor Redis's own logs. */
const contentOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && !/\.lock|-wal$|-shm$/.test(entry.name) && !entry.parentPath.includes('redis'),
      )
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );
