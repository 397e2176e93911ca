import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { request } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as tls } from 'node:tls';
import { ATTACHABLE } from '@fieldhouse/values';

const lines = readFileSync(join(__dirname, '../docs/proxy/nginx.conf'), 'utf8')
  .split('\n')
  .map((line) => line.trim());

describe('docs/proxy/nginx.conf', () => {
  it('speaks TLS of today only, and nothing without it', () => {
    expect(lines.filter((line) => line.startsWith('ssl_protocols'))).toEqual([
      'ssl_protocols TLSv1.2 TLSv1.3;',
    ]);
    expect(lines.filter((line) => line.startsWith('listen'))).toEqual(['listen LISTEN ssl;']);
  });

  it('says itself where visitors come from, behind whatever they say', () => {
    expect(lines).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(lines).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  });
});

/** nginx in a process of its own, as the journeys start it; it ends with its input. */
const PROXY = `
import { startProxy } from ${JSON.stringify(join(__dirname, 'harness/proxy.mjs'))};
const [folder, port, ...apis] = process.argv.slice(1);
const stop = await startProxy(folder, Number(port), apis);
console.log('up');
process.stdin.once('end', () => void stop().then(() => process.exit(0))).resume();
`;
const listen = async (listener: RequestListener): Promise<Server> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
const freePort = async (): Promise<number> => {
  const server = await listen(() => undefined);
  const port = portOf(server);
  await close(server);
  return port;
};

/** What each API answers other than 200: the card provider is away, and only the second is of the newer version. */
const WITHOUT: readonly Readonly<Record<string, number>>[] = [
  { '/api/pay': 503, '/assets/gone.js': 404, '/assets/new.js': 404 },
  { '/api/pay': 503, '/assets/gone.js': 404 },
];

describe('two APIs behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-proxy-'));
  const apis: Server[] = [];
  let proxy: ChildProcess;
  let port: number;
  const ended = (): Promise<unknown> => new Promise((resolve) => proxy.once('exit', resolve));

  /** It says how many bytes came. */
  const answer =
    (nth: number): RequestListener =>
    (asked, reply) => {
      let came = 0;
      asked.on('data', (chunk: Buffer) => (came += chunk.length));
      asked.on('end', () => {
        reply.writeHead(WITHOUT[nth]?.[asked.url ?? ''] ?? 200).end(String(came));
      });
    };

  beforeAll(async () => {
    for (const nth of [0, 1]) apis.push(await listen(answer(nth)));
    port = await freePort();
    const args = [folder, port, ...apis.map(portOf)].map(String);
    proxy = spawn(process.execPath, ['--input-type=module', '--eval', PROXY, ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await Promise.race([
      new Promise((resolve) => proxy.stdout?.once('data', resolve)),
      ended().then(() => Promise.reject(new Error('nginx did not start'))),
    ]);
  });
  afterAll(async () => {
    const end = ended();
    proxy.stdin?.end();
    await end;
    await Promise.all(apis.map(close));
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, body = Buffer.alloc(0)): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const method = body.length > 0 ? 'POST' : 'GET';
      const sent = request({ port, path, method, rejectUnauthorized: false }, (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      });
      sent.once('error', reject).end(body);
    });
  /** The cipher suite that is agreed on with a client of TLS 1.2 that has this one alone, or why there is none. */
  const agreed = async (ciphers: string): Promise<string> => {
    const client = tls({
      ...{ port, host: '127.0.0.1', rejectUnauthorized: false, ciphers },
      ...({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const),
    });
    try {
      await once(client, 'secureConnect');
      return client.getCipher().standardName;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error);
    } finally {
      client.destroy();
    }
  };
  const statuses = async (...paths: readonly string[]): Promise<readonly number[]> => {
    const found = [];
    for (const path of paths) found.push((await ask(path)).status);
    return found;
  };

  it('speak by suites with keys of their own for each session, and by no older ones', async () => {
    expect(await agreed('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe('TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256');
    expect(await agreed('ECDHE-ECDSA-CHACHA20-POLY1305')).toMatch(/CHACHA20_POLY1305/);
    const refused = 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE';
    expect(await agreed('ECDHE-ECDSA-AES128-SHA')).toBe(refused);
    expect(await agreed('ECDHE-ECDSA-AES256-SHA384')).toBe(refused);
  });

  it('take over for one another when one has gone', async () => {
    const gone = apis[1];
    if (!gone) throw new Error('there is one API only');
    const onPort = portOf(gone);
    await close(gone);
    expect(await statuses('/a', '/b', '/c', '/d', '/e', '/f')).toEqual([200, 200, 200, 200, 200, 200]);
    await new Promise<void>((resolve) => gone.listen(onPort, '127.0.0.1', resolve));
  });

  it('go on answering everybody while one thing that a person asks for is away', async () => {
    expect(await statuses('/api/pay', '/api/pay', '/api/leagues', '/api/leagues')).toEqual([
      503, 503, 200, 200,
    ]);
  });

  it('are sent the largest file that may be attached', async () => {
    const form = Buffer.alloc(ATTACHABLE.document.bytes + 2_000);
    expect(await ask('/api/attachments', form)).toEqual({ status: 200, text: String(form.length) });
  });

  it('have the files of a page between them while one of them is newer', async () => {
    const files = ['/assets/new.js', '/assets/new.js', '/assets/both.js', '/assets/both.js'];
    expect(await statuses(...files)).toEqual([200, 200, 200, 200]);
    expect(await statuses('/assets/gone.js')).toEqual([404]);
  });

  it('are reached while six hundred others are connected', async () => {
    const others = Array.from({ length: 600 }, () => connect(port, '127.0.0.1'));
    // The beginning of a handshake: nginx waits for the rest.
    for (const other of others) other.on('error', () => undefined).write(Buffer.from([22, 3, 1, 2, 0]));
    await Promise.all(others.map((other) => once(other, 'connect')));
    const found = await statuses('/a').catch(String);
    for (const other of others) other.destroy();
    expect(found).toEqual([200]);
  });
});
