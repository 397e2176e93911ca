import type { TeamEvent } from '@fieldhouse/events/teams';
import { leads, roleOnceAccepted, type MemberRole } from '@fieldhouse/values';
import type { TeamCommandOf } from '../team.commands';
import { TeamError } from '../team.errors';
import {
  actingMember,
  holdsPlace,
  memberOf,
  requireActive,
  requireCaptain,
  requireOtherCaptain,
  requirePlace,
} from '../team-members';
import type { CreatedTeam, Invitation, Member } from '../team.state';

/** Captains and admins are the captains' to appoint and to dismiss; a team always keeps a captain. */
export const changeMemberRole = (
  { memberId, role, actor, at }: TeamCommandOf<'ChangeMemberRole'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const member = memberOf(team, memberId);
  if (leads(role) || leads(member.role)) requireCaptain(team, actor);
  return given(team, member, role, at);
};

/** What an invitation makes of a member who accepts it. @throws TeamError as a change of their role does */
export const givenByInvitation = (
  team: CreatedTeam,
  member: Member,
  invitation: Invitation,
  at: string,
): readonly TeamEvent[] => given(team, member, roleOnceAccepted(member, invitation), at);

const given = (team: CreatedTeam, member: Member, role: MemberRole, at: string): readonly TeamEvent[] => {
  if (role === member.role) return [];
  requireActive(team);
  if (leads(role)) requireAbleToLead(member);
  if (role !== 'captain') requireOtherCaptain(team, member);
  if (!holdsPlace(member) && member.status !== 'inactive') requirePlace(team, role, at);
  return [roleChanged(team, member, role, { changedAt: at })];
};

/** From a captain to another member; the one who asks stays with the role they choose, which may free their place. */
export const handOverCaptaincy = (
  { memberId, stayAs, actor, at }: TeamCommandOf<'HandOverCaptaincy'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const me = actingMember(team, actor);
  if (!me) throw new TeamError('not_team_captain');
  const successor = memberOf(team, memberId);
  if (successor.memberId === me.memberId) return [];
  requireActive(team);
  requireAbleToLead(successor);
  const members = team.members.map((one) => (one === me ? { ...me, role: stayAs } : one));
  if (!holdsPlace(successor)) requirePlace({ ...team, members }, 'captain', at);
  return [
    ...(successor.role === 'captain' ? [] : [roleChanged(team, successor, 'captain', { changedAt: at })]),
    roleChanged(team, me, stayAs, { changedAt: at }),
  ];
};

/** @param by the league whose captaincy it follows, or the team itself, and when (ISO-8601 UTC); `successorId`: as the fact has it */
export const roleChanged = (
  { teamId }: CreatedTeam,
  { memberId, role }: Member,
  to: MemberRole,
  by: { readonly leagueId: string } | { readonly changedAt: string; readonly successorId?: string },
): TeamEvent => ({
  type: 'MemberRoleChanged',
  data: { teamId, memberId, from: role, to, leagueId: null, ...by },
});

const requireAbleToLead = ({ accountId, status }: Member): void => {
  if (accountId === null) throw new TeamError('member_without_account');
  if (status !== 'active') throw new TeamError('member_inactive');
};
