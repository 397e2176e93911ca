import { positionCodes } from '@fieldhouse/api-contract';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { Unseen, type Actor } from '@fieldhouse/kernel';
import { dayIn, leads, plays, type MemberRole } from '@fieldhouse/values';
import { v5 as uuidv5 } from 'uuid';
import { TeamError } from './team.errors';
import type { CreatedTeam, Member, TeamState } from './team.state';

const MEMBERS = '3f0f6f3c-52a4-5b8e-8f0a-1c6c0a1f7d21';

/** The id of the member that an account is in a team: somebody who comes back is who they were. */
export const memberIdOf = (teamId: string, accountId: string): string =>
  uuidv5(`${teamId}.${accountId}`, MEMBERS);

/** @throws Unseen when there is no such team */
export const existing = (state: TeamState): CreatedTeam => {
  if (state.status === 'none') throw new Unseen();
  return state;
};

export const presentIn = ({ members }: CreatedTeam): readonly Member[] =>
  members.filter(({ left }) => left === null);

/** Who somebody is in the team, or undefined. */
export const memberOfAccount = (team: CreatedTeam, accountId: string): Member | undefined =>
  presentIn(team).find((one) => one.accountId === accountId);

/** Who acts, as a member; undefined for processes and strangers. */
export const actingMember = (team: CreatedTeam, actor: Actor): Member | undefined =>
  actor.kind === 'account' ? memberOfAccount(team, actor.accountId) : undefined;

/** @throws TeamError `member_unknown` */
export const memberOf = (team: CreatedTeam, memberId: string): Member => {
  const member = presentIn(team).find((one) => one.memberId === memberId);
  if (!member) throw new TeamError('member_unknown');
  return member;
};

/** @throws TeamError `not_team_manager` unless the actor is an active captain or admin, or a process */
export const requireManager = (team: CreatedTeam, actor: Actor): void => {
  if (actor.kind === 'process') return;
  const me = actingMember(team, actor);
  if (!me || me.status !== 'active' || !leads(me.role)) throw new TeamError('not_team_manager');
};

/** @throws TeamError `not_team_captain` unless the actor is an active captain, or a process */
export const requireCaptain = (team: CreatedTeam, actor: Actor): void => {
  if (actor.kind === 'process') return;
  const me = actingMember(team, actor);
  if (me?.status !== 'active' || me.role !== 'captain') throw new TeamError('not_team_captain');
};

/** @throws TeamError `team_archived` */
export const requireActive = ({ status }: CreatedTeam): void => {
  if (status === 'archived') throw new TeamError('team_archived');
};

/** Whether somebody has a place on the roster: they play, and are not away for the time being. */
export const holdsPlace = ({ role, status, left }: Member): boolean =>
  left === null && status !== 'inactive' && plays(role);

/**
 * What a roster must allow before somebody takes a place on it. Leagues' rosters are the leagues' to limit.
 * @throws TeamError `team_full`, `roster_frozen`
 */
export const requirePlace = (team: CreatedTeam, role: MemberRole, at: string): void => {
  const { frozenFrom, zone } = team.details;
  if (plays(role) && frozenFrom !== null && dayIn(zone, at) >= frozenFrom)
    throw new TeamError('roster_frozen', { frozenFrom });
  requireRoom(team, role);
};

/** That the roster has a place left; whoever had one before its freeze may have it again. @throws TeamError `team_full` */
export const requireRoom = (team: CreatedTeam, role: MemberRole): void => {
  if (!plays(role)) return;
  const { rosterLimit } = team.details;
  if (rosterLimit !== null && team.members.filter(holdsPlace).length >= rosterLimit)
    throw new TeamError('team_full', { rosterLimit });
};

/** @throws TeamError `last_captain` when the team would be left without an active captain */
export const requireOtherCaptain = (team: CreatedTeam, member: Member): void => {
  const isCaptain = ({ role, status }: Member): boolean => role === 'captain' && status === 'active';
  if (!isCaptain(member)) return;
  const others = presentIn(team).filter((one) => one.memberId !== member.memberId && isCaptain(one));
  if (others.length === 0) throw new TeamError('last_captain');
};

/**
 * Nobody lifts their own suspension by leaving and coming back, nor takes back by themselves that they were removed: whoever
 * runs the team lets them in anew.
 * @param letInAt when that was last, ISO-8601 UTC; null: they come by themselves
 * @throws TeamError `left_suspended`, `left_removed`
 */
export const requireLetIn = (team: CreatedTeam, accountId: string, letInAt: string | null = null): void => {
  const before = team.members.find((one) => one.accountId === accountId);
  if (!before?.left || (letInAt !== null && isSinceLeft(team, accountId, letInAt))) return;
  if (before.status === 'suspended') throw new TeamError('left_suspended');
  if (before.left.how === 'removed') throw new TeamError('left_removed');
};

/** Whether an instant (ISO-8601 UTC) is after somebody has left, if they ever have. */
export const isSinceLeft = ({ members }: CreatedTeam, accountId: string, at: string): boolean => {
  const left = members.find((one) => one.accountId === accountId)?.left;
  return !left || at > left.at;
};

/** An account becomes a member, as who they were if they have been one. */
export const joined = (
  team: Pick<CreatedTeam, 'teamId' | 'members'>,
  accountId: string,
  role: MemberRole,
  by: Extract<TeamEvent, { type: 'MemberJoined' }>['data']['by'],
  leagueId: string | null = null,
): Extract<TeamEvent, { type: 'MemberJoined' }> => {
  const before = team.members.find((one) => one.accountId === accountId);
  const memberId = before?.memberId ?? memberIdOf(team.teamId, accountId);
  return {
    type: 'MemberJoined',
    data: { teamId: team.teamId, memberId, accountId, role, by, leagueId },
  };
};

/** @throws TeamError `position_unknown` unless the team's sport has all of these positions, by their codes */
export const requirePositions = ({ details }: CreatedTeam, positions: readonly string[]): void => {
  const codes = positionCodes(details.sport);
  const unknown = positions.find((position) => !codes.includes(position));
  if (unknown !== undefined) throw new TeamError('position_unknown', { position: unknown });
};

/** Whether somebody else than this member wears the number. */
export const isWorn = (team: CreatedTeam, number: string | null, memberId: string): boolean =>
  number !== null && presentIn(team).some((one) => one.memberId !== memberId && one.number === number);

/** Under whose key a reason is sealed. */
export const authorOf = (actor: Actor): string | null => (actor.kind === 'account' ? actor.accountId : null);
