import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { created, granted, revoked, staffed } from '../domain/league.fixture';
import { leagueMembers } from './league-members.process';

const react = (event: LeagueEvent) => leagueMembers.react(event as RecordedEvent<LeagueEvent>);
const noted = (accountId: string) => [
  {
    kind: 'dispatch',
    command: {
      ...{ aggregate: 'poolPeople', id: `member.l1.${accountId}` },
      request: { type: 'NoteOwn', kind: 'member', leagueId: 'l1', accountId },
    },
  },
];

describe('the members of a league', () => {
  it('are noted when they create it, and when they get a role of it or of one of its teams', () => {
    expect(react(created)).toEqual(noted('ana'));
    expect(staffed.flatMap(react)).toEqual([...noted('ana'), ...noted('ben'), ...noted('sam')]);
    expect(react(granted('t1', 'cal', 'proxy'))).toEqual(noted('cal'));
  });

  it('are left alone otherwise', () => {
    expect(react(revoked('t1', 'cal', 'proxy'))).toEqual([]);
  });
});
