import { accountEvents } from '@fieldhouse/events/identity';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { accountProblems } from './http/account.problems';

it('has every command, event and error of the account in the README, and no other', () => {
  expect(publishedTable(join(__dirname, '../README.md'), 'The account')).toEqual({
    commands: commandsOf(join(__dirname, 'domain/account.commands.ts')),
    events: accountEvents.map(({ type }) => type).sort(),
    errors: Object.keys(accountProblems).sort(),
  });
});
