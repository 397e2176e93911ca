import type { TeamEvent } from '@fieldhouse/events/teams';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { memberRole, memberStatus, type MemberRole } from '@fieldhouse/values';
import { created, joined, joinedToBe, left, statusChanged, teamId } from '../testing/team-facts';
import { isRestorable, mayAppoint, memberOf, playersOf, runs } from './team-membership';
import { teamProjection } from './team.projection';
import type { TeamDocument } from './team.read-model';

const after = (...events: readonly TeamEvent[]): TeamDocument => {
  const document = documentsAfter(teamProjection, [created, ...events]).get(teamId);
  if (!document) throw new Error('there is no team');
  return document;
};
const memberAs = (role: MemberRole, status: 'active' | 'inactive' | 'suspended' = 'active') => {
  const facts = [joined('ana', role), ...(status === 'active' ? [] : [statusChanged('ana', status)])];
  return memberOf(after(...facts), { accountId: 'ana' });
};
const DAY_MS = 24 * 60 * 60 * 1_000;

describe('what somebody is in a team', () => {
  it('is run by captains and admins that are active, and by nobody else', () => {
    const running = memberRole.options.flatMap((role) =>
      memberStatus.options.flatMap((status) => (runs(memberAs(role, status)) ? [`${status} ${role}`] : [])),
    );
    expect(running).toEqual(['active captain', 'active admin']);
    expect(runs(null)).toBe(false);
  });

  it('lets captains appoint captains and admins, and admins the others', () => {
    expect(mayAppoint(memberAs('captain'), 'player', 'admin')).toBe(true);
    expect(mayAppoint(memberAs('admin'), 'player', 'substitute')).toBe(true);
    expect(mayAppoint(memberAs('admin'), 'player', 'admin')).toBe(false);
    expect(mayAppoint(memberAs('captain', 'inactive'), 'player')).toBe(false);
    expect(mayAppoint(memberAs('player'), 'player')).toBe(false);
    expect(mayAppoint(null)).toBe(false);
  });

  it('counts who play and are active, with an account or without', () => {
    const everybody = memberRole.options.map((role) => joined(role, role));
    expect(playersOf(after(...everybody, joinedToBe('p1')))).toBe(5);
    expect(
      playersOf(
        after(...everybody, statusChanged('player', 'inactive'), statusChanged('captain', 'suspended')),
      ),
    ).toBe(2);
  });

  it('takes somebody back for seven days after a removal, unless they are back or left themselves', () => {
    const restorable = (team: TeamDocument, days: number): boolean[] =>
      team.past.map((one) => isRestorable(team, one, new Date(Date.parse(at) + days * DAY_MS).toISOString()));
    const removed = after(joined('ana'), left('ana', 'removed', null, at));
    expect(restorable(removed, 6.9)).toEqual([true]);
    expect(restorable(removed, 7)).toEqual([true]);
    expect(restorable(removed, 7.001)).toEqual([false]);
    expect(restorable(after(joined('ana'), left('ana', 'left', null, at)), 1)).toEqual([false]);
    const backAsAnother: TeamEvent = {
      type: 'MemberJoined',
      data: { teamId, memberId: 'm2', accountId: 'ana', role: 'player', by: 'link', leagueId: null },
    };
    expect(restorable(after(joined('ana'), left('ana', 'removed', null, at), backAsAnother), 1)).toEqual([
      false,
    ]);
  });
});
