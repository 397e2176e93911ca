import type { TeamEvent } from '@fieldhouse/events/teams';
import type { Actor } from '@fieldhouse/kernel';
import {
  invitationSpan,
  invitationState,
  isLost,
  leads,
  OPEN_INVITATIONS,
  wasJustSent,
} from '@fieldhouse/values';
import type { InvitedPerson, TeamCommandOf } from '../team.commands';
import { TeamError } from '../team.errors';
import {
  memberOfAccount,
  requireActive,
  requireCaptain,
  requireLetIn,
  requirePositions,
} from '../team-members';
import type { CreatedTeam, Invitation } from '../team.state';
import { givenByInvitation } from './roles';
import { settled, takenIn } from './settled';

/**
 * To addresses, whoever they belong to: nothing is looked up, so nothing about them is told. Left out is one's own, and
 * those by which members have come: whoever runs the team knew these.
 */
export const inviteMembers = (
  { invited, ofMembers, confirmedAddress, actor, at }: TeamCommandOf<'InviteMembers'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  requireActive(team);
  if (invited.some(({ role }) => leads(role))) requireCaptain(team, actor);
  if (confirmedAddress === null) throw new TeamError('email_unconfirmed');
  for (const { positions } of invited) requirePositions(team, positions);
  return invitationsTo(
    team,
    invited
      .filter(({ email }) => email !== confirmedAddress && !ofMembers.includes(email))
      .map((one) => ({ ...one, accountId: null })),
    at,
  );
};

/** Who has been on a team with whoever asks is invited by account: no address is needed, nor told. */
export const inviteTeammates = (
  { accountIds, role, invitationIds, known, actor, at }: TeamCommandOf<'InviteTeammates'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  requireActive(team);
  if (leads(role)) requireCaptain(team, actor);
  if (accountIds.some((accountId) => !known.includes(accountId))) throw new TeamError('not_teammates');
  const strangers = accountIds
    .map((accountId, index) => ({
      email: '',
      accountId,
      invitationId: invitationIds[index] ?? '',
      role,
      ...NO_SHIRT,
    }))
    .filter(({ accountId }) => !memberOfAccount(team, accountId));
  return invitationsTo(team, strangers, at);
};

const NO_SHIRT = { number: null, positions: [] } as const;
type Invited = InvitedPerson & Pick<Invitation, 'accountId'>;

/** Whom an open invitation waits for already is not invited again. */
const invitationsTo = (
  { teamId, invitations }: CreatedTeam,
  asked: readonly Invited[],
  at: string,
): readonly TeamEvent[] => {
  const open = invitations.filter((one) => invitationState(one, at) === 'open');
  const isOpenTo = ({ email, accountId }: Invited): boolean =>
    open.some((one) => one.email === email && one.accountId === accountId);
  const fresh = asked.filter((one) => !isOpenTo(one));
  if (open.length + fresh.length > OPEN_INVITATIONS)
    throw new TeamError('too_many_invitations', { limit: OPEN_INVITATIONS });
  return fresh.map(({ positions, ...one }) => ({
    type: 'MemberInvited',
    data: { teamId, ...one, positions: [...new Set(positions)], ...invitationSpan(at) },
  }));
};

/** Once an hour at most, unless it did not get through, and good for another 14 days: by whoever may invite to the role. */
export const inviteMemberAgain = (
  { invitationId, actor, at }: TeamCommandOf<'InviteMemberAgain'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  requireActive(team);
  const invitation = invitationOf(team, invitationId);
  if (leads(invitation.role)) requireCaptain(team, actor);
  requireOpen(invitation, at);
  if (wasJustSent(invitation, at)) throw new TeamError('invitation_just_sent');
  return [{ type: 'MemberInvitedAgain', data: { teamId: team.teamId, invitationId, ...invitationSpan(at) } }];
};

export const withdrawMemberInvitation = (
  { invitationId }: TeamCommandOf<'WithdrawMemberInvitation'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const invitation = invitationOf(team, invitationId);
  if (invitation.end === 'accepted') throw new TeamError('invite_used');
  return invitation.end === null ? [invitationEnded(team, invitation, 'MemberInvitationWithdrawn')] : [];
};

/** That an invitation ends without a member. */
export const invitationEnded = (
  { teamId }: CreatedTeam,
  { invitationId, accountId }: Invitation,
  type: 'MemberInvitationDeclined' | 'MemberInvitationWithdrawn' | 'MemberInvitationExpired',
): TeamEvent => ({ type, data: { teamId, invitationId, accountId } });

/** Only the owner of the address, or of the account, becomes a member by it. Who is one already is what it says. */
export const acceptInvitation = (
  { actor, confirmedAddress, at }: TeamCommandOf<'AcceptTeamInvite'>,
  team: CreatedTeam,
  invitation: Invitation,
): readonly TeamEvent[] => {
  if (actor.kind !== 'account') throw new TeamError('invite_unknown');
  const { accountId } = actor;
  if (invitation.acceptedBy === accountId) return [];
  requireInvited(invitation, actor, confirmedAddress);
  requireOpen(invitation, at);
  requireActive(team);
  const who = { accountId, confirmedAddress };
  const member = memberOfAccount(team, accountId);
  if (member) return [...settled(team, who, at), ...givenByInvitation(team, member, invitation, at)];
  requireLetIn(team, accountId, invitation.sentAt);
  return takenIn(team, who, { by: 'invitation', at, invitation });
};

/** Whoever has the link has seen it. The link for everybody is no address's. */
export const seeInvitation = (
  { inviteId, at }: TeamCommandOf<'SeeTeamInvite'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const invitation = findInvitation(team, inviteId);
  if (!invitation || invitation.seenAt !== null || invitationState(invitation, at) !== 'open') return [];
  const { invitationId } = invitation;
  return [{ type: 'MemberInvitationSeen', data: { teamId: team.teamId, invitationId, seenAt: at } }];
};

export const declineInvitation = (
  { inviteId, confirmedAddress, actor, at }: TeamCommandOf<'DeclineTeamInvite'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const invitation = invitationOf(team, inviteId);
  requireInvited(invitation, actor, confirmedAddress);
  if (invitation.end === 'declined') return [];
  requireOpen(invitation, at);
  return [invitationEnded(team, invitation, 'MemberInvitationDeclined')];
};

/** What the mail's sending came to. */
export const noteUndelivered = (
  { invitationId, sentAt, at }: TeamCommandOf<'NoteUndelivered'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const invitation = findInvitation(team, invitationId);
  return invitation && isLost(invitation, sentAt, at)
    ? [{ type: 'MemberInvitationUndelivered', data: { teamId: team.teamId, invitationId, sentAt } }]
    : [];
};

/** What the timer asks for; an invitation that was sent again has another one. */
export const expireMemberInvitation = (
  { invitationId, at }: TeamCommandOf<'ExpireMemberInvitation'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const invitation = findInvitation(team, invitationId);
  return invitation?.end === null && invitationState(invitation, at) === 'expired'
    ? [invitationEnded(team, invitation, 'MemberInvitationExpired')]
    : [];
};

export const findInvitation = (team: CreatedTeam, invitationId: string): Invitation | undefined =>
  team.invitations.find((one) => one.invitationId === invitationId);

/** Whether somebody else is invited. The address of an invitation that has ended is forgotten. */
export const isForAnother = (
  { email, accountId }: Pick<Invitation, 'email' | 'accountId'>,
  reader: { readonly accountId: string | null; readonly confirmedAddress: string | null },
): boolean =>
  accountId === null
    ? email !== '' && reader.confirmedAddress !== null && email !== reader.confirmedAddress
    : accountId !== reader.accountId;

const requireInvited = (invitation: Invitation, actor: Actor, confirmedAddress: string | null): void => {
  if (invitation.accountId === null && confirmedAddress === null) throw new TeamError('email_unconfirmed');
  const accountId = actor.kind === 'account' ? actor.accountId : null;
  if (isForAnother(invitation, { accountId, confirmedAddress }))
    throw new TeamError('invitation_for_another');
};

const requireOpen = (invitation: Invitation, at: string): void => {
  switch (invitationState(invitation, at)) {
    case 'open':
      return;
    case 'accepted':
      throw new TeamError('invite_used');
    case 'declined':
      throw new TeamError('invitation_declined');
    case 'withdrawn':
      throw new TeamError('invite_withdrawn');
    case 'expired':
      throw new TeamError('invite_expired');
  }
};

const invitationOf = (team: CreatedTeam, invitationId: string): Invitation => {
  const invitation = findInvitation(team, invitationId);
  if (!invitation) throw new TeamError('invite_unknown');
  return invitation;
};
