import type { JoinedBy, TeamDetails, TeamEvent } from '@fieldhouse/events/teams';
import type { CommandContext } from '@fieldhouse/kernel';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';
import { memberIdOf } from './team-members';

/** A team in which specs act: Ana is its captain, Ben an admin, Cal plays, Dee is a substitute, Sam follows the games. */
export const at = '2026-05-01T18:00:00.000Z';
export const teamId = 't1';
export const leagueId = 'l1';
export const as = (accountId: string, when = at): CommandContext => ({
  actor: { kind: 'account', accountId },
  at: when,
});
export const asProcess: CommandContext = { actor: { kind: 'process', name: 'leagues' }, at };

/** The member that somebody is. */
export const m = (accountId: string): string => memberIdOf(teamId, accountId);

export const details: TeamDetails = {
  name: 'Night Hawks',
  sport: 'softball',
  color: '#0B6B4A',
  accent: '#FFFFFF',
  city: 'Portland, OR',
  zone: 'America/Los_Angeles',
  level: 'recreational',
  genderType: 'coed',
  privacy: 'public',
  joinPolicy: 'request',
  rosterLimit: null,
  frozenFrom: null,
};
export const created = (change: Partial<TeamDetails> = {}): TeamEvent => ({
  type: 'TeamCreated',
  data: { teamId, ...details, ...change, leagueId: null },
});
export const joined = (
  accountId: string,
  role: MemberRole = 'player',
  by: JoinedBy = 'invitation',
  ofLeague: string | null = null,
): TeamEvent => ({
  type: 'MemberJoined',
  data: { teamId, memberId: m(accountId), accountId, role, by, leagueId: ofLeague },
});
/** A player of the league's pool without an account. */
export const seated = (playerId: string): TeamEvent => ({
  type: 'MemberJoined',
  data: { teamId, memberId: playerId, accountId: null, role: 'player', by: 'league', leagueId },
});
/** A player without an account is gone: off the roster, or a member already. */
export const toBeLeft = (playerId: string, how: 'removed' | 'merged' = 'removed'): TeamEvent => ({
  type: 'MemberLeft',
  data: { teamId, memberId: playerId, accountId: null, how, leftAt: at, reason: null, authorId: null },
});
export const left = (
  accountId: string,
  how: 'left' | 'removed' = 'left',
  by: { readonly reason: string | null; readonly authorId: string | null } = { reason: null, authorId: null },
): TeamEvent => ({
  type: 'MemberLeft',
  data: { teamId, memberId: m(accountId), accountId, how, leftAt: at, ...by },
});
export const roleChanged = (
  accountId: string,
  from: MemberRole,
  to: MemberRole,
  ofLeague: string | null = null,
): TeamEvent => ({
  type: 'MemberRoleChanged',
  data: {
    ...{ teamId, memberId: m(accountId), from, to, leagueId: ofLeague },
    ...(ofLeague === null && { changedAt: at }),
  },
});
export const statusChanged = (
  accountId: string,
  from: MemberStatus,
  to: MemberStatus,
  by: { readonly reason: string | null; readonly authorId: string | null } = { reason: null, authorId: null },
): TeamEvent => ({
  type: 'MemberStatusChanged',
  data: { teamId, memberId: m(accountId), from, to, ...by },
});
export const worn = (accountId: string, number: string | null, positions: string[] = []): TeamEvent => ({
  type: 'MemberChanged',
  data: { teamId, memberId: m(accountId), number, positions },
});
export const archived: TeamEvent = { type: 'TeamArchived', data: { teamId } };

export const teamWith = (change: Partial<TeamDetails> = {}): readonly TeamEvent[] => [
  created(change),
  joined('ana', 'captain', 'founding'),
  joined('ben', 'admin'),
  joined('cal'),
  joined('dee', 'substitute'),
  joined('sam', 'spectator'),
];
export const team = teamWith();
