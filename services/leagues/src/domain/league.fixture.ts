import type { LeagueDetails, LeagueEvent, TeamRole } from '@fieldhouse/events/leagues';
import type { CommandContext } from '@fieldhouse/kernel';

/** A league in which specs act: Ana owns it, Ben is commissioner, Sam keeps score. */
export const at = '2026-05-01T18:00:00.000Z';
export const leagueId = 'l1';
export const as = (accountId: string, when = at): CommandContext => ({
  actor: { kind: 'account', accountId },
  at: when,
});
export const asProcess: CommandContext = { actor: { kind: 'process', name: 'rosters' }, at };

export const details: LeagueDetails = {
  name: 'Tuesday Softball',
  sport: 'softball',
  season: 'Summer 2026',
  teamCount: 3,
  rosterSize: 15,
  limits: { positions: [{ position: 'P', minimum: 1, maximum: null }], genders: [] },
  gameNights: ['tue'],
  zone: 'America/New_York',
};
export const created: LeagueEvent = { type: 'LeagueCreated', data: { leagueId, ownerId: 'ana', ...details } };
export const staffed: readonly LeagueEvent[] = [
  created,
  { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'ben', role: 'commissioner' } },
  { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'sam', role: 'scorekeeper' } },
];
export const entered = (teamId: string, name: string): LeagueEvent => ({
  type: 'TeamEntered',
  data: { leagueId, teamId, name, color: '#0B6B4A' },
});
export const granted = (
  teamId: string,
  accountId: string,
  role: TeamRole,
  inviteId: string | null = null,
): LeagueEvent => ({
  type: 'TeamRoleGranted',
  data: { leagueId, teamId, accountId, role, inviteId },
});
export const revoked = (teamId: string, accountId: string, role: TeamRole): LeagueEvent => ({
  type: 'TeamRoleRevoked',
  data: { leagueId, teamId, accountId, role },
});
/** With the teams Hawks (t1) and Owls (t2). */
export const twoTeams: readonly LeagueEvent[] = [...staffed, entered('t1', 'Hawks'), entered('t2', 'Owls')];
