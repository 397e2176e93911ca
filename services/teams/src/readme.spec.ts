import { teamCommands } from '@fieldhouse/api-contract';
import { teamEvents } from '@fieldhouse/events/teams';
import { publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { teamProblems } from './http/team.problems';

const UPKEEP = [
  'AcceptTeamInvite',
  'SeeTeamInvite',
  'DeclineTeamInvite',
  'ExpireMemberInvitation',
  'FollowLeague',
  'ForgetMember',
];

it('has every command, event and error in the README, and no other', () => {
  expect(publishedTable(join(__dirname, '../README.md'), 'The team')).toEqual({
    commands: [...Object.keys(teamCommands.commands), ...UPKEEP].sort(),
    events: teamEvents.map(({ type }) => type).sort(),
    errors: Object.keys(teamProblems).sort(),
  });
});
