import type { TeamEvent } from '@fieldhouse/events/teams';
import { daysAfter, leads, RESTORE_DAYS } from '@fieldhouse/values';
import type { TeamCommandOf } from '../team.commands';
import { TeamError } from '../team.errors';
import {
  actingMember,
  authorOf,
  holdsPlace,
  isWorn,
  memberOf,
  requireActive,
  requireCaptain,
  requireManager,
  requireOtherCaptain,
  requirePlace,
  requirePositions,
  requireRoom,
} from '../team-members';
import type { CreatedTeam, Member } from '../team.state';

/** One's own number and positions, or anybody's by who runs the team. A number is worn once. */
export const changeMember = (
  { memberId, number, positions, actor }: TeamCommandOf<'ChangeMember'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const member = memberOf(team, memberId);
  if (actingMember(team, actor)?.memberId !== memberId) requireManager(team, actor);
  if (number === member.number && sameItems(positions, member.positions)) return [];
  requireActive(team);
  requirePositions(team, positions);
  if (isWorn(team, number, memberId)) throw new TeamError('number_taken', { number });
  return [
    {
      type: 'MemberChanged',
      data: { teamId: team.teamId, memberId, number, positions: [...new Set(positions)] },
    },
  ];
};

export const changeMemberStatus = (
  { memberId, status, reason, actor, at }: TeamCommandOf<'ChangeMemberStatus'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const member = memberOf(team, memberId);
  if (leads(member.role)) requireCaptain(team, actor);
  if (status === member.status) return [];
  requireActive(team);
  if (status !== 'active') requireOtherCaptain(team, member);
  if (!holdsPlace(member) && status !== 'inactive') requirePlace(team, member.role, at);
  const { teamId } = team;
  return [
    {
      type: 'MemberStatusChanged',
      data: { teamId, memberId, from: member.status, to: status, reason, authorId: authorOf(actor) },
    },
  ];
};

/** Captains and admins are the captains' to remove. */
export const removeMember = (
  { memberId, reason, actor, at }: TeamCommandOf<'RemoveMember'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const member = memberOf(team, memberId);
  if (leads(member.role)) requireCaptain(team, actor);
  requireActive(team);
  requireOtherCaptain(team, member);
  return [gone(team, member, 'removed', at, reason, authorOf(actor))];
};

/** A removal is taken back within seven days; who left by choice is asked to come back. */
export const restoreMember = (
  { memberId, actor, at }: TeamCommandOf<'RestoreMember'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const member = team.members.find((one) => one.memberId === memberId);
  if (!member) throw new TeamError('member_unknown');
  if (member.left === null) return [];
  requireActive(team);
  if (member.left.how !== 'removed') throw new TeamError('left_by_choice');
  if (leads(member.role)) requireCaptain(team, actor);
  if (at > daysAfter(member.left.at, RESTORE_DAYS)) throw new TeamError('removed_long_ago');
  if (member.status !== 'inactive') requireRoom(team, member.role);
  const { teamId } = team;
  const restored: TeamEvent = { type: 'MemberRestored', data: { teamId, memberId } };
  const positions = [...member.positions];
  return isWorn(team, member.number, memberId)
    ? [restored, { type: 'MemberChanged', data: { teamId, memberId, number: null, positions } }]
    : [restored];
};

/** Everybody may leave, an archived team too, but the last captain, who hands the captaincy over or archives the team. */
export const leaveTeam = (
  { actor, at }: TeamCommandOf<'LeaveTeam'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const member = actingMember(team, actor);
  if (!member) return [];
  requireOtherCaptain(team, member);
  return [gone(team, member, 'left', at, null, null)];
};

/** That somebody is of the team no more. `at`: ISO-8601 UTC. */
export const gone = (
  { teamId }: CreatedTeam,
  { memberId, accountId }: Member,
  how: 'left' | 'removed' | 'merged',
  at: string,
  reason: string | null = null,
  authorId: string | null = null,
): TeamEvent => ({
  type: 'MemberLeft',
  data: { teamId, memberId, accountId, how, leftAt: at, reason, authorId },
});

const sameItems = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
