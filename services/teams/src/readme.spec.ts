import { teamsCommands } from '@fieldhouse/api-contract';
import { teamsEvents } from '@fieldhouse/events/teams';
import { publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { teamsProblems } from './http/teams.problems';

it('has every command, event and error in the README, and no other', () => {
  expect(publishedTable(join(__dirname, '../README.md'), 'The teams')).toEqual({
    commands: Object.keys(teamsCommands.commands).sort(),
    events: teamsEvents.map(({ type }) => type).sort(),
    errors: Object.keys(teamsProblems).sort(),
  });
});
