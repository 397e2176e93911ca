import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** The address that all embedded servers listen on. */
export const LOOPBACK = '127.0.0.1';

/** A port that was free a moment ago; children keep it over restarts, so that clients find them again. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
