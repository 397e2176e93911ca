import type { LeagueEvent, TeamRole } from '@fieldhouse/events/leagues';
import { daysAfter, INVITATION_DAYS } from '@fieldhouse/values';
import type { LeagueCommandOf } from '../league.commands';
import { LeagueError } from '../league.errors';
import type { CreatedLeague, LeagueTeam, TeamInvite } from '../league.state';
import { teamOf } from './teams';

export const revokeTeamRole = (
  { teamId, accountId }: LeagueCommandOf<'RevokeTeamRole'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const person = teamOf(league, teamId).people.find((one) => one.accountId === accountId);
  return person ? [revoked(league, teamId, accountId, person.role)] : [];
};

/** An invite is good for 14 days and one person. */
export const issueTeamInvite = (
  { teamId, inviteId, role, at }: LeagueCommandOf<'IssueTeamInvite'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  if (teamOf(league, teamId).invites.some((invite) => invite.inviteId === inviteId)) return [];
  const expiresAt = daysAfter(at, INVITATION_DAYS);
  return [
    { type: 'TeamInviteIssued', data: { leagueId: league.leagueId, teamId, inviteId, role, expiresAt } },
  ];
};

export const revokeTeamInvite = (
  { teamId, inviteId }: LeagueCommandOf<'RevokeTeamInvite'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const invite = teamOf(league, teamId).invites.find((one) => one.inviteId === inviteId);
  if (!invite) throw new LeagueError('invite_unknown');
  if (invite.acceptedBy !== null) throw new LeagueError('invite_used');
  return invite.revoked
    ? []
    : [{ type: 'TeamInviteRevoked', data: { leagueId: league.leagueId, teamId, inviteId } }];
};

/** Whoever holds the link may accept, member of the league or not, once their address is known to be theirs. */
export const acceptTeamInvite = (
  { inviteId, confirmedAddress, actor, at }: LeagueCommandOf<'AcceptInvite'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const found = findInvite(league, inviteId);
  if (!found || actor.kind !== 'account') throw new LeagueError('invite_unknown');
  const { invite, team } = found;
  if (invite.acceptedBy === actor.accountId) return [];
  if (confirmedAddress === null) throw new LeagueError('email_unconfirmed');
  const state = inviteStateOf(invite, at);
  if (state === 'accepted') throw new LeagueError('invite_used');
  if (state !== 'open') throw new LeagueError(`invite_${state}`);
  return grant(league, team, actor.accountId, invite.role, inviteId);
};

/** How an invite stands at an instant (ISO-8601 UTC). */
export const inviteStateOf = (
  invite: TeamInvite,
  at: string,
): 'open' | 'accepted' | 'expired' | 'revoked' => {
  if (invite.acceptedBy !== null) return 'accepted';
  if (invite.revoked) return 'revoked';
  return Date.parse(at) >= Date.parse(invite.expiresAt) ? 'expired' : 'open';
};

/** An invite and the team that it is for, or undefined. */
export const findInvite = (
  league: CreatedLeague,
  inviteId: string,
): { readonly team: LeagueTeam; readonly invite: TeamInvite } | undefined => {
  for (const team of league.teams) {
    const invite = team.invites.find((one) => one.inviteId === inviteId);
    if (invite) return { team, invite };
  }
  return undefined;
};

/** One role per team and account, one captain per team; captain or co-captain of one team of the league at most. */
export const grant = (
  league: CreatedLeague,
  team: LeagueTeam,
  accountId: string,
  role: TeamRole,
  inviteId: string | null,
): readonly LeagueEvent[] => {
  const { teamId } = team;
  if (team.people.some((one) => one.accountId === accountId && one.role === role)) return [];
  const other = otherTeamOf(league, teamId, accountId);
  if (other && role !== 'proxy')
    throw new LeagueError('on_other_team', { teamId: other.teamId, teamName: other.name });
  const replaced = team.people.filter(
    (one) => one.accountId === accountId || (role === 'captain' && one.role === 'captain'),
  );
  return [
    ...replaced.map((one) => revoked(league, teamId, one.accountId, one.role)),
    { type: 'TeamRoleGranted', data: { leagueId: league.leagueId, teamId, accountId, role, inviteId } },
  ];
};

/** Whether an account is captain or co-captain of another team of the league than this one. */
export const leadsAnother = (league: CreatedLeague, teamId: string, accountId: string): boolean =>
  otherTeamOf(league, teamId, accountId) !== undefined;

const otherTeamOf = ({ teams }: CreatedLeague, teamId: string, accountId: string): LeagueTeam | undefined =>
  teams.find(
    (team) =>
      team.teamId !== teamId &&
      team.people.some((one) => one.accountId === accountId && one.role !== 'proxy'),
  );

/** That an account has its role on a team no more. */
export const revoked = (
  league: CreatedLeague,
  teamId: string,
  accountId: string,
  role: TeamRole,
): LeagueEvent => ({
  type: 'TeamRoleRevoked',
  data: { leagueId: league.leagueId, teamId, accountId, role },
});
