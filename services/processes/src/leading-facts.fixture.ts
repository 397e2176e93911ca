import type { TeamEvent } from '@fieldhouse/events/teams';

type Role = 'captain' | 'player';
const member = (memberId: string) => ({ teamId: 't1', memberId });
export const joined = (memberId: string, role: Role): TeamEvent => ({
  type: 'MemberJoined',
  data: { ...member(memberId), accountId: memberId, role, by: 'founding', leagueId: null },
});
export const roleIs = (memberId: string, from: Role, to: Role): TeamEvent => ({
  type: 'MemberRoleChanged',
  data: { ...member(memberId), from, to, leagueId: null },
});
export const statusIs = (memberId: string): TeamEvent => ({
  type: 'MemberStatusChanged',
  data: { ...member(memberId), from: 'active', to: 'suspended', reason: null, authorId: null },
});
export const left = (memberId: string): TeamEvent => ({
  type: 'MemberLeft',
  data: {
    ...{ ...member(memberId), accountId: memberId, how: 'removed', leftAt: '2026-03-02T18:00:00.000Z' },
    ...{ reason: null, authorId: null },
  },
});
