import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { runProbes } from './lint-probes/run.mjs';
import { root } from './setup.mjs';

/**
 * Types and rules of one half of the code: the rules ask the program that was just type-checked, so that nothing is
 * checked twice, and the halves have a processor each.
 */
const HALVES = {
  server: {
    config: 'tsconfig.json',
    folders: ['services', 'projections', 'tools', 'frontend/client-e2e', '*.mjs', '*.cjs'],
  },
  client: { config: 'frontend/client/tsconfig.json', folders: ['frontend/client'] },
};

/** Both halves and the probes, in processes of their own. @returns whether nothing was found */
const lintAll = async () => {
  // Without a fresh project graph the boundary rule passes everything over in silence.
  const graph = spawnSync(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'graph', '--file=.nx/project-graph.json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (graph.status !== 0)
    throw new Error(`the project graph could not be made: ${graph.stderr}${graph.stdout}`);
  const codes = await Promise.all(
    [...Object.keys(HALVES), 'probes'].map(
      (part) =>
        new Promise((done) => {
          const one = spawn(process.execPath, ['tools/lint.mjs', part], { cwd: root, stdio: 'inherit' });
          one.once('exit', done);
        }),
    ),
  );
  return codes.every((code) => code === 0);
};

/** @returns the half's program, and what is wrong with its types */
const checked = (config) => {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(String(messageText));
    },
  };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    join(root, config),
    { noEmit: true },
    host,
  );
  const program = ts.createProgram(fileNames, options);
  const wrong = ts.getPreEmitDiagnostics(program);
  if (wrong.length > 0)
    console.log(
      ts.formatDiagnostics(wrong, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  return { program, wrong: wrong.length };
};

const lintHalf = async (half) => {
  // The boundary rule reads the project graph anew for each file, unless it believes that ESLint runs by itself.
  process.argv[1] = join(root, 'node_modules/.bin/eslint');
  const { config, folders } = HALVES[half];
  const { program, wrong } = checked(config);
  // No cache: what a boundary rule says of a file depends on other files.
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: {
      files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  });
  const results = await eslint.lintFiles(folders);
  const text = await (await eslint.loadFormatter('stylish')).format(results);
  if (text) console.log(text);
  const problems = results.reduce((sum, result) => sum + result.errorCount + result.warningCount, 0);
  console.log(`${half}: ${wrong} wrong types; ${results.length} files, ${problems} problems`);
  return wrong + problems === 0;
};

/** Each rule on a violation planted for it. */
const probe = async () => {
  const { fired, silent } = await runProbes();
  for (const { why, rule, at, got } of silent)
    console.log(`probe stayed silent: ${why} (${rule} at ${at}; got ${JSON.stringify(got)})`);
  console.log(`${fired} of ${fired + silent.length} probes fired`);
  return silent.length === 0;
};

const [part] = process.argv.slice(2);
const good = part === undefined ? await lintAll() : part === 'probes' ? await probe() : await lintHalf(part);
process.exit(good ? 0 : 1);
