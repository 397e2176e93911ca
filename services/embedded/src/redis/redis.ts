import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort, LOOPBACK } from '../free-port';
import { CouldNotStart, Supervised } from '../launcher/supervised';

/** A running Redis. */
export type RunningRedis = {
  /** `redis://:password@127.0.0.1:port`; the password is made for this start. */
  readonly url: string;
  readonly port: number;
  /** The process of `redis-server` itself, started again whenever it ends by itself. */
  readonly process: Supervised;
  readonly stop: () => Promise<void>;
};

const STOP_WITHIN_MS = 1500;
const PORT_ATTEMPTS = 5;
const PASSWORD_BYTES = 24;
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

const WATCH = 'exec 3<&0; ( read line <&3 || kill $$ ) >/dev/null 2>&1 & exec "$0" "$@" </dev/null 3<&-';

/**
 * A command line that becomes the given server, leaving a watcher behind. When the process that started it dies,
 * however it dies, the watcher's input ends and it stops the server; a line on that input (the child's stdin) tells it
 * that there is nothing left to stop.
 */
const underWatch = (server: string, args: readonly string[]): { command: string; args: string[] } => ({
  command: '/bin/sh',
  args: ['-c', WATCH, server, ...args],
});

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of `redis-server`, if this machine has it. */
export const findRedisServer = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...USUAL_FOLDERS]
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'redis-server'))
    .find(isExecutable);

/** The command line that makes Redis keep what BullMQ queues and wake its waiting clients in time. */
export const redisArguments = (dir: string, port: number): readonly string[] =>
  [
    ['--port', String(port)],
    ['--bind', LOOPBACK],
    ['--dir', dir],
    ['--appendonly', 'yes'],
    ['--appendfsync', 'everysec'],
    ['--maxmemory-policy', 'noeviction'],
    // Blocked clients time out at the granularity of hz: 500 makes delayed jobs some 5 ms late at most, not 100.
    ['--hz', '500'],
    ['--dynamic-hz', 'no'],
    ['--save', ''],
    ['--daemonize', 'no'],
  ].flat();

/**
 * Redis refuses every write from then on and, having nothing to write, never syncs again: only a start ends it. What
 * it answered is in the file already.
 */
const SYNC_FAILED = 'Fail to fsync the AOF file';
const WORDS = 2_000;

/** What Redis said last, as a reason. */
const reasonIn = (output: string, port: number): string =>
  /address already in use/i.test(output)
    ? `port ${port} is in use`
    : (output.trim().split('\n').at(-1) ?? '');

const launch = async (path: string, dir: string, port: number): Promise<RunningRedis> => {
  let output = '';
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  // In a file of the owner's: what stands in a command line, every user of the machine can read.
  const settings = join(dir, 'redis.conf');
  writeFileSync(settings, `requirepass ${password}\n`, { mode: 0o600 });
  const heard = (line: string): void => {
    output = `${output}\n${line}`.slice(-WORDS);
    if (line.includes(SYNC_FAILED)) server.kill();
  };
  const server = new Supervised({
    name: 'redis',
    // Unlike the other servers it does not notice that its launcher was killed.
    ...underWatch(path, [settings, ...redisArguments(dir, port)]),
    isReady: (line) => line.includes('Ready to accept connections'),
    onLine: heard,
  });
  try {
    await server.start();
  } catch (error) {
    if (!(error instanceof CouldNotStart)) throw error;
    throw new CouldNotStart(`redis-server did not start: ${reasonIn(output, port) || error.message}`);
  }
  return {
    url: `redis://:${password}@${LOOPBACK}:${port}`,
    port,
    process: server,
    stop: () => server.stop(STOP_WITHIN_MS),
  };
};

/**
 * Starts the real `redis-server` as a child process that ends with this one. Resolves when it is ready.
 *
 * @param options `dir` holds its data and is made if missing; a free port is taken unless one is given
 * @throws CouldNotStart with a sentence for the person who starts the product when there is none or it does not start
 */
export const startRedis = async ({ dir, port }: { dir: string; port?: number }): Promise<RunningRedis> => {
  const server = findRedisServer();
  if (server === undefined) {
    throw new CouldNotStart('redis-server was not found: install it, or set REDIS_URL to a Redis that runs.');
  }
  mkdirSync(dir, { recursive: true });
  if (port !== undefined) return launch(server, dir, port);
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(server, dir, await freePort());
    } catch (error) {
      // Somebody may have taken the free port in between.
      if (attempt === PORT_ATTEMPTS || !String(error).endsWith('is in use')) throw error;
    }
  }
};
