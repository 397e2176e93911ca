import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A running Redis. */
export type RunningRedis = {
  /** `redis://127.0.0.1:port` */
  readonly url: string;
  readonly port: number;
  /** The process id of `redis-server` itself. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 500;
const POLL_MS = 10;
const STOP_WITHIN_MS = 1500;
const PORT_ATTEMPTS = 5;
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

const WATCH = 'exec 3<&0; ( read line <&3 || kill $$ ) >/dev/null 2>&1 & exec "$0" "$@" </dev/null 3<&-';

/**
 * A command line that becomes the given server, leaving a watcher behind. When the process that started it dies,
 * however it dies, the watcher's input ends and it stops the server; a line on that input (the child's stdin) tells it
 * that there is nothing left to stop.
 */
export const underWatch = (server: string, args: readonly string[]): { command: string; args: string[] } => ({
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
    ['--bind', HOST],
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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Whether the server on a port is ready and is this process, not one that was there before. */
const isReady = (port: number, pid: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, HOST, () => socket.write('PING\r\nINFO server\r\n'));
    let answer = '';
    const end = (): void => {
      socket.destroy();
      resolve(answer.startsWith('+PONG') && answer.includes(`process_id:${pid}\r`));
    };
    socket.setTimeout(ANSWER_WITHIN_MS, end);
    socket.on('data', (data) => {
      answer += data.toString();
      if (!answer.startsWith('+PONG') || answer.includes('process_id:')) end();
    });
    socket.once('error', end);
    socket.once('close', end);
  });

const reasonIn = (output: string, port: number): string => {
  if (/address already in use/i.test(output)) return `port ${port} is in use`;
  return output.trim().split('\n').at(-1) ?? '';
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(impatience);
};

const launch = async (server: string, dir: string, port: number): Promise<RunningRedis> => {
  const { command, args } = underWatch(server, redisArguments(dir, port));
  const child = spawn(command, args, { stdio: 'pipe' });
  const [watcher, stdout, stderr] = child.stdio as unknown as (Socket | null)[];
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-2000)));
    stream?.unref();
  }
  watcher?.on('error', () => undefined).unref();
  child.once('exit', () => watcher?.end('ended\n'));
  child.unref();
  await once(child, 'spawn');
  const { pid = 0 } = child;
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(port, pid))) {
    if (hasEnded(child) || Date.now() > until) {
      await stopChild(child);
      throw new Error(`redis-server did not start: ${reasonIn(output, port)}`);
    }
    await wait(POLL_MS);
  }
  return { url: `redis://${HOST}:${port}`, port, pid, stop: () => stopChild(child) };
};

/**
 * Starts the real `redis-server` as a child process that ends with this one. Resolves when it answers PING.
 *
 * @param options `dir` holds its data and is made if missing; a free port is taken unless one is given
 * @throws Error with a sentence for the person who starts the product when there is none or it does not start
 */
export const startRedis = async ({ dir, port }: { dir: string; port?: number }): Promise<RunningRedis> => {
  const server = findRedisServer();
  if (server === undefined) {
    throw new Error('redis-server was not found: install it, or set REDIS_URL to a Redis that runs.');
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
