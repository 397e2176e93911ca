import { betaCommands, betaDecisionCommands } from '@fieldhouse/api-contract';
import { betaApplicationEvents, betaSpotsEvents } from '@fieldhouse/events/beta';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { betaProblems } from './http/beta.problems';

const readme = join(__dirname, '../README.md');
const application = publishedTable(readme, 'The application');
const spots = publishedTable(readme, 'The spots');

describe('the README', () => {
  it('has every command and event of an application, and no other', () => {
    const file = join(__dirname, 'domain/beta-application.commands.ts');
    expect(application.commands).toEqual(commandsOf(file, betaCommands, betaDecisionCommands));
    expect(application.events).toEqual(betaApplicationEvents.map(({ type }) => type).sort());
  });

  it('has every command and event of the spots, and no other', () => {
    expect(spots.commands).toEqual(['ReleaseBetaSpot', 'TakeBetaSpot']);
    expect(spots.events).toEqual(betaSpotsEvents.map(({ type }) => type).sort());
  });

  it('has every error, and no other', () => {
    expect([...new Set([...application.errors, ...spots.errors])].sort()).toEqual(
      Object.keys(betaProblems).sort(),
    );
  });
});
