import type { EmbeddedStack } from '@fieldhouse/embedded';
import { TEST_SECRET } from '@fieldhouse/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const MAINS = {
  api: 'services/api/src/main.js',
  worker: 'services/worker/src/main.js',
  projections: 'projections/worker/src/main.js',
};
export type AppName = keyof typeof MAINS;

/** One app in a process of its own, as it runs where apps run twice. */
export type AppProcess = {
  readonly pid: number;
  /** Where it answers; empty unless it is an API. */
  readonly url: string;
  /** kill -9; it does not come back. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Builds what changed of the server; the apps run as they are shipped. */
export const buildApps = async (): Promise<void> => {
  const child = spawn(process.execPath, ['tools/build-server.mjs'], { cwd: ROOT });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the server could not be built');
};

/** Starts an app over running stores. @throws with what it said, if it does not get ready */
export const startApp = async (
  name: AppName,
  stack: EmbeddedStack,
  env: Readonly<Record<string, string>> = {},
): Promise<AppProcess> => {
  const child = spawn(process.execPath, [join(ROOT, 'dist/server', MAINS[name])], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EVENTSTORE_URL: stack.eventStoreUrl,
      MONGODB_URL: stack.mongoUrl,
      REDIS_URL: stack.redisUrl,
      FILES_DIR: stack.filesDir,
      FIELDHOUSE_SECRET: TEST_SECRET,
      LOG_LEVEL: 'error',
      AUTH_ATTEMPTS_PER_MINUTE: '100000',
      CONFIRMED_EMAIL_DOMAINS: 'example.org',
      APPS: name,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const ready = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const where = /^ready (\S+)$/m.exec(said)?.[1];
      if (where !== undefined) resolve(where);
    });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', () => reject(new Error(`${name} ended before it was ready: ${said}`)));
  });
  if (child.pid === undefined) throw new Error(`${name} has no process`);
  return {
    pid: child.pid,
    url: name === 'api' ? ready : '',
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
