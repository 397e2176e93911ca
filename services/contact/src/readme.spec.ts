import { contactEvents } from '@fieldhouse/events/contact';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactProblems } from './http/contact.problems';

const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');

it('has every command, event and error of the ticket in the README, and no other', () => {
  const rows = (read('../README.md').split('\n## The ticket')[1] ?? '')
    .split('\n')
    .filter((line) => /^\| \w/.test(line))
    .slice(1);
  const column = (index: number): readonly string[] => [
    ...new Set(rows.flatMap((row) => row.split('|')[index]?.match(/\w+/g) ?? [])),
  ];
  const commands = [...read('domain/contact-ticket.decider.ts').matchAll(/readonly type: '(\w+)'/g)];
  expect(column(1)).toEqual(commands.map(([, type]) => type));
  expect(column(2)).toEqual(contactEvents.map(({ type }) => type));
  expect(column(3)).toEqual(Object.keys(contactProblems));
});
