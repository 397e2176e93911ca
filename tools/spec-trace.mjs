import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './setup.mjs';
import { cellsOf, entriesOf, namedBy, wrongWith } from './trace/shown-by.mjs';

/** What a row may say instead of tests, and when. */
const WITHOUT_TEST = [
  /^later: (notifications|teams|events|payments|chat|facilities|discovery|dashboard)$/,
  /^open: decisions$/,
];
const OPEN = /not shown/;

/** The statements of sections 2 to 9: one per table row, and one per sentence of everything else. */
export const statementsOf = (text) => {
  const found = [];
  let section = '';
  for (const line of text.split('\n')) {
    const title = /^#+ (?:(\d+)\. )?/.exec(line);
    if (title) {
      section = title[1] ?? section;
      continue;
    }
    const rule = /^\|[-\s|]+\|$/.test(line) || line.startsWith('| Situation ');
    if (!/^[2-9]$/.test(section) || line.trim() === '' || rule) continue;
    const body = line.startsWith('|')
      ? line.slice(1, -1).trim().replace(' | ', ': ')
      : line.replace(/^- /, '').trim();
    if (body.endsWith(':')) continue;
    for (const sentence of body.split(/(?<=\.)\s+(?=[A-Z'/])/)) {
      const before = found.at(-1);
      const openQuote = before && (before.text.match(/(?<![a-z])'|'(?![a-z])/g) ?? []).length % 2 === 1;
      if (openQuote && before.line === line) before.text += ` ${sentence}`;
      else found.push({ section, line, text: sentence.trim() });
    }
  }
  return found.map(({ section: at, text: statement }) => ({ section: at, statement }));
};

/** The rows of the trace: statement → what shows it. */
export const rowsOf = (text) =>
  new Map(
    text
      .split('\n')
      .filter((line) => /^\| +[2-9] +\|/.test(line))
      .map(cellsOf)
      .map(([, statement, shownBy]) => [statement, entriesOf(shownBy)]),
  );

/** @returns what is wrong with one entry of a row, or null */
const wrongEntry = (entry, statement) => {
  if (WITHOUT_TEST.some((allowed) => allowed.test(entry)))
    return entry.startsWith('open') && !OPEN.test(statement) ? 'it does state something' : null;
  const named = namedBy(entry);
  return named && !named.isDocument ? wrongWith(named) : `'${entry}' is neither a test nor a later part`;
};

const run = (specification = 'docs/specification.md', trace = 'docs/spec-trace.md') => {
  const statements = statementsOf(readFileSync(resolve(root, specification), 'utf8'));
  const rows = rowsOf(readFileSync(resolve(root, trace), 'utf8'));
  const problems = [];
  let later = 0;
  for (const { section, statement } of statements) {
    const shownBy = rows.get(statement);
    if (!shownBy || shownBy.length === 0 || shownBy[0] === '')
      problems.push(`${section}: nothing shows '${statement}'`);
    for (const entry of shownBy ?? []) {
      const wrong = wrongEntry(entry, statement);
      if (wrong) problems.push(`${section}: '${statement}': ${wrong}`);
    }
    if (shownBy?.every((entry) => entry.startsWith('later:'))) later += 1;
  }
  const known = new Set(statements.map(({ statement }) => statement));
  for (const statement of rows.keys())
    if (!known.has(statement)) problems.push(`the specification does not say '${statement}'`);
  for (const problem of problems) console.log(problem);
  console.log(
    `spec-trace: ${statements.length} statements, ${later} of later parts, ${problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
};

if (process.argv[1]?.endsWith('spec-trace.mjs')) process.exit(run(...process.argv.slice(2)));
