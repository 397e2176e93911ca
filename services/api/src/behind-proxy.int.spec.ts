import type { ProblemView, SessionItemView, SessionView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TestAnswer, TestApp } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { PASSWORD } from './testing/auth-client';
import { sendRaw } from './testing/raw-http';
import { freePort } from './testing/separate-stores';
import { startWholeApi } from './testing/whole-api';

const PER_MINUTE = 5;
const behind = { TRUST_PROXY: '1', PUBLIC_URL: 'https://play.example.org' };
/** Without what only a test may be given. */
const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONFIRMED_EMAIL_DOMAINS: '',
  LOCAL_INBOX: '0',
  PUSH_HOSTS: '',
};

describe('the product behind a proxy', () => {
  let stack: EmbeddedStack;
  const apps: TestApp[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.stop()));
  });
  afterAll(() => stack.stop());

  const start = async (env: Readonly<Record<string, string>>): Promise<TestApp> => {
    const app = await startWholeApi(stack, { AUTH_ATTEMPTS_PER_MINUTE: String(PER_MINUTE), ...env });
    apps.push(app);
    return app;
  };
  const signUp = (app: TestApp, from: string): Promise<TestAnswer<SessionView & ProblemView>> =>
    app.send('POST', '/auth/signup', {
      body: { email: `${randomUUID()}@example.org`, password: PASSWORD, firstName: 'Ana', lastName: 'Diaz' },
      headers: { 'x-forwarded-for': from },
    });

  it('counts visitors, not the proxy, and shows each person where they signed in', async () => {
    const app = await start(behind);
    const visitors = Array.from({ length: 3 * PER_MINUTE }, (_, n) => `198.51.${n}.7`);
    const answers = await Promise.all(visitors.map((from) => signUp(app, from)));
    expect(answers.map(({ status }) => status)).toEqual(visitors.map(() => 200));
    const token = answers[0]?.body.access_token;
    const { body } = await app.send<SessionItemView[]>('GET', '/auth/sessions', { token });
    expect(body.map(({ ip }) => ip)).toEqual(['198.51.0.x']);
    // What the visitor says in front of what the proxy adds counts for nothing.
    const forged = await Promise.all(
      Array.from({ length: PER_MINUTE + 1 }, (_, n) => signUp(app, `203.0.113.${n}, 198.51.100.9`)),
    );
    expect(forged.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('counts messages of the contact form by the network that one customer has', async () => {
    const app = await start({ ...behind, CONTACT_MESSAGES_PER_HOUR: '2' });
    const write = async (from: string): Promise<number> => {
      const body = {
        name: 'Ana',
        email: 'ana@example.org',
        topic: 'support',
        message: 'Hello there, all of you',
      };
      return (await app.send('POST', '/contact', { body, headers: { 'x-forwarded-for': from } })).status;
    };
    const same = [
      await write('2001:db8:5:6::1'),
      await write('2001:db8:5:6::2'),
      await write('2001:db8:5:6::3'),
    ];
    expect(same.map((status) => status === 429)).toEqual([false, false, true]);
    expect(await write('2001:db8:5:7::1')).not.toBe(429);
  });

  it('refuses a request that names two hosts', async () => {
    const app = await start({});
    const asked = (hosts: string) =>
      sendRaw(app.url, `GET /health/live HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
    expect((await asked('host: localhost\r\n')).status).toBe(200);
    for (const second of ['evil.example', 'localhost'])
      expect(await asked(`host: localhost\r\nHOST: ${second}\r\n`)).toMatchObject({ status: 400 });
  });

  it('believes nobody where no proxy is named', async () => {
    const app = await start({});
    const answers = await Promise.all(
      Array.from({ length: PER_MINUTE + 1 }, (_, n) => signUp(app, `192.0.2.${n}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('keeps cookies and browsers on TLS', async () => {
    const secure = await signUp(await start(behind), '198.51.100.20');
    expect(secure.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of secure.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    await apps.pop()?.stop();
    const plain = await signUp(await start({}), '');
    for (const cookie of plain.headers.getSetCookie()) expect(cookie).not.toContain('Secure');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  it('knows a session by its cookie, and takes none that is not for this host alone', async () => {
    const app = await start(behind);
    const { headers } = await signUp(app, '198.51.100.30');
    const [, value = ''] = /^__Host-fieldhouse_refresh=([^;]+)/.exec(headers.getSetCookie()[0] ?? '') ?? [];
    const send = (path: string, cookie: string): Promise<TestAnswer<unknown>> =>
      app.send('POST', path, { headers: { cookie } });
    const refresh = '/auth/token?grant_type=refresh_token';
    expect((await send(refresh, `fieldhouse_refresh=${value}`)).status).toBe(401);
    expect((await send(refresh, `__Host-fieldhouse_refresh=${value}`)).status).toBe(200);
    const left = await send('/auth/logout', `__Host-fieldhouse_refresh=${value}`);
    expect(left.headers.getSetCookie()[0]).toMatch(/^__Host-fieldhouse_refresh=;.*Path=\/;.*Secure/);
  });

  it('shows neither mails, metrics nor the documentation of the API to the world', async () => {
    const app = await start({ ...behind, ...production });
    const status = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
      (await fetch(`${app.url}${path}`, { headers })).status;
    const visitor = { 'x-forwarded-for': '198.51.100.7' };
    for (const path of ['/metrics', '/api/docs', '/api/openapi.json', '/api/dev/mail'])
      expect([path, await status(path, visitor)]).toEqual([path, 404]);
    expect([await status('/metrics'), await status('/api/openapi.json')]).toEqual([200, 200]);
    expect([await status('/health/live', visitor), await status('/api/dev/mail')]).toEqual([200, 404]);
  });

  it('shows its metrics at a port of their own to whoever watches, by a name of their network', async () => {
    const port = await freePort();
    const app = await start({ ...behind, ...production, HEALTH_PORT: String(port) });
    const asked = (url: string): ReturnType<typeof sendRaw> =>
      sendRaw(url, `GET /metrics HTTP/1.1\r\nhost: api:${port}\r\nconnection: close\r\n\r\n`);
    expect((await asked(app.url)).status).toBe(404);
    const { status, type } = await asked(`http://127.0.0.1:${port}`);
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(await ready.json()).toMatchObject({ failing: expect.any(Array) });
  });

  it('lets no cache keep what the API answers', async () => {
    const app = await start({ AUTH_ATTEMPTS_PER_MINUTE: '1000' });
    const { token } = await app.signUp('reader');
    for (const path of ['/auth/user', '/leagues', '/draft-leagues', '/player-cards'])
      expect((await app.send('GET', path, { token })).headers.get('cache-control')).toBe('no-store');
  });
});
