import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';
import { runProbes } from './lint-probes/run.mjs';

/** Without a fresh project graph the boundary rule passes everything over in silence. */
const graph = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'graph', '--file=.nx/project-graph.json'],
  { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
);
if (graph.status !== 0)
  throw new Error(`the project graph could not be made: ${graph.stderr}${graph.stdout}`);

const { ESLint } = await import('eslint');
// No cache: what a boundary rule says of a file depends on other files.
const eslint = new ESLint();
const paths = process.argv.slice(2);
const results = await eslint.lintFiles(
  paths.length > 0 ? paths : ['services', 'projections', 'frontend', 'tools', '*.mjs', '*.cjs'],
);
const formatter = await eslint.loadFormatter('stylish');
const text = await formatter.format(results);
if (text) console.log(text);
const errors = results.reduce((sum, result) => sum + result.errorCount + result.warningCount, 0);

const { fired, silent } = await runProbes();
for (const probe of silent)
  console.log(
    `probe stayed silent: ${probe.why} (${probe.rule} at ${probe.at}; got ${JSON.stringify(probe.got)})`,
  );
console.log(
  `lint: ${results.length} files, ${errors} problems; ${fired} of ${fired + silent.length} probes fired`,
);
process.exit(errors + silent.length > 0 ? 1 : 0);
