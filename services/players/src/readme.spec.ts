import { playerCommands } from '@fieldhouse/api-contract';
import { playerProfileEvents } from '@fieldhouse/events/players';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { playerProblems } from './http/player.problems';

it('has every command, event and error of the profile in the README, and no other', () => {
  expect(publishedTable(join(__dirname, '../README.md'), 'The profile')).toEqual({
    commands: commandsOf(join(__dirname, 'domain/player-profile.commands.ts'), playerCommands),
    events: playerProfileEvents.map(({ type }) => type).sort(),
    errors: Object.keys(playerProblems).sort(),
  });
});
