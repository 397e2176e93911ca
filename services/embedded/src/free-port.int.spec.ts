import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOOPBACK, freePort, lastingPort } from './free-port';

it('is a port that can be listened on, and none that outgoing connections get', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(ports.filter((port) => port < 20_000 || port >= 32_000)).toEqual([]);
  const [port = 0] = ports;
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, LOOPBACK, resolve));
  await new Promise((resolve) => server.close(resolve));
});

describe('a port that lasts', () => {
  let file: string;
  beforeEach(() => void (file = join(mkdtempSync(join(tmpdir(), 'port-')), 'port')));
  afterEach(() => rmSync(dirname(file), { recursive: true }));

  it('is the same every time', async () => {
    const port = await lastingPort(file);
    expect(await lastingPort(file)).toBe(port);
  });

  it('is another one when somebody else listens there', async () => {
    const port = await lastingPort(file);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve));
    const other = await lastingPort(file);
    await new Promise((resolve) => server.close(resolve));
    expect(other).not.toBe(port);
    expect(await lastingPort(file)).toBe(other);
  });

  it('is a new one when the file says none', async () => {
    writeFileSync(file, 'eighty');
    const port = await lastingPort(file);
    expect(readFileSync(file, 'utf8')).toBe(String(port));
  });
});
