import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** What all stages together came to. */
export const totals = { passed: 0, failed: 0, secondTries: 0 };

// Ctrl-C reaches this process alone: stages have groups of their own, which end as it exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** A stage that hangs ends, with everything that it started. */
const END_AFTER_MS = 75 * 60_000;
// `times` is the shell's own: processor seconds of what it ran, on every system.
const TIMED = '"$@"; code=$?; times > "$TIMES"; exit $code';

/** Runs node with these arguments. @returns exit code, output, and what it took */
export const run = (args, env = {}) =>
  new Promise((resolve) => {
    const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-stage-'));
    const times = join(folder, 'times');
    const started = Date.now();
    const child = spawn('sh', ['-c', TIMED, 'sh', process.execPath, ...args], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', ...env, TIMES: times },
    });
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    process.once('exit', end);
    const timer = setTimeout(end, END_AFTER_MS);
    const text = [];
    child.stdout.on('data', (chunk) => text.push(chunk));
    child.stderr.on('data', (chunk) => text.push(chunk));
    child.once('exit', (code) => {
      clearTimeout(timer);
      // Whatever a failed test left behind ends with its stage.
      end();
      process.removeListener('exit', end);
      resolve({
        code,
        output: Buffer.concat(text).toString(),
        wall: (Date.now() - started) / 1000,
        cpu: processorSeconds(times),
      });
      rmSync(folder, { recursive: true, force: true });
    });
  });

/** The second line of `times`: user and system time of the children, as 1m2.345s. */
const processorSeconds = (path) => {
  try {
    const [, children = ''] = readFileSync(path, 'utf8').split('\n');
    return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * m + Number(s), 0);
  } catch {
    return 0;
  }
};

export const took = ({ wall, cpu }) => `${Math.round(wall)} s, ${Math.round(cpu)} s of processor`;

/** A stage that is one check: it passes or it fails. */
export const checkStage = async (name, args) => {
  const result = await run(args);
  totals[result.code === 0 ? 'passed' : 'failed'] += 1;
  const verdict = result.code === 0 ? 'ok' : 'FAILED';
  console.log(`\n=== ${name}\n${result.output.trim()}\n${name}: ${verdict} (${took(result)})`);
};

/** A step of the set-up. A run cannot go on without it: one that fails has said why, and ends the run. */
export const setupStep = async (name) => {
  const result = await run(['tools/setup.mjs', name]);
  if (result.output.trim()) console.log(result.output.trim());
  if (result.code !== 0) process.exit(1);
  if (result.wall > 2) console.log(`set-up of ${name}: ${took(result)}`);
};

/** Lists of steps: the lists side by side, the steps of one after each other. */
export const lanes = (lists) =>
  Promise.all(
    lists.map(async (steps) => {
      for (const step of steps) await step();
    }),
  );
