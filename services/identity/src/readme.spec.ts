import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountEvents } from '@fieldhouse/events/identity';
import { accountProblems } from './http/account.problems';

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const commands = readFileSync(join(__dirname, 'domain/account.commands.ts'), 'utf8');

/** One column of the table of the account, without repetitions. */
const column = (index: number): readonly string[] => {
  const section = readme.split('\n## ').find((text) => text.startsWith('The account')) ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  return [...new Set(rows.flatMap((row) => row.split('|')[index]?.match(/\w+/g) ?? []))]
    .filter((word) => !/^-+$/.test(word))
    .sort();
};

describe('the README', () => {
  it('has every command, and no other', () => {
    const types = [...commands.matchAll(/type: '(\w+)'/g)].map(([, type = '']) => type);
    expect(column(1)).toEqual([...types].sort());
  });

  it('has every event, and no other', () => {
    expect(column(2)).toEqual(accountEvents.map(({ type }) => type as string).sort());
  });

  it('has every error, and no other', () => {
    expect(column(3)).toEqual(Object.keys(accountProblems).sort());
  });
});
