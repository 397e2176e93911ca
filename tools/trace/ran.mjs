import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup.mjs';
import { cellsOf, entriesOf, namedBy } from './shown-by.mjs';

const TRACES = ['docs/spec-trace.md', 'docs/feature-trace.md', 'docs/security.md'];
const TEST = /\.(?:spec\.tsx?|journey\.ts)$/;
/** What the name of many cases has where each case has its own. */
const PLACE = /%[sdioj#p]|\$[\w.]+/;

/** The tests that the traces name. */
export const namedTests = () => {
  const rows = TRACES.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const entries = new Set(rows.flat().flatMap(entriesOf));
  return [...entries].map(namedBy).filter((named) => named && TEST.test(named.file));
};

/**
 * That a test is written somewhere, the traces see to themselves; this says which of them no run of these was.
 * @param reports Jest's, as JSON
 */
export const notRun = (named, reports) => {
  const byFile = new Map(
    reports.flatMap(({ testResults }) =>
      testResults.map(({ name, assertionResults }) => [relative(root, name), assertionResults]),
    ),
  );
  return named.filter(({ file, name }) => {
    const isNamed = matcherOf(name);
    const cases = (byFile.get(file) ?? []).filter(({ title, ancestorTitles }) =>
      [title, ...ancestorTitles].some(isNamed),
    );
    return cases.length === 0 || cases.some(({ status }) => status !== 'passed' && status !== 'failed');
  });
};

/** What these stages reported; of one that was ended before it could, nothing. */
export const reportsOf = (stages) =>
  stages
    .map((name) => join(root, 'reports', `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));

const matcherOf = (name) => {
  const literals = name.split(PLACE).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${literals.join('.*')}$`, 's');
  return (title) => whole.test(title);
};
