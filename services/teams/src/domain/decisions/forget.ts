import type { TeamEvent } from '@fieldhouse/events/teams';
import { successorIn } from '@fieldhouse/values';
import type { TeamCommandOf } from '../team.commands';
import { memberOfAccount, presentIn } from '../team-members';
import type { CreatedTeam, Member } from '../team.state';
import { crestGone } from './crest';
import { invitationEnded } from './invitations';
import { gone } from './members';
import { roleChanged } from './roles';

/**
 * An account is erased: it is of the team no more, its request and what it was invited to are taken back, and its
 * removal is not. The captaincy of a last captain goes to whoever has been an admin longest, else to whoever has been of
 * the team longest; where nobody is left who could lead it, the team is archived and its crest goes.
 */
export const forgetMember = (
  { accountId, at }: TeamCommandOf<'ForgetMember'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const { teamId } = team;
  const withdrawn = [
    ...team.requests
      .filter((one) => one.accountId === accountId)
      .map(({ requestId }): TeamEvent => ({ type: 'JoinRequestWithdrawn', data: { teamId, requestId } })),
    ...team.invitations
      .filter((one) => one.accountId === accountId && one.end === null)
      .map((invitation) => invitationEnded(team, invitation, 'MemberInvitationWithdrawn')),
  ];
  const forgotten = team.members
    .filter((one) => one.accountId === accountId && one.left?.how === 'removed')
    .map(({ memberId }): TeamEvent => ({ type: 'MemberForgotten', data: { teamId, memberId } }));
  const member = memberOfAccount(team, accountId);
  const left = member ? [...succession(team, member, at), gone(team, member, 'left', at)] : [];
  return [...withdrawn, ...forgotten, ...left];
};

/** Whoever goes need not be the captain any more: the league that named them may have let go of them first. */
const succession = (team: CreatedTeam, member: Member, changedAt: string): readonly TeamEvent[] => {
  const heir = successorIn(presentIn(team), member);
  if (heir === undefined) return [];
  // Whoever gets a team without having asked for it is told so.
  if (heir) return [roleChanged(team, heir, 'captain', { changedAt, successorId: heir.accountId })];
  const { teamId, status } = team;
  const archived: readonly TeamEvent[] =
    status === 'archived' ? [] : [{ type: 'TeamArchived', data: { teamId } }];
  return [...archived, ...crestGone(team)];
};
