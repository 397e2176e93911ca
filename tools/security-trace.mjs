import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './setup.mjs';
import { cellsOf, entriesOf, namedBy, wrongWith } from './trace/shown-by.mjs';

/** OWASP ASVS 5.0.0: by section, the level of each of its requirements in their order. */
export const PUBLISHED = {
  1.1: '22',
  1.2: '1111122223',
  1.3: '112222222223',
  1.4: '222',
  1.5: '123',
  2.1: '122',
  2.2: '112',
  2.3: '12223',
  2.4: '23',
  3.1: '3',
  3.2: '113',
  3.3: '12223',
  3.4: '11222233',
  3.5: '11122333',
  3.6: '3',
  3.7: '22333',
  4.1: '12233',
  4.2: '23333',
  4.3: '22',
  4.4: '1222',
  5.1: '2',
  5.2: '112333',
  5.3: '113',
  5.4: '222',
  6.1: '122',
  6.2: '111111112222',
  6.3: '11223333',
  6.4: '112233',
  6.5: '22222333',
  6.6: '2223',
  6.7: '33',
  6.8: '2222',
  7.1: '222',
  7.2: '1111',
  7.3: '22',
  7.4: '11222',
  7.5: '223',
  7.6: '22',
  8.1: '1233',
  8.2: '1123',
  8.3: '133',
  8.4: '23',
  9.1: '111',
  9.2: '1222',
  10.1: '22',
  10.2: '223',
  10.3: '22223',
  10.4: '1111122222233333',
  10.5: '22222',
  10.6: '22',
  10.7: '222',
  11.1: '2233',
  11.2: '22233',
  11.3: '11233',
  11.4: '1222',
  11.5: '23',
  11.6: '23',
  11.7: '33',
  12.1: '12233',
  12.2: '11',
  12.3: '22223',
  13.1: '2333',
  13.2: '222223',
  13.3: '2233',
  13.4: '1222233',
  14.1: '22',
  14.2: '12223333',
  14.3: '122',
  15.1: '12233',
  15.2: '12233',
  15.3: '1222222',
  15.4: '3333',
  16.1: '2',
  16.2: '22222',
  16.3: '2222',
  16.4: '222',
  16.5: '2223',
  17.1: '23',
  17.2: '22223333',
  17.3: '22',
};
/** What asks for a text instead of a behaviour: there a heading shows it. */
const OF_TEXTS = ['2.1', '5.1', '6.1', '7.1', '8.1', '11.1', '13.1', '14.1', '15.1', '16.1'];

/** The requirements of levels 1 and 2, id → level. */
export const requirements = new Map(
  Object.entries(PUBLISHED).flatMap(([section, levels]) =>
    [...levels].flatMap((level, at) => (level === '3' ? [] : [[`V${section}.${at + 1}`, level]])),
  ),
);

const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => /^\| V\d+\.\d+\.\d+ \|/.test(line))
    .map(cellsOf);

/** What a status needs, of what the row names and of what it says beside. @returns what is missing, or null */
const NEEDS = {
  met: (shown, said, id) =>
    said.length > 0
      ? `'${said[0]}' names no test`
      : shown.some(({ isDocument }) => !isDocument) ||
          (shown.length > 0 && OF_TEXTS.some((one) => id.startsWith(`V${one}.`)))
        ? null
        : 'no test shows it',
  partly: (_, said) => (said.length === 0 ? 'it does not say what is missing' : null),
  unmet: (_, said) => (said.length === 0 ? 'it does not say why' : null),
  'not applicable': (shown, said) =>
    said.length === 0 || shown.length > 0 ? 'a reason, and nothing else, is due' : null,
};

/** @returns what is wrong with a row */
const problemsOf = ([id, level, asks, status, shownBy]) => {
  if (!requirements.has(id)) return ['it is none of level 1 or 2'];
  const said = entriesOf(shownBy ?? '').filter((entry) => entry !== '' && !namedBy(entry));
  const shown = entriesOf(shownBy ?? '').flatMap((entry) => namedBy(entry) ?? []);
  return [
    level === requirements.get(id) ? null : `its level is ${requirements.get(id)}`,
    asks ? null : 'it does not say what is asked for',
    NEEDS[status] ? NEEDS[status](shown, said, id) : `'${status}' is no status`,
    ...shown.map(wrongWith),
  ].filter((one) => one !== null);
};

const run = (file = 'docs/security.md') => {
  const rows = rowsOf(readFileSync(resolve(root, file), 'utf8'));
  const ids = rows.map(([id]) => id);
  const problems = [
    ...rows.flatMap((row) => problemsOf(row).map((problem) => `${row[0]}: ${problem}`)),
    ...[...requirements.keys()].filter((id) => !ids.includes(id)).map((id) => `${id}: it has no row`),
    ...[...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `${id}: it has two rows`),
  ];
  for (const problem of problems) console.log(problem);
  const counted = Object.keys(NEEDS).map(
    (status) => `${rows.filter((row) => row[3] === status).length} ${status}`,
  );
  console.log(
    `security-trace: ${requirements.size} requirements, ${counted.join(', ')}; ${problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
};

if (process.argv[1]?.endsWith('security-trace.mjs')) process.exit(run(...process.argv.slice(2)));
