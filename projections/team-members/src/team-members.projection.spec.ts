import type { TeamEvent } from '@fieldhouse/events/teams';
import { placeText } from '@fieldhouse/kernel';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { teamBody } from '@fieldhouse/testing/team-body';
import { accountIn, membershipIn } from './team-members.directory';
import { teamMembersProjection } from './team-members.projection';

const teamId = 't1';
const created: TeamEvent = { type: 'TeamCreated', data: { ...teamBody, teamId, leagueId: null } };
const joined = (memberId: string, accountId: string | null): TeamEvent => ({
  type: 'MemberJoined',
  data: { teamId, memberId, accountId, role: 'player', by: 'link', leagueId: null },
});
const left = (memberId: string): TeamEvent => ({
  type: 'MemberLeft',
  data: {
    teamId,
    memberId,
    accountId: null,
    how: 'removed',
    leftAt: '2026-05-02T18:00:00.000Z',
    reason: null,
    authorId: null,
  },
});
const after = (...events: readonly TeamEvent[]) =>
  documentsAfter(teamMembersProjection, [created, joined('m1', 'ana'), ...events]).get(teamId);

/** The place of the nth fact. */
const place = (n: number): string => placeText({ commit: BigInt(n * 100), prepare: BigInt(n * 100) });

describe('the members of a team', () => {
  it('come, are claimed, change and go', () => {
    const document = after(
      joined('m2', null),
      { type: 'MemberClaimed', data: { teamId, memberId: 'm2', accountId: 'ben' } },
      {
        type: 'MemberRoleChanged',
        data: { teamId, memberId: 'm2', from: 'player', to: 'captain', leagueId: null },
      },
      {
        type: 'MemberStatusChanged',
        data: { teamId, memberId: 'm2', from: 'active', to: 'inactive', reason: null, authorId: null },
      },
      left('m1'),
    );
    expect(document?.members).toEqual([
      {
        memberId: 'm2',
        accountId: 'ben',
        role: 'captain',
        status: 'inactive',
        // As who they are, they came when their account did.
        since: place(3),
      },
    ]);
    expect(document?.past.map(({ memberId }) => memberId)).toEqual(['m1']);
    expect(document && ['m1', 'm2', 'm3'].map(accountIn(document))).toEqual(['ana', 'ben', null]);
    expect(['ana', 'ben'].map((accountId) => membershipIn(document ?? null, accountId)?.role)).toEqual([
      undefined,
      'captain',
    ]);
  });

  it('are who they were when they are taken back, and new when they join again', () => {
    const inactive: TeamEvent = {
      type: 'MemberStatusChanged',
      data: { teamId, memberId: 'm1', from: 'active', to: 'inactive', reason: null, authorId: null },
    };
    const restored: TeamEvent = { type: 'MemberRestored', data: { teamId, memberId: 'm1' } };
    const back = after(inactive, left('m1'), restored);
    expect([back?.members, back?.past]).toEqual([
      [expect.objectContaining({ memberId: 'm1', accountId: 'ana', status: 'inactive', since: place(4) })],
      [],
    ]);
    const anew = after(inactive, left('m1'), joined('m1', 'ana'));
    expect([anew?.members, anew?.past]).toEqual([
      [expect.objectContaining({ memberId: 'm1', accountId: 'ana', status: 'active', since: place(4) })],
      [],
    ]);
  });

  it('are of a team by its present name, archived or not', () => {
    const data = { ...teamBody, teamId, name: 'Day Hawks' };
    expect(after({ type: 'TeamDetailsChanged', data })?.name).toBe('Day Hawks');
    expect(after({ type: 'TeamArchived', data: { teamId } })?.archived).toBe(true);
    expect(
      after({ type: 'TeamArchived', data: { teamId } }, { type: 'TeamReopened', data: { teamId } })?.archived,
    ).toBe(false);
  });
});
