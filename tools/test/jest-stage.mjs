import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { root } from '../setup.mjs';
import { run, took, totals } from './stages.mjs';

const DEAREST = 10;
const LAST_LINES = 120;
/** What this machine needs for a fixed piece of work; the budgets were set where it took this long. */
const REFERENCE_SECONDS = 0.28;

const secondsOfThisMachine = () => {
  const started = process.cpuUsage();
  let text = 'fieldhouse';
  for (let n = 0; n < 200_000; n += 1) text = createHash('sha256').update(text).digest('hex');
  const { user } = process.cpuUsage(started);
  return user / 1e6;
};

/**
 * Some of Jest's projects: every test counts, a suite that could not run counts as one failure, and so does a file
 * that costs more processor time than its budget (scaled by the machine's speed). Beside two others a file costs up to
 * two and a half times what it does alone.
 */
export const jestStage = async (name, { projects, workers, paths, budget }) => {
  const report = join(root, 'reports', `${name}.json`);
  rmSync(report, { force: true });
  const result = await run([
    'node_modules/jest/bin/jest.js',
    ...paths,
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    '--forceExit',
  ]);
  const told = readReport(report);
  console.log(`\n=== ${name}`);
  for (const suite of told.testResults)
    if (suite.status === 'failed') console.log(`${relative(root, suite.name)}\n${suite.message}\n`);
  if (!existsSync(report)) console.log(`no report: ended after ${took(result)}\n${lastLines(result.output)}`);
  for (const line of printed(result.output)) console.log(line);
  const failed = told.numFailedTests + told.numRuntimeErrorTestSuites;
  const over = dearest(told, budget);
  totals.passed += told.numPassedTests;
  totals.failed += failed + over.length;
  console.log(`${name}: ${told.numPassedTests} passed, ${failed + over.length} failed (${took(result)})`);
};

const readReport = (path) =>
  existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults: [] };

/** Which files had ended, where a stage was ended before it could say what they came to. */
const lastLines = (output) => output.trim().split('\n').slice(-LAST_LINES).join('\n');

/** The figures that attacks print about themselves, which Jest mixes with its own lines. */
const printed = (output) =>
  output
    .split('\n')
    .filter((line) => /^(hostile input|uploads|stuffing|scripts|tokens|cross-site|sessions)[: ]/.test(line));

/** Prints the dearest files. @returns those above the budget */
const dearest = (told, budget) => {
  const notes = join(root, 'reports', 'cpu.ndjson');
  if (!existsSync(notes)) return [];
  const mine = new Set(told.testResults.map((suite) => suite.name));
  const costs = new Map();
  for (const line of readFileSync(notes, 'utf8').trim().split('\n')) {
    const { file, seconds } = JSON.parse(line);
    if (mine.has(file)) costs.set(file, seconds);
  }
  const allowed = budget * Math.max(1, secondsOfThisMachine() / REFERENCE_SECONDS);
  const rows = [...costs].sort((a, b) => b[1] - a[1]);
  for (const [file, seconds] of rows.slice(0, DEAREST))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${relative(root, file)}`);
  const over = process.env.FIELDHOUSE_LONG === '1' ? [] : rows.filter(([, seconds]) => seconds > allowed);
  for (const [file, seconds] of over)
    console.log(`${relative(root, file)} took ${seconds.toFixed(1)} s of its ${allowed.toFixed(0)} s`);
  return over;
};
