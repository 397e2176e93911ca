import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureClientBuild,
  ensureDependencies,
  ensureNode,
  ensureRedis,
  ensureServerBuild,
  orExplain,
  root,
} from './setup.mjs';

await orExplain(async () => {
  ensureNode();
  ensureDependencies();
  ensureRedis();
  ensureChromium();
  ensureClientBuild();
  await ensureServerBuild();
});

const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
const totals = { passed: 0, failed: 0 };
const node = (args, options = {}) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    ...options,
  });

/** A step that is one check: it passes or it fails. */
const step = (name, args) => {
  const started = Date.now();
  console.log(`\n=== ${name}`);
  const ok = node(args).status === 0;
  totals[ok ? 'passed' : 'failed'] += 1;
  console.log(`${name}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
};

/** Jest projects: every test counts; a suite that could not run counts as one failure. */
const jest = (name, projects, extra = []) => {
  const started = Date.now();
  console.log(`\n=== ${name}`);
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const { status } = node(
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--silent=false',
      ...extra,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let result = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.log(`${name}: no report (exit ${status})`);
  }
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  console.log(
    `${name}: ${result.numPassedTests} passed, ${result.numFailedTests + result.numRuntimeErrorTestSuites} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
};

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);
if (wanted('lint')) step('lint', ['tools/lint.mjs']);
if (wanted('spec-trace')) step('spec-trace', ['tools/spec-trace.mjs']);
if (wanted('types')) {
  step('types (server)', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']);
  step('types (client)', [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    'frontend/client/tsconfig.json',
  ]);
}
if (wanted('unit')) jest('unit', ['unit', 'client'], ['--maxWorkers=2']);
if (wanted('integration')) jest('integration', ['integration'], ['--maxWorkers=2']);
if (wanted('journeys')) jest('journeys', ['journeys'], ['--runInBand']);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
