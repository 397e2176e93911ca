import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { root } from '../setup.mjs';
import { worthASecondTry, withSecondTry } from './second-try.mjs';
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
 * two and a half times what it does alone. A few files that failed are run once more, alone: what they said is printed
 * all the same, and that they needed it stays in the last line.
 */
export const jestStage = async (name, { projects, workers, paths, budget }) => {
  const first = await jest(name, [...paths, '--selectProjects', ...projects, `--maxWorkers=${workers}`]);
  console.log(`\n=== ${name}`);
  printFailures(first.report);
  const again = worthASecondTry(first.report);
  const { report, passed } =
    again.length > 0 ? await secondTry(name, projects, first, again) : { ...first, passed: [] };
  for (const line of printed(first.output)) console.log(line);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const over = dearest(report, budget);
  totals.passed += report.numPassedTests;
  totals.failed += failed + over.length;
  totals.secondTries += passed.length;
  console.log(`${name}: ${report.numPassedTests} passed, ${failed + over.length} failed (${took(first)})`);
};

const secondTry = async (name, projects, first, files) => {
  const second = await jest(`${name}-again`, [
    '--selectProjects',
    ...projects,
    '-i',
    '--runTestsByPath',
    ...files,
  ]);
  console.log(`${name}: a second try, alone (${took(second)})`);
  printFailures(second.report);
  const merged = withSecondTry(first.report, second.report);
  for (const file of merged.passed) console.log(`passed on the second try: ${relative(root, file)}`);
  writeFileSync(reportPath(name), JSON.stringify(merged.report));
  return merged;
};

const reportPath = (name) => join(root, 'reports', `${name}.json`);

/** Runs Jest with these arguments. @returns what it took and printed, and its report */
const jest = async (name, args) => {
  const path = reportPath(name);
  rmSync(path, { force: true });
  const kept = ['--json', `--outputFile=${path}`, '--passWithNoTests', '--forceExit'];
  const result = await run(['node_modules/jest/bin/jest.js', ...args, ...kept]);
  if (!existsSync(path)) console.log(`no report: ended after ${took(result)}\n${lastLines(result.output)}`);
  return { ...result, report: readReport(path) };
};

const printFailures = ({ testResults }) => {
  for (const suite of testResults)
    if (suite.status === 'failed') console.log(`${relative(root, suite.name)}\n${suite.message}\n`);
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
