import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureCompiler,
  ensureNode,
  ensureProxy,
  ensureRedis,
  ensureServerBuild,
  orExplain,
  root,
  unpackDependencies,
} from './setup.mjs';
import { affectedRoots } from './test/affected.mjs';
import { jestStage } from './test/jest-stage.mjs';
import { checkStage, lanes, setupStep, totals } from './test/stages.mjs';
import { namedTests, notRun, reportsOf } from './trace/ran.mjs';

/**
 * `npm test`: everything. `npm test -- unit` names stages; `-- services/leagues` runs the tests below a path;
 * `-- --affected` what a change since main can have broken; `-- --long` makes every attack and simulation in full.
 */
const STAGES = [
  'format',
  'lint',
  'spec-trace',
  'feature-trace',
  'security-trace',
  'unit',
  'integration',
  'journeys',
];
const asked = process.argv.slice(2);
const named = asked.filter((one) => STAGES.includes(one));
const affected = asked.includes('--affected') ? affectedRoots() : null;
const paths = affected ?? asked.filter((one) => !one.startsWith('--') && !STAGES.includes(one));
// With a key of Stripe's in the shell the card provider's suite would go there, without what only the practice one has.
delete process.env.STRIPE_SECRET_KEY;
if (asked.includes('--long')) process.env.FIELDHOUSE_LONG = '1';

if (affected?.length === 0) {
  console.log('Nothing that has tests is affected.\n\n1 passed, 0 failed');
  process.exit(0);
}
const wanted = (stage) =>
  named.length > 0 ? named.includes(stage) : paths.length === 0 || ['unit', 'integration'].includes(stage);

await orExplain(async () => {
  ensureNode();
  unpackDependencies();
  ensureRedis();
  if (wanted('integration')) ensureCompiler();
  if (wanted('unit') || wanted('journeys')) ensureProxy();
  if (wanted('journeys')) ensureChromium();
  await ensureServerBuild();
});
const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
rmSync(join(reports, 'cpu.ndjson'), { force: true });

// A file that has not changed since it was well formatted still is.
const kept = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/fieldhouse-format',
];
const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...kept, '.'];
const check = (name, ...args) => (wanted(name) ? [() => checkStage(name, args)] : []);
const tests = (name, options) => (wanted(name) ? [() => jestStage(name, { paths, ...options })] : []);
// One worker more than there are processors here: tests of screens and of live rooms wait a third of their time. Journeys do
// not: their pages and processes have clocks that cost more, the longer everything takes.
const [unit, ...later] = [
  tests('unit', { projects: ['unit', 'client'], workers: 3, budget: 45 }),
  tests('integration', { projects: ['integration'], workers: 3, budget: 240 }),
  tests('journeys', { projects: ['journeys'], workers: 2, paths: [], budget: 60 }),
];
// The storage engine's compiler and the lint of the server have one thread each: what needs neither fills the other processor.
await lanes([
  [() => setupStep('dependencies'), ...(wanted('journeys') ? [() => setupStep('client')] : []), ...unit],
  [
    ...check('format', ...prettier),
    ...check('spec-trace', 'tools/spec-trace.mjs'),
    ...check('feature-trace', 'tools/feature-trace.mjs'),
    ...check('security-trace', 'tools/security-trace.mjs'),
  ],
  check('lint', 'tools/lint.mjs'),
]);
for (const stage of later.flat()) await stage();

const tested = ['unit', 'integration', 'journeys'];
if (paths.length === 0 && tested.every(wanted)) {
  const named = namedTests();
  const missing = notRun(named, reportsOf(tested));
  for (const { file, name } of missing) console.log(`a trace names what has not run: ${file} › ${name}`);
  console.log(`\ntraces: ${named.length} tests are named, ${missing.length} of them have not run`);
  totals.failed += missing.length;
}
const { passed, failed, secondTries } = totals;
if (secondTries > 0)
  console.log(`\nfiles that passed on the second try alone: ${secondTries}; what they said first is above`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
