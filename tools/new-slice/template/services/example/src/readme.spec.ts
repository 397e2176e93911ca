import { exampleCommands } from '@fieldhouse/api-contract';
import { exampleEvents } from '@fieldhouse/events/example';
import { publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { exampleProblems } from './http/example.problems';

it('has every command, event and error in the README, and no other', () => {
  expect(publishedTable(join(__dirname, '../README.md'), 'The example')).toEqual({
    commands: Object.keys(exampleCommands.commands).sort(),
    events: exampleEvents.map(({ type }) => type).sort(),
    errors: Object.keys(exampleProblems).sort(),
  });
});
