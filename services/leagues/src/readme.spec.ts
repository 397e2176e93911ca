import {
  codeCommands,
  divisionCommands,
  broadcastCommands,
  disciplineCommands,
  leagueCommands,
  ownRegistrationCommands,
  playerPoolCommands,
  prospectusCommands,
  registrationCommands,
  scheduleRequestCommands,
} from '@fieldhouse/api-contract';
import {
  leagueBroadcastEvents,
  leagueDisciplineEvents,
  leagueEvents,
  leaguePlacesEvents,
  playerPoolEvents,
  prospectusEvents,
  registrationEvents,
  scheduleRequestEvents,
} from '@fieldhouse/events/leagues';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { broadcastProblems } from './http/broadcasts.problems';
import { disciplineProblems } from './http/discipline.problems';
import { leagueProblems } from './http/league.problems';
import { playerPoolProblems } from './http/player-pool.problems';
import { prospectusProblems } from './http/prospectus.problems';
import { placesProblems, registrationProblems } from './http/registration.problems';
import { scheduleRequestProblems } from './http/schedule-requests.problems';

const at = (file: string): string => join(__dirname, file);

describe('the README has every command, event and error, and no other', () => {
  it('of the league', () => {
    expect(publishedTable(at('../README.md'), 'The league')).toEqual({
      commands: commandsOf(at('domain/league.commands.ts'), leagueCommands),
      events: leagueEvents.map(({ type }) => type).sort(),
      errors: Object.keys(leagueProblems).sort(),
    });
  });

  it('of the messages to a league', () => {
    expect(publishedTable(at('../README.md'), 'The messages to a league')).toEqual({
      commands: commandsOf(at('domain/broadcasts.commands.ts'), broadcastCommands),
      events: leagueBroadcastEvents.map(({ type }) => type).sort(),
      errors: Object.keys(broadcastProblems).sort(),
    });
  });

  it('of the requests for the schedule', () => {
    expect(publishedTable(at('../README.md'), 'The requests for the schedule')).toEqual({
      commands: commandsOf(at('domain/schedule-requests.commands.ts'), scheduleRequestCommands),
      events: scheduleRequestEvents.map(({ type }) => type).sort(),
      errors: Object.keys(scheduleRequestProblems).sort(),
    });
  });

  it('of discipline', () => {
    expect(publishedTable(at('../README.md'), 'Discipline')).toEqual({
      commands: commandsOf(at('domain/discipline.commands.ts'), disciplineCommands),
      events: leagueDisciplineEvents.map(({ type }) => type).sort(),
      errors: Object.keys(disciplineProblems).sort(),
    });
  });

  it('of the player pool', () => {
    expect(publishedTable(at('../README.md'), 'The player pool')).toEqual({
      commands: commandsOf(at('domain/player-pool.commands.ts'), playerPoolCommands),
      events: playerPoolEvents.map(({ type }) => type).sort(),
      errors: Object.keys(playerPoolProblems).sort(),
    });
  });

  it('of the prospectus, of what is given to register, and of places', () => {
    const readme = at('../README.md');
    expect(publishedTable(readme, 'The prospectus')).toEqual({
      commands: commandsOf(at('domain/prospectus.commands.ts'), prospectusCommands),
      events: prospectusEvents.map(({ type }) => type).sort(),
      errors: Object.keys(prospectusProblems).sort(),
    });
    expect(publishedTable(readme, 'What somebody gives to register')).toEqual({
      commands: commandsOf(at('domain/registration.commands.ts'), ownRegistrationCommands),
      events: registrationEvents.map(({ type }) => type).sort(),
      errors: Object.keys(registrationProblems).sort(),
    });
    expect(publishedTable(readme, 'Registrations and places')).toEqual({
      commands: commandsOf(
        at('domain/places.commands.ts'),
        registrationCommands,
        divisionCommands,
        codeCommands,
      ),
      events: leaguePlacesEvents.map(({ type }) => type).sort(),
      errors: Object.keys(placesProblems).sort(),
    });
  });
});
