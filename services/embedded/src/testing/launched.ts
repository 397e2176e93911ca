import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// eslint-disable-next-line no-restricted-syntax -- the one wait of this library, which may not import the kernel: between two looks
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(__dirname, '../../../..');
const MAIN = join(ROOT, 'dist/server/services/embedded/src/launcher/main.js');
const LOOK_EVERY_MS = 20;

/** Waits until a condition holds. @throws naming what was waited for */
export const eventually = async (
  what: string,
  withinMs: number,
  holds: () => boolean | Promise<boolean>,
): Promise<void> => {
  for (const end = Date.now() + withinMs; !(await holds()); await wait(LOOK_EVERY_MS))
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
};

/** Builds what changed of the server, as `npm start` does. */
export const buildServer = async (): Promise<void> => {
  const [code] = (await once(spawn(process.execPath, ['tools/build-server.mjs'], { cwd: ROOT }), 'exit')) as [
    number,
  ];
  if (code !== 0) throw new Error('the server could not be built');
};

/** The process behind `npm start`, and what it has said so far. */
export type Launched = {
  readonly child: ChildProcess;
  readonly said: () => { readonly stdout: string; readonly stderr: string };
  /** How it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
};

export const launch = (...args: readonly string[]): Launched => launchWith({}, ...args);

/** The same with settings of its own. */
export const launchWith = (
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Launched => {
  const { EVENTSTORE_URL: _, MONGODB_URL: __, REDIS_URL: ___, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...env, CONFIRMED_EMAIL_DOMAINS: 'example.org', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, stdout, stderr }));
  return { child, said: () => ({ stdout, stderr }), ended };
};

/** Process ids by name, as the launcher records them. */
export const processesIn = (dataDir: string): Readonly<Record<string, number>> =>
  JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as Record<string, number>;

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
