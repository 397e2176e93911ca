import type { LeagueEvent, LeaguePlacesEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { playerCirclesProjection } from './player-circles.projection';

const leagueId = 'l1';
const details = {
  name: 'Tuesday Softball',
  sport: 'softball',
  season: 'Summer 2026',
  teamCount: 12,
  rosterSize: 15,
  limits: { positions: [], genders: [] },
  gameNights: [],
  zone: 'UTC',
};
type Event = LeagueEvent | PlayerPoolEvent | LeaguePlacesEvent;
const created: Event = { type: 'LeagueCreated', data: { leagueId, ownerId: 'olga', ...details } };
const entered = (teamId: string): Event => ({
  type: 'TeamEntered',
  data: { leagueId, teamId, name: teamId, color: '#0B6B4A' },
});
const granted = (accountId: string, role: 'captain' | 'proxy' = 'captain'): Event => ({
  type: 'TeamRoleGranted',
  data: { leagueId, teamId: 't1', accountId, role, inviteId: null },
});
const linked = (playerId: string, accountId: string | null): Event => ({
  type: 'PlayerAccountLinked',
  data: { leagueId, playerId, accountId },
});
const after = (...events: readonly Event[]) =>
  documentsAfter(playerCirclesProjection, [created, ...events]).get(leagueId);

describe('the people around a league', () => {
  it('are its owner at first', () => {
    expect(after()).toMatchObject({
      name: 'Tuesday Softball',
      season: 'Summer 2026',
      sport: 'softball',
      staff: [{ accountId: 'olga', role: 'owner' }],
      accounts: ['olga'],
    });
  });

  it('follow staff, roles, rosters and links', () => {
    const document = after(
      { type: 'LeagueDetailsChanged', data: { leagueId, ...details, season: 'Fall 2026' } },
      { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'carl', role: 'commissioner' } },
      { type: 'LeagueStaffRemoved', data: { leagueId, accountId: 'olga', role: 'owner' } },
      entered('t1'),
      entered('t2'),
      { type: 'TeamWithdrawn', data: { leagueId, teamId: 't2' } },
      granted('hana'),
      granted('hana', 'proxy'),
      { type: 'CaptainPlayerNamed', data: { leagueId, teamId: 't1', playerId: 'p9' } },
      { type: 'TeamRosterCreated', data: { leagueId, teamId: 't1', draftId: 'd1', playerIds: ['p1', 'p2'] } },
      linked('p1', 'pia'),
      linked('p2', 'sam'),
      linked('p2', null),
      linked('p1', 'paul'),
    );
    expect(document).toMatchObject({
      season: 'Fall 2026',
      staff: [{ accountId: 'carl', role: 'commissioner' }],
      teams: [
        {
          teamId: 't1',
          people: [{ accountId: 'hana', role: 'proxy' }],
          captainPlayerId: 'p9',
          roster: ['p1', 'p2'],
        },
      ],
      links: [{ playerId: 'p1', accountId: 'paul' }],
      accounts: ['carl', 'hana', 'paul'],
    });
  });

  it('let go of whoever has no part any more', () => {
    const gone: Event = {
      type: 'TeamRoleRevoked',
      data: { leagueId, teamId: 't1', accountId: 'hana', role: 'captain' },
    };
    expect(after(entered('t1'), granted('hana'), gone)?.accounts).toEqual(['olga']);
    const forgotten: Event = {
      type: 'PlayerForgotten',
      data: { leagueId, playerId: 'p1', forgottenAt: '2026-05-01T18:00:00.000Z' },
    };
    expect(after(linked('p1', 'pia'), forgotten)).toMatchObject({ links: [], accounts: ['olga'] });
  });

  it('are whoever registers beside them, as long as that stands', () => {
    const at = '2026-05-01T18:00:00.000Z';
    const submitted = (registrationId: string, accountId: string): Event => ({
      type: 'RegistrationSubmitted',
      data: {
        ...{ leagueId, registrationId, accountId, kind: 'team', teamId: 't1', groupId: null },
        ...{ savedRevision: 0, price: { part: 'regular', total: 0, currency: 'USD' } },
        ...{ mustPay: false, needsApproval: true, submittedAt: at },
      },
    });
    const both = [submitted('r1', 'vera'), submitted('r2', 'owen')] as const;
    expect(after(...both)).toMatchObject({
      registrants: [
        { registrationId: 'r1', accountId: 'vera' },
        { registrationId: 'r2', accountId: 'owen' },
      ],
      // They know nobody of the league by that.
      accounts: ['olga'],
    });
    const about = { leagueId, registrationId: 'r1' };
    const passedOn: Event = {
      type: 'RegistrationPassedOn',
      data: { ...about, teamId: 't1', fromId: 'vera', toId: 'mia', offeredUntil: null, passedOnAt: at },
    };
    expect(after(...both, passedOn)?.registrants).toContainEqual({ registrationId: 'r1', accountId: 'mia' });
    const withdrawn: Event = {
      type: 'RegistrationWithdrawn',
      data: { ...about, percent: 0, withdrawnAt: at },
    };
    expect(after(...both, withdrawn)?.registrants).toEqual([{ registrationId: 'r2', accountId: 'owen' }]);
    expect(after(...both, { type: 'PlacesClosed', data: { leagueId, closedAt: at } })?.registrants).toEqual(
      [],
    );
  });

  it('are not asked for by what concerns nobody', () => {
    const other: Event = { type: 'PlayerReinstated', data: { leagueId, playerId: 'p1' } };
    expect(playerCirclesProjection.idsOf(other as never)).toEqual([]);
    expect(documentsAfter(playerCirclesProjection, [entered('t1')]).get(leagueId)).toMatchObject({
      _gone: true,
    });
  });
});
