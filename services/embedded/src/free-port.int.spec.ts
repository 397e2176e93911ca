import { createServer } from 'node:net';
import { LOOPBACK, freePort } from './free-port';

it('is a port that can be listened on, and none that outgoing connections get', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(ports.filter((port) => port < 20_000 || port >= 32_000)).toEqual([]);
  const [port = 0] = ports;
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, LOOPBACK, resolve));
  await new Promise((resolve) => server.close(resolve));
});
