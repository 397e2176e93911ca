import { playerProfileEvents } from '@fieldhouse/events/players';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playerProblems } from './http/player.problems';

const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');

it('has every command, event and error of the profile in the README, and no other', () => {
  const rows = (read('../README.md').split('\n## The profile')[1] ?? '')
    .split('\n')
    .filter((line) => /^\| \w/.test(line))
    .slice(1);
  const column = (index: number): readonly string[] =>
    [...new Set(rows.flatMap((row) => row.split('|')[index]?.match(/\w+/g) ?? []))].sort();
  const commands = [...read('domain/player-profile.commands.ts').matchAll(/readonly type: '(\w+)'/g)];
  expect(column(1)).toEqual(commands.map(([, type]) => type).sort());
  expect(column(2)).toEqual(playerProfileEvents.map(({ type }) => type as string).sort());
  expect(column(3)).toEqual(Object.keys(playerProblems).sort());
});
