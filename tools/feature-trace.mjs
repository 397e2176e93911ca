import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './setup.mjs';
import { cellsOf, entriesOf, namedBy, wrongWith } from './trace/shown-by.mjs';

/** The features that the product has or is about to have: by group, the numbers of its rows. */
const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);
const FEATURES = {
  ...{ T: numbers(15), C: numbers(18), N: numbers(9), D: [25, 30, 31, 34] },
  ...{ L: numbers(20), M: numbers(20), Q: numbers(6), P: [10], V: [6] },
};
const IDS = Object.entries(FEATURES).flatMap(([group, rows]) => rows.map((row) => `${group}${row}`));

/** What a row may say beside tests: what is missing, and which part brings it. */
const LATER = /^later: .{3,}/;

/** @returns what is wrong with a row: `| T1 | what it is | what shows it |` */
const problemsOf = ([id, feature, shownBy = '']) => {
  if (!IDS.includes(id)) return ['there is no such feature'];
  const entries = entriesOf(shownBy).filter((entry) => entry !== '');
  return [
    feature ? null : 'it does not say what it is',
    entries.length > 0 ? null : 'nothing shows it',
    ...entries.map((entry) => {
      if (LATER.test(entry)) return null;
      const named = namedBy(entry);
      return named && !named.isDocument ? wrongWith(named) : `'${entry}' is neither a test nor a later part`;
    }),
  ].filter((one) => one !== null);
};

const run = (file = 'docs/feature-trace.md') => {
  const rows = readFileSync(resolve(root, file), 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z]\d+ +\|/.test(line))
    .map(cellsOf);
  const ids = rows.map(([id]) => id);
  const problems = [
    ...rows.flatMap((row) => problemsOf(row).map((problem) => `${row[0]}: ${problem}`)),
    ...IDS.filter((id) => !ids.includes(id)).map((id) => `${id}: it has no row`),
    ...[...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `${id}: it has two rows`),
  ];
  for (const problem of problems) console.log(problem);
  const whole = rows.filter(([, , shownBy = '']) => !entriesOf(shownBy).some((entry) => LATER.test(entry)));
  console.log(`feature-trace: ${IDS.length} features, ${whole.length} whole; ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
};

if (process.argv[1]?.endsWith('feature-trace.mjs')) process.exit(run(...process.argv.slice(2)));
