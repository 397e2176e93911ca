import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { createLogger } from '../logger';
import { serveClient } from './serve-client';

const needed = {
  ...{ EVENTSTORE_URL: 'esdb://localhost', MONGODB_URL: 'mongodb://localhost' },
  ...{ REDIS_URL: 'redis://localhost', FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890' },
};

describe('pages of a client that is not there', () => {
  it.each([
    ['/nowhere', [{ folder: '/nowhere' }]],
    ['', []],
  ])('are none, which the log says where they are meant: %j', async (CLIENT_DIR, expected) => {
    const said: object[] = [];
    const config = readConfig({ ...needed, CLIENT_DIR });
    const log = { warn: (about: object) => said.push(about) };
    await serveClient({} as never, config, log as never, undefined);
    expect(said).toEqual(expected);
  });
});

describe('an address at which there is no page', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'client-'));
    for (const name of ['assets', 'icons']) mkdirSync(join(folder, name));
    const roots = [
      'robots.txt',
      'sitemap.xml',
      'offline.html',
      'manifest.webmanifest',
      'sw.js',
      'favicon.svg',
    ];
    for (const name of [...roots, 'app.html', '404.html'])
      writeFileSync(join(folder, name), `This is ${name}`);
    const site = { csp: '', assets: [], pages: {}, appPaths: [], app: { scriptHash: '', preloads: {} } };
    writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['info', []],
    ['debug', ['no page at this address']],
  ])('has the 404 page, and is in no log that is not to be so detailed: %s', async (level, expected) => {
    const lines: string[] = [];
    const log = createLogger(level, 'api', { write: (line: string) => lines.push(line) });
    const app = fastify();
    await serveClient(app, readConfig({ ...needed, CLIENT_DIR: folder }), log, undefined);
    const { statusCode, body } = await app.inject('/wp-login.php');
    await app.close();
    expect([statusCode, body]).toEqual([404, 'This is 404.html']);
    expect(lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual(expected);
  });
});
