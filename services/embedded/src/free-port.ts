import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** The address that all embedded servers listen on. */
export const LOOPBACK = '127.0.0.1';

/**
 * Below those that systems give to outgoing connections (32,768 and up): whoever tries again and again to reach a server
 * that is coming back could get its port for their own end, reach themselves, and keep it from ever listening again.
 */
const PORTS = { from: 20_000, to: 32_000 } as const;

/** A port that was free a moment ago; children keep it over restarts, so that clients find them again. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
};

/** The same port at every start, as a file remembers it; another one when somebody has taken it meanwhile. */
export const lastingPort = async (file: string): Promise<number> => {
  const last = rememberedIn(file);
  if (last !== undefined && (await isFree(last))) return last;
  const port = await freePort();
  writeFileSync(file, String(port));
  return port;
};

const rememberedIn = (file: string): number | undefined => {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return port >= PORTS.from && port < PORTS.to ? port : undefined;
  } catch {
    return undefined;
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
