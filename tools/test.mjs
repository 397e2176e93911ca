import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureClientBuild,
  ensureCompiler,
  ensureDependencies,
  ensureNode,
  ensureRedis,
  ensureServerBuild,
  orExplain,
  root,
} from './setup.mjs';
import { affectedRoots } from './test/affected.mjs';
import { jestStage } from './test/jest-stage.mjs';
import { checkStage, lanes, totals } from './test/stages.mjs';

/**
 * `npm test`: everything. `npm test -- unit` names stages; `-- services/leagues` runs the tests below a path;
 * `-- --affected` what a change since main can have broken; `-- --long` makes every attack and simulation in full.
 */
const STAGES = ['format', 'lint', 'spec-trace', 'types', 'unit', 'integration', 'journeys'];
const asked = process.argv.slice(2);
const named = asked.filter((one) => STAGES.includes(one));
const affected = asked.includes('--affected') ? affectedRoots() : null;
const paths = affected ?? asked.filter((one) => !one.startsWith('--') && !STAGES.includes(one));
if (asked.includes('--long')) process.env.FIELDHOUSE_LONG = '1';

if (affected?.length === 0) {
  console.log('Nothing that has tests is affected.\n\n1 passed, 0 failed');
  process.exit(0);
}
const wanted = (stage) =>
  named.length > 0 ? named.includes(stage) : paths.length === 0 || ['unit', 'integration'].includes(stage);

await orExplain(async () => {
  ensureNode();
  ensureDependencies();
  ensureRedis();
  if (wanted('integration')) ensureCompiler();
  if (wanted('journeys')) {
    ensureChromium();
    ensureClientBuild();
  }
  await ensureServerBuild();
});
const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
rmSync(join(reports, 'cpu.ndjson'), { force: true });

const tsc = 'node_modules/typescript/bin/tsc';
const incremental = (name) => ['--incremental', '--tsBuildInfoFile', `.nx/${name}.tsbuildinfo`];
await lanes(
  [
    [
      ['lint', ['tools/lint.mjs', ...paths]],
      ['spec-trace', ['tools/spec-trace.mjs']],
    ],
    [
      ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']],
      ['types (server)', [tsc, '--noEmit', '-p', 'tsconfig.json', ...incremental('server')], 'types'],
      [
        'types (client)',
        [tsc, '--noEmit', '-p', 'frontend/client/tsconfig.json', ...incremental('client')],
        'types',
      ],
    ],
  ].map((lane) =>
    lane
      .filter(([name, , stage = name]) => wanted(stage))
      .map(
        ([name, args]) =>
          () =>
            checkStage(name, args),
      ),
  ),
);
if (wanted('unit')) await jestStage('unit', { projects: ['unit', 'client'], workers: 2, paths, budget: 45 });
if (wanted('integration'))
  await jestStage('integration', { projects: ['integration'], workers: 2, paths, budget: 100 });
if (wanted('journeys'))
  await jestStage('journeys', { projects: ['journeys'], workers: 2, paths: [], budget: 150 });

const { passed, failed } = totals;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
