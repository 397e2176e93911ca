import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftCommandTable, draftPlanCommandTable } from './draft.table';

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');

const names = (cell: string | undefined): readonly string[] =>
  (cell ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The rows under the heading 'Command | Events | Errors', as the code writes them. */
const published = Object.fromEntries(
  readme
    .slice(readme.search(/\| Command +\| Events +\| Errors/))
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(
      ([, command = '', events, errors]) =>
        [command, { events: names(events), errors: names(errors) }] as const,
    ),
);

describe('the README', () => {
  it('lists every command with exactly the events and errors that the code allows', () => {
    expect(published).toStrictEqual({ ...draftCommandTable, ...draftPlanCommandTable });
  });

  it('stays short enough to be read', () => expect(readme.split('\n').length).toBeLessThanOrEqual(81));
});
