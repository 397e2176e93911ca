import type { TestApp, TestRequest } from '@fieldhouse/testing';
// By itself: the library's index loads the whole server.
import { turnOnSecondFactor } from '@fieldhouse/testing/second-factor';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type APIResponse, type Browser, type BrowserContext, type Page } from 'playwright-core';

const ROOT = resolve(__dirname, '../../..');
const UP_WITHIN_MS = 240_000;
const ACT_WITHIN_MS = 120_000;
const DOWN_WITHIN_MS = 10_000;
/** Seldom enough that looking takes nothing from what is looked at. */
const LOOK_EVERY_MS = 100;

/** Who is made site admin when they sign up; the second factor is theirs to turn on. */
export const SITE_ADMIN = 'site-admin';

/** The product as `npm start` runs it, on data of its own. */
export type Product = {
  readonly url: string;
  /** kill -9 of one of its processes; the launcher starts it again. */
  readonly kill: (name: 'app' | 'redis') => void;
  readonly stop: () => Promise<void>;
};

/** Starts the product without the demonstration. */
export const startProduct = async (): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const launcher: ChildProcess = spawn(
    process.execPath,
    ['tools/start.mjs', '--port', String(port), '--data', dataDir, '--empty'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        AUTH_ATTEMPTS_PER_MINUTE: '1000',
        CONTACT_MESSAGES_PER_HOUR: '1000',
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
      async () => (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok === true,
      UP_WITHIN_MS,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    kill: (name) =>
      process.kill(
        (JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as Record<string, number>)[name] ??
          -1,
        'SIGKILL',
      ),
    stop,
  };
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
    ...['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
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
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  });
};

/** Both; when one does not start, the other is ended. */
export const startProductAndBrowser = async (): Promise<[Product, Browser]> => {
  const [product, browser] = await Promise.allSettled([startProduct(), startBrowser()]);
  if (product.status === 'fulfilled' && browser.status === 'fulfilled') return [product.value, browser.value];
  if (product.status === 'fulfilled') await product.value.stop();
  if (browser.status === 'fulfilled') await browser.value.close();
  throw product.status === 'rejected' ? product.reason : (browser as PromiseRejectedResult).reason;
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
    const answer = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, firstName, lastName }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return new Person(email, password, url, token);
  }

  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as T;
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
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
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

/** Looks until a condition holds. @throws naming what was waited for */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  giveUpAfterMs = 120_000,
): Promise<void> => {
  const end = Date.now() + giveUpAfterMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
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
