import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { leagueFollowsRegistrations } from './league-follows-registrations.process';

const react = (event: LeaguePlacesEvent) =>
  leagueFollowsRegistrations.react(event as RecordedEvent<LeaguePlacesEvent>);
const about = { leagueId: 'l1', registrationId: 'r1' };
const follows = (aggregate: 'league' | 'playerPool') => ({
  kind: 'dispatch',
  command: { aggregate, id: 'l1', request: { type: 'FollowRegistration', registrationId: 'r1' } },
});

describe('a registration', () => {
  it.each(['RegistrationConfirmed', 'ConfirmationTakenBack'] as const)('%s: the league follows', (type) => {
    const of = (kind: 'team' | 'free_agent') =>
      react({ type, data: { ...about, accountId: 'ann', kind, teamId: null } } as LeaguePlacesEvent);
    expect(of('team')).toStrictEqual([follows('league')]);
    expect(of('free_agent')).toStrictEqual([follows('playerPool'), follows('league')]);
  });

  it('on a team is on its roster; among friends it is in their group', () => {
    expect(react({ type: 'RegistrationRostered', data: { ...about, teamId: 't1' } })).toStrictEqual([
      follows('league'),
    ]);
    for (const type of ['GroupMemberAccepted', 'GroupMemberLeft'] as const)
      expect(react({ type, data: { ...about, groupId: 'r0' } })).toStrictEqual([follows('playerPool')]);
  });

  it('changes nothing by what happens in the list of places alone', () => {
    const at = '2026-03-02T15:00:00.000Z';
    expect(
      react({ type: 'PlaceReleased', data: { leagueId: 'l1', list: 'players', at, entryId: 'r1' } }),
    ).toEqual([]);
  });
});
