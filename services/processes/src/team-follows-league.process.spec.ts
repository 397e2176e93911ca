import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { at, reactionsTo } from '@fieldhouse/kernel/testing';
import { teamFollowsLeague } from './team-follows-league.process';

const leagueId = 'l1';
/** What follows from the last of these events. */
const after = (...events: readonly (LeagueEvent | PlayerPoolEvent)[]) =>
  reactionsTo(teamFollowsLeague, events).at(-1);
const looked = (teamId: string, more: object = {}) => [
  {
    kind: 'dispatch',
    command: { aggregate: 'team', id: teamId, request: { type: 'FollowLeague', leagueId, ...more } },
  },
];
const roster: LeagueEvent = {
  type: 'TeamRosterCreated',
  data: { leagueId, teamId: 't1', draftId: 'd1', playerIds: ['p1'] },
};
const linked = (playerId: string): PlayerPoolEvent => ({
  type: 'PlayerAccountLinked',
  data: { leagueId, playerId, accountId: 'pia' },
});

describe('a team looks at its entry', () => {
  it('when it is entered, its people change or its roster stands', () => {
    expect(
      after({ type: 'TeamEntered', data: { leagueId, teamId: 't1', name: 'Hawks', color: '#0B6B4A' } }),
    ).toEqual(looked('t1'));
    const role = { leagueId, teamId: 't1', accountId: 'lea', role: 'captain' } as const;
    expect(after({ type: 'TeamRoleGranted', data: { ...role, inviteId: null } })).toEqual(
      looked('t1', { named: { accountId: 'lea', at } }),
    );
    expect(after({ type: 'TeamRoleRevoked', data: role })).toEqual(looked('t1'));
    expect(after(roster)).toEqual(looked('t1'));
  });

  it('when a player of its roster has an account, or is forgotten', () => {
    expect(after(roster, linked('p1'))).toEqual(looked('t1'));
    const another: LeagueEvent = {
      type: 'TeamRosterCreated',
      data: { leagueId, teamId: 't2', draftId: 'd1', playerIds: ['p2'] },
    };
    expect(after(roster, another, linked('p1'))).toEqual(looked('t1'));
    expect(after(roster, another, linked('p2'))).toEqual(looked('t2'));
    const forgotten = { leagueId, playerId: 'p1', forgottenAt: '2026-05-01T18:00:00.000Z' };
    expect(after(roster, { type: 'PlayerForgotten', data: forgotten })).toEqual(looked('t1'));
  });

  it('not for players of no roster, nor for anything else', () => {
    expect(after(roster, linked('p2'))).toEqual([]);
    expect(after({ type: 'TeamWithdrawn', data: { leagueId, teamId: 't1' } })).toEqual([]);
  });
});
