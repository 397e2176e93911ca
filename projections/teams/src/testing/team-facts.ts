import type { TeamEvent } from '@fieldhouse/events/teams';
import { teamBody } from '@fieldhouse/testing/team-body';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';

export const teamId = 't1';
export const details = { ...teamBody, city: 'Graz', zone: 'Europe/Vienna' } as const;

export const created: TeamEvent = { type: 'TeamCreated', data: { ...details, teamId, leagueId: null } };
export const detailsChanged = (changes: object): TeamEvent => ({
  type: 'TeamDetailsChanged',
  data: { ...details, ...changes, teamId },
});
export const crestSet = (crestId: string): TeamEvent => ({ type: 'TeamCrestSet', data: { teamId, crestId } });
export const crestRemoved: TeamEvent = { type: 'TeamCrestRemoved', data: { teamId } };
/** The member of an account has the account's name with 'm-' before it. */
export const memberIdOf = (accountId: string): string => `m-${accountId}`;
export const joined = (accountId: string, role: MemberRole = 'player'): TeamEvent => ({
  type: 'MemberJoined',
  data: { teamId, memberId: memberIdOf(accountId), accountId, role, by: 'invitation', leagueId: null },
});
export const joinedToBe = (playerId: string): TeamEvent => ({
  type: 'MemberJoined',
  data: { teamId, memberId: playerId, accountId: null, role: 'player', by: 'league', leagueId: 'l1' },
});
export const left = (
  accountId: string,
  how: 'left' | 'removed',
  reason: string | null = null,
  leftAt = inDays(0),
): TeamEvent => ({
  type: 'MemberLeft',
  data: {
    teamId,
    memberId: memberIdOf(accountId),
    accountId,
    how,
    leftAt,
    reason,
    authorId: reason === null ? null : 'ana',
  },
});
/** A member-to-be turned out to be a member. */
export const merged = (playerId: string): TeamEvent => ({
  type: 'MemberLeft',
  data: {
    teamId,
    memberId: playerId,
    accountId: null,
    how: 'merged',
    leftAt: inDays(0),
    reason: null,
    authorId: null,
  },
});
export const restored = (accountId: string): TeamEvent => ({
  type: 'MemberRestored',
  data: { teamId, memberId: memberIdOf(accountId) },
});
export const forgotten = (accountId: string): TeamEvent => ({
  type: 'MemberForgotten',
  data: { teamId, memberId: memberIdOf(accountId) },
});
export const changed = (
  accountId: string,
  number: string | null,
  ...positions: readonly string[]
): TeamEvent => ({
  type: 'MemberChanged',
  data: { teamId, memberId: memberIdOf(accountId), number, positions: [...positions] },
});
export const roleChanged = (accountId: string, from: MemberRole, to: MemberRole): TeamEvent => ({
  type: 'MemberRoleChanged',
  data: { teamId, memberId: memberIdOf(accountId), from, to, leagueId: null },
});
export const statusChanged = (
  accountId: string,
  to: MemberStatus,
  reason: string | null = null,
): TeamEvent => ({
  type: 'MemberStatusChanged',
  data: {
    teamId,
    memberId: memberIdOf(accountId),
    from: 'active',
    to,
    reason,
    authorId: reason === null ? null : 'ana',
  },
});
export const invited = (
  invitationId: string,
  email: string,
  role: MemberRole = 'player',
  accountId: string | null = null,
): TeamEvent => ({
  type: 'MemberInvited',
  data: { teamId, invitationId, email, accountId, role, sentAt: inDays(0), expiresAt: inDays(30) },
});
export const requested = (requestId: string, accountId: string): TeamEvent => ({
  type: 'JoinRequested',
  data: { teamId, requestId, accountId, message: 'I pitch.' },
});
/** So many days after now, ISO-8601 UTC. */
export const inDays = (days: number): string => new Date(STARTED + days * 24 * 60 * 60 * 1_000).toISOString();
const STARTED = Date.now();
