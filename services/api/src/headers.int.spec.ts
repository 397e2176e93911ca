import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TestApp } from '@fieldhouse/testing';
import { request as ask } from 'node:http';
import { sendRaw } from './testing/raw-http';
import { startWholeApi } from './testing/whole-api';

describe('every answer', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    ({ token } = await app.signUp('reader'));
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const ANSWERS = [
    ['/api/leagues', 200, 'application/json; charset=utf-8'],
    ['/health/live', 200, 'application/json; charset=utf-8'],
    ['/metrics', 200, 'text/plain; version=0.0.4; charset=utf-8'],
    ['/api/no-such-thing', 404, 'application/problem+json'],
    ['/api/leagues/%ff', 400, 'application/problem+json'],
  ] as const;

  it.each(ANSWERS)(
    'of %s (%i) says what it is and what browsers may do with it',
    async (path, status, type) => {
      const { headers, ...answer } = await get(path).then((one) => ({
        status: one.status,
        headers: one.headers,
      }));
      expect([answer.status, headers.get('content-type')]).toEqual([status, expect.stringContaining(type)]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      const policy = (headers.get('content-security-policy') ?? '').split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
    },
  );

  it('says so too where no route was reached', async () => {
    const { type, head } = await sendRaw(app.url, 'GET / HTTP/1.1\r\nno colon\r\n\r\n');
    expect(type).toContain('application/problem+json');
    for (const line of ['x-content-type-options: nosniff', "frame-ancestors 'none'"])
      expect(head).toContain(line);
  });

  it('leaves compressed when it is long, unless it is about a session', async () => {
    const { headers } = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    const plain = await get('/api/openapi.json', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'accept-encoding',
    ]);
    for (const path of ['/api/leagues', '/api/auth/user', '/health/live'])
      expect((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull();
  });

  it('is for our own pages: no other origin may read it', async () => {
    const origin = 'https://attacker.example';
    const preflight = await fetch(`${app.url}/api/leagues`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    for (const { headers } of [await get('/api/leagues', { origin }), preflight])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('tells nobody what they have sent: TRACE is no method here', async () => {
    const [status, text] = await new Promise<readonly [number | undefined, string]>((resolve, reject) => {
      ask(
        `${app.url}/api/leagues`,
        { method: 'TRACE', headers: { 'x-said': 'to be told back' } },
        (answer) => {
          let told = '';
          answer.on('data', (part: Buffer) => (told += part.toString()));
          answer.on('end', () => resolve([answer.statusCode, told]));
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('to be told back');
  });
});
