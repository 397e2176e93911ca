import { teamCommands } from '@fieldhouse/api-contract';
import { teamEvents } from '@fieldhouse/events/teams';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { teamProblems } from './http/team.problems';

const at = (file: string): string => join(__dirname, file);

it('has every command, event and error in the README, and no other', () => {
  expect(publishedTable(at('../README.md'), 'The team')).toEqual({
    commands: commandsOf(at('domain/team.commands.ts'), teamCommands),
    events: teamEvents.map(({ type }) => type).sort(),
    errors: Object.keys(teamProblems).sort(),
  });
});
