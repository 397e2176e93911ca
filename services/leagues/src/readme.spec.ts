import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leagueEvents, playerPoolEvents } from '@fieldhouse/events/leagues';
import { leagueProblems } from './http/league.problems';
import { playerPoolProblems } from './http/player-pool.problems';

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const source = (file: string): string => readFileSync(join(__dirname, 'domain', file), 'utf8');

/** The cells of the table below a heading: [commands, events, errors]. */
const tableOf = (heading: string): readonly (readonly string[])[] => {
  const section = readme.split('\n## ').find((text) => text.startsWith(heading)) ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.match(/\w+(?=,|\s|$)/g) ?? []),
  );
  return [0, 1, 2].map((column) => [...new Set(cells.flatMap((row) => row[column] ?? []))].sort());
};
const commandTypes = (file: string): readonly string[] =>
  [...source(file).matchAll(/type: '(\w+)'/g)].map(([, type = '']) => type).sort();

describe.each([
  [
    'The league',
    'league.commands.ts',
    leagueEvents.map(({ type }) => type as string),
    Object.keys(leagueProblems),
  ],
  [
    'The player pool',
    'player-pool.commands.ts',
    playerPoolEvents.map(({ type }) => type as string),
    Object.keys(playerPoolProblems),
  ],
])('%s in the README', (heading, file, events, errors) => {
  const [commands = [], toldEvents = [], toldErrors = []] = tableOf(heading);

  it('has every command, and no other', () => {
    expect(commands).toEqual(commandTypes(file));
  });

  it('has every event, and no other', () => {
    expect(toldEvents).toEqual([...events].sort());
  });

  it('has every error, and no other', () => {
    expect(toldErrors).toEqual([...errors].sort());
  });
});
