import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** A set-up step that a person has to do: one sentence and what to type. */
export class SetupError extends Error {}

const say = (message) => process.stderr.write(`${message}\n`);
const has = (command) =>
  (process.env.PATH ?? '').split(':').some((folder) => folder && existsSync(join(folder, command)));
const isDebianRoot = () => process.getuid?.() === 0 && has('apt-get');

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0;
const quietly = (command, args) =>
  run(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Node 20.19+ or 22.12+: what the pinned packages were built for. */
export const ensureNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  throw new SetupError(
    `Fieldhouse needs Node 20.19 or newer (or 22.12 or newer); this is ${process.versions.node}. Install it from https://nodejs.org and try again.`,
  );
};

/** Installs a tool with the system's package manager where that needs no password. @returns whether it is there */
const tryToInstall = (command, { debian, homebrew }) => {
  if (has(command)) return true;
  if (debian && isDebianRoot()) {
    say(`Installing ${debian.join(' ')} …`);
    quietly('apt-get', ['update', '-qq']);
    quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debian]);
  } else if (homebrew && has('brew')) {
    say(`Installing ${homebrew} …`);
    run('brew', ['install', '--quiet', homebrew]);
  }
  return has(command);
};

/** The same, or says what to type. */
const installTool = (command, { hint, ...packages }) => {
  if (!tryToInstall(command, packages)) throw new SetupError(`${command} is missing. ${hint}`);
};

const mark = join(root, 'node_modules', '.fieldhouse-lock');
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
/** What the storage engine is compiled without: parts that nothing here asks for are a third of the work. */
const UNUSED = ['FTS3', 'FTS3_PARENTHESIS', 'FTS4', 'FTS5', 'RTREE', 'GEOPOLY'];
/** `-O2` is what SQLite's makers use; `-O3` costs half as much again and is not faster. */
const CFLAGS = ['-O2', ...UNUSED.map((part) => `-USQLITE_ENABLE_${part}`)].join(' ');
const npm = (...args) =>
  run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The compiler works on two files at once.
    env: { ...process.env, JOBS: '2', CFLAGS },
  });

/**
 * `npm ci` when the lock file is not the one that was installed last, without what packages run at installation. What the
 * builds need comes along whatever NODE_ENV says: npm leaves it out in production.
 */
export const unpackDependencies = () => {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted()) return;
  say('Installing dependencies …');
  if (!npm('ci', '--include=dev', '--ignore-scripts'))
    throw new SetupError(
      'npm could not install the dependencies; its message is above. Mend that and start again.',
    );
};

/** Whose scripts may run at installation: no other package's does, whoever publishes it next. */
const SCRIPTS = Object.keys(JSON.parse(readFileSync(join(root, 'tools/install-scripts.json'), 'utf8')).run);

/** What packages run at installation; the storage engine is compiled where no ready-made build can be had. */
export const buildDependencies = () => {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted()) return;
  if (!npm('rebuild', ...SCRIPTS)) {
    installTool('g++', {
      debian: ['python3', 'make', 'g++'],
      hint: 'Install a C++ compiler, make and Python 3 (Debian: sudo apt-get install python3 make g++; macOS: xcode-select --install).',
    });
    installTool('make', { debian: ['make'], hint: 'Install make.' });
    installTool('python3', { debian: ['python3'], hint: 'Install Python 3.' });
    if (!npm('rebuild', ...SCRIPTS))
      throw new SetupError(
        'npm could not build the dependencies; its message is above. Mend that and start again.',
      );
  }
  writeFileSync(mark, wanted());
};

/** Both: everything that is imported can be. */
export const ensureDependencies = () => {
  unpackDependencies();
  buildDependencies();
};

/** Redis itself, unless REDIS_URL names one that runs elsewhere. */
export const ensureRedis = () => {
  if (process.env.REDIS_URL) return;
  installTool('redis-server', {
    debian: ['redis-server'],
    homebrew: 'redis',
    hint: 'Type: sudo apt-get install redis-server (macOS: brew install redis) — or set REDIS_URL to a Redis that runs.',
  });
};

/** A C compiler, for the library that lets syncs to a disk fail. */
export const ensureCompiler = () =>
  installTool('cc', {
    debian: ['gcc', 'libc6-dev'],
    homebrew: undefined,
    hint: 'Install a C compiler (Debian: sudo apt-get install gcc libc6-dev).',
  });

const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * A Chromium for the journeys: the one without windows where the system has it, since that is a sixth less work; any
 * other will do.
 */
export const ensureChromium = () => {
  if (process.env.CHROMIUM) return;
  if (tryToInstall('chromium-headless-shell', { debian: ['chromium-headless-shell'] })) return;
  if (CHROMIUMS.some(has)) return;
  installTool('chromium', {
    debian: ['chromium'],
    homebrew: undefined,
    hint: 'Install Chromium, or set CHROMIUM to the path of one.',
  });
};

/** A proxy for the journeys, and what makes its certificate. */
export const ensureProxy = () => {
  installTool('nginx', {
    debian: ['nginx-light'],
    homebrew: 'nginx',
    hint: 'Install nginx (Debian: sudo apt-get install nginx-light; macOS: brew install nginx).',
  });
  installTool('openssl', { debian: ['openssl'], homebrew: 'openssl', hint: 'Install openssl.' });
};

export const chromiumPath = () =>
  process.env.CHROMIUM ??
  CHROMIUMS.flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => join(folder, name))).find(
    (path) => existsSync(path),
  );

const newest = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

/** The social profile in the footer of the public site. */
export const socialUrl = () => process.env.SITE_SOCIAL_URL || 'https://social.example/@fieldhouse';

/** Builds the client and the public site when a source is newer than the last build, or the footer names another profile. */
export const ensureClientBuild = () => {
  const built = join(root, 'dist/client/site.json');
  const sources = [
    'frontend/client/src',
    'frontend/client/public',
    'frontend/client/index.html',
    'frontend/client/vite.config.mts',
    'services/contracts/api/src',
    'services/contracts/values/src',
    'services/rules',
    'tsconfig.base.json',
    'docs/screenshots',
    'tools/build-client.mjs',
    'tools/client-build',
    'package-lock.json',
  ];
  const last = Math.max(...sources.map((path) => newest(join(root, path))));
  const isNew = existsSync(built) && statSync(built).mtimeMs >= last;
  if (isNew && JSON.parse(readFileSync(built, 'utf8')).assets.social === socialUrl()) return;
  say('Building the client …');
  if (!run(process.execPath, [join(root, 'tools/build-client.mjs')]))
    throw new SetupError('The client could not be built; the message is above.');
};

/** Compiles the server's changed files. */
export const ensureServerBuild = async () => {
  const { buildServer } = await import('./build-server.mjs');
  await buildServer();
};

/** Runs `work`; a {@link SetupError} ends the process with its sentence and code 1. */
export const orExplain = async (work) => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
};

/** `node tools/setup.mjs STEP`: a step of its own process, for a run that does others beside it. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const steps = { dependencies: buildDependencies, client: ensureClientBuild };
  await orExplain(async () => steps[process.argv[2]]());
}
