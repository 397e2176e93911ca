import { leagueCommands, playerPoolCommands } from '@fieldhouse/api-contract';
import { leagueEvents, playerPoolEvents } from '@fieldhouse/events/leagues';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { leagueProblems } from './http/league.problems';
import { playerPoolProblems } from './http/player-pool.problems';

const at = (file: string): string => join(__dirname, file);

describe('the README has every command, event and error, and no other', () => {
  it('of the league', () => {
    expect(publishedTable(at('../README.md'), 'The league')).toEqual({
      commands: commandsOf(at('domain/league.commands.ts'), leagueCommands),
      events: leagueEvents.map(({ type }) => type).sort(),
      errors: Object.keys(leagueProblems).sort(),
    });
  });

  it('of the player pool', () => {
    expect(publishedTable(at('../README.md'), 'The player pool')).toEqual({
      commands: commandsOf(at('domain/player-pool.commands.ts'), playerPoolCommands),
      events: playerPoolEvents.map(({ type }) => type).sort(),
      errors: Object.keys(playerPoolProblems).sort(),
    });
  });
});
