import type { TeamEvent } from '@fieldhouse/events/teams';
import { activeIn, captainsOf, leadersOf } from './team-leaders';
import { joined, left, roleChanged, statusChanged, team, seated } from './team.fixture';
import { evolveTeam, initialTeam, type CreatedTeam } from './team.state';

const after = (...events: readonly TeamEvent[]): CreatedTeam =>
  [...team, ...events].reduce(evolveTeam, initialTeam) as CreatedTeam;

describe('who leads a team', () => {
  it('are its captains, then its admins, each as they joined', () => {
    expect(leadersOf(after(joined('eve', 'captain')))).toEqual(['ana', 'eve', 'ben']);
    expect(leadersOf(after(roleChanged('ana', 'captain', 'player'), seated('p1')))).toEqual(['ben']);
  });

  it('is nobody who has left, was removed or is not active, until they are back', () => {
    expect(leadersOf(after(left('ben')))).toEqual(['ana']);
    expect(leadersOf(after(left('ben', 'removed')))).toEqual(['ana']);
    expect(leadersOf(after(statusChanged('ben', 'active', 'suspended')))).toEqual(['ana']);
    expect(leadersOf(after(left('ben'), joined('ben', 'admin')))).toEqual(['ana', 'ben']);
  });
});

it('captains stay captains while they are not active, until they have left', () => {
  const captain = joined('eve', 'captain');
  expect(captainsOf(after(captain, statusChanged('eve', 'active', 'suspended')))).toEqual(['ana', 'eve']);
  expect(captainsOf(after(captain, left('ana', 'removed')))).toEqual(['eve']);
});

it('whoever has left is no active member', () => {
  const ids = activeIn(after(left('dee', 'removed'))).map(({ accountId }) => accountId);
  expect(ids).toEqual(['ana', 'ben', 'cal', 'sam']);
});
