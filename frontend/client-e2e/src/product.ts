import type { TestApp, TestRequest } from '@fieldhouse/testing';
// By itself: the library's index loads the whole server.
import { turnOnSecondFactor } from '@fieldhouse/testing/second-factor';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type APIResponse, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { ask } from './ask';

const ROOT = resolve(__dirname, '../../..');
const UP_WITHIN_MS = 240_000;
const ACT_WITHIN_MS = 120_000;
const DOWN_WITHIN_MS = 10_000;
/** Seldom enough that looking takes nothing from what is looked at. */
const LOOK_EVERY_MS = 100;

/** Who is made site admin when they sign up; the second factor is theirs to turn on. */
export const SITE_ADMIN = 'site-admin';

/** The product on data of its own. */
export type Product = {
  /** Where people come. */
  readonly url: string;
  /** Where whoever sits at the machine reads the mails. */
  readonly inside: string;
  /** Where its data is; behind a proxy, where it is described. */
  readonly dataDir: string;
  /** kill -9 of one of its processes; another one takes its place. */
  readonly kill: (name: 'app' | 'redis') => void;
  readonly stop: () => Promise<void>;
};
/**
 * `alone`: as `npm start` runs it. `behind a proxy`: two processes of each app, reached by TLS through nginx as the
 * documentation sets it up.
 */
export type Setting = 'alone' | 'behind a proxy';

/** Starts the product without the demonstration. */
export const startProduct = async (setting: Setting = 'alone'): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-journey-'));
  const port = await freePort();
  const alone = setting === 'alone';
  const url = `${alone ? 'http' : 'https'}://localhost:${port}`;
  const file = join(dataDir, alone ? 'processes.json' : 'behind-proxy.json');
  const launcher: ChildProcess = spawn(
    process.execPath,
    alone
      ? ['tools/start.mjs', '--port', String(port), '--data', dataDir, '--empty']
      : ['tools/behind-proxy.mjs', String(port), file],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        AUTH_ATTEMPTS_PER_MINUTE: '1000',
        CONTACT_MESSAGES_PER_HOUR: '1000',
        CONTACT_MESSAGES_PER_DAY: '1000',
        INVITATIONS_PER_HOUR: '1000',
        INVITATIONS_PER_DAY: '1000',
        LEAGUES_PER_DAY: '1000',
        LEAGUES_PER_MONTH: '1000',
        TEAMS_PER_DAY: '1000',
        MESSAGES_PER_10_SECONDS: '1000',
        CHAT_ACTIONS_PER_MINUTE: '1000',
        NOTICE_TOGETHER_SECONDS: '2',
        CONFIRMED_EMAIL_DOMAINS: 'example.org',
        FIRST_SITE_ADMIN: `${SITE_ADMIN}@example.org`,
      },
    },
  );
  const ended = new Promise<void>((done) => launcher.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    launcher.kill('SIGINT');
    await Promise.race([ended, new Promise((done) => setTimeout(done, DOWN_WITHIN_MS))]);
    launcher.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await until(
      'the product is up',
      async () =>
        existsSync(file) && (await ask('GET', `${url}/health/ready`).catch(() => undefined))?.status === 200,
      UP_WITHIN_MS,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const told = (): Told => JSON.parse(readFileSync(file, 'utf8')) as Told;
  return {
    url,
    dataDir,
    inside: told().addresses?.[0] ?? url,
    kill: (name) => {
      const { pids, ...processes } = told();
      process.kill(pids?.[name === 'app' ? 'api' : name] ?? processes[name] ?? -1, 'SIGKILL');
    },
    stop,
  };
};
/** What a launcher tells of its processes. */
type Told = {
  readonly app?: number;
  readonly redis?: number;
  readonly addresses?: readonly string[];
  readonly pids?: Readonly<Record<string, number>>;
};

/**
 * Its address bar loads two pages of its own into each window, which cost more than most of ours. The rest are those
 * of Playwright's own list that matter here: of two lists the browser takes the last.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
];

/** A real Chromium with a fresh profile. */
export const startBrowser = (): Promise<Browser> => {
  const executablePath = [
    process.env['CHROMIUM'],
    ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
      (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, name)),
    ),
  ].find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('Chromium is missing');
  return chromium.launch({
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--ignore-certificate-errors',
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  });
};

/** Both; when one does not start, the other is ended. */
export const startProductAndBrowser = async (setting?: Setting): Promise<[Product, Browser]> => {
  const [product, browser] = await Promise.allSettled([startProduct(setting), startBrowser()]);
  if (product.status === 'fulfilled' && browser.status === 'fulfilled') return [product.value, browser.value];
  if (product.status === 'fulfilled') await product.value.stop();
  if (browser.status === 'fulfilled') await browser.value.close();
  throw product.status === 'rejected' ? product.reason : (browser as PromiseRejectedResult).reason;
};

/**
 * A product and a browser for the tests of a describe, started before and ended after them; each test's pages are closed
 * behind it.
 */
export const onStage = (started: (product: Product, browser: Browser) => void, setting?: Setting): void => {
  let ends: (() => Promise<unknown>)[] = [];
  let browser: Browser | undefined;
  beforeAll(async () => {
    const [product, opened] = await startProductAndBrowser(setting);
    browser = opened;
    ends = [() => opened.close(), () => product.stop()];
    started(product, opened);
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
};

type Names = { readonly firstName: string; readonly lastName: string };

/** A person acting over HTTP, and (with `open`) in a browser of their own. */
export class Person {
  private recoveryCodes: readonly string[] = [];

  private constructor(
    readonly email: string,
    private readonly password: string,
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signedUp(
    url: string,
    name: string,
    { firstName, lastName }: Names = { firstName: name, lastName: 'Example' },
  ): Promise<Person> {
    const [email, password] = [`${name.toLowerCase()}@example.org`, 'a long password'];
    const body = { email, password, firstName, lastName };
    const { text } = await ask('POST', `${url}/api/auth/signup`, { body });
    const { access_token: token } = JSON.parse(text) as { access_token: string };
    return new Person(email, password, url, token);
  }

  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { token } = this;
    const { status, text } = await ask(method, `${this.url}/api${path}`, { token, body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** What a read model shows that has come to a position (20-digit text): on a busy machine it may not have yet. */
  async seen<T extends { readonly position: string }>(path: string, position: string): Promise<T> {
    let view: T | undefined;
    await until(`${path} has come to ${position}`, async () => {
      view = await this.send<T>('GET', `${path}?atLeast=${position}`);
      return view.position >= position;
    });
    if (!view) throw new Error(`${path} was not asked for`);
    return view;
  }

  /** As site admins need it; from now on this person signs in with a recovery code as well. */
  async turnOnSecondFactor(): Promise<void> {
    const send: TestApp['send'] = async <Body>(method: string, path: string, request?: TestRequest) => ({
      status: 200,
      headers: new Headers(),
      body: await this.send<Body>(method, path, request?.body),
    });
    this.recoveryCodes = (
      await turnOnSecondFactor({ send }, { token: this.token }, this.password)
    ).recoveryCodes;
  }

  /** An empty page of a browser of their own, signed in over HTTP: how a person signs in, other tests show. */
  async open(
    browser: Browser,
    viewport = { width: 1280, height: 800 },
  ): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      ignoreHTTPSErrors: true,
    });
    context.setDefaultTimeout(ACT_WITHIN_MS);
    const token = (grant: string, data: object): Promise<APIResponse> =>
      context.request.post(`${this.url}/api/auth/token?grant_type=${grant}`, { data });
    let answer = await token('password', { email: this.email, password: this.password });
    const [code, ...left] = this.recoveryCodes;
    if (code !== undefined) {
      this.recoveryCodes = left;
      const { facts } = (await answer.json()) as { facts: { ticket: string } };
      answer = await token('second_factor', { ...facts, code });
    }
    if (!answer.ok()) throw new Error(`${this.email} is not let in: ${await answer.text()}`);
    return { context, page: await context.newPage() };
  }

  /** Their dashboard in a browser of their own. */
  async atHome(
    browser: Browser,
    viewport?: { width: number; height: number },
  ): Promise<{ context: BrowserContext; page: Page }> {
    const opened = await this.open(browser, viewport);
    await opened.page.goto(`${this.url}/dashboard`);
    return opened;
  }
}

/**
 * Looks until a condition holds; what cannot be looked at may be on its way.
 * @throws naming what was waited for, with what was in the way last
 */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  giveUpAfterMs = 120_000,
): Promise<void> => {
  const end = Date.now() + giveUpAfterMs;
  let cause: unknown;
  const holds = async (): Promise<boolean> => {
    try {
      cause = undefined;
      return await condition();
    } catch (failure) {
      cause = failure;
      return false;
    }
  };
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`, { cause });
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
};

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
