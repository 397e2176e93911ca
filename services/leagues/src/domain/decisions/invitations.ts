import type { InvitationOffer, LeagueEvent } from '@fieldhouse/events/leagues';
import type { Actor } from '@fieldhouse/kernel';
import { invitationSpan, invitationState, isLost, OPEN_INVITATIONS, wasJustSent } from '@fieldhouse/values';
import type { LeagueCommandOf, PlayerStanding } from '../league.commands';
import { requireManager, requireOwner } from '../league-members';
import { LeagueError } from '../league.errors';
import type { CreatedLeague, Invitation } from '../league.state';
import { addStaff } from './staff';
import { grant } from './team-people';
import { teamOf } from './teams';

/** To an address, whoever it belongs to: nothing is looked up, so nothing about the address is told. */
export const issueInvitation = (
  { invitationId, email, offer, player, actor, at }: LeagueCommandOf<'IssueInvitation'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  requireMayOffer(league, actor, offer);
  if (offer.kind === 'team') teamOf(league, offer.teamId);
  requireFree(player);
  const open = league.invitations.filter((one) => invitationState(one, at) === 'open');
  if (open.some((one) => one.email === email && sameOffer(one.offer, offer))) return [];
  if (open.length >= OPEN_INVITATIONS)
    throw new LeagueError('too_many_invitations', { limit: OPEN_INVITATIONS });
  const { leagueId } = league;
  return [
    { type: 'InvitationIssued', data: { leagueId, invitationId, email, offer, ...invitationSpan(at) } },
  ];
};

/** Once an hour at most, unless it did not get through, and good for another 14 days. */
export const sendInvitationAgain = (
  { invitationId, actor, at }: LeagueCommandOf<'SendInvitationAgain'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const invitation = invitationOf(league, invitationId);
  requireMayOffer(league, actor, invitation.offer);
  requireOpen(invitation, at);
  if (wasJustSent(invitation, at)) throw new LeagueError('invitation_just_sent');
  return [
    { type: 'InvitationSentAgain', data: { leagueId: league.leagueId, invitationId, ...invitationSpan(at) } },
  ];
};

export const withdrawInvitation = (
  { invitationId, actor }: LeagueCommandOf<'WithdrawInvitation'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const invitation = invitationOf(league, invitationId);
  requireMayOffer(league, actor, invitation.offer);
  if (invitation.end === 'accepted') throw new LeagueError('invite_used');
  return invitation.end === null
    ? [{ type: 'InvitationWithdrawn', data: { leagueId: league.leagueId, invitationId } }]
    : [];
};

/** The role, or the link to a player, counts from here on; only the owner of the address brings it about. */
export const acceptInvitation = (
  { actor, confirmedAddress, player, at }: LeagueCommandOf<'AcceptInvite'>,
  league: CreatedLeague,
  invitation: Invitation,
): readonly LeagueEvent[] => {
  if (actor.kind !== 'account') throw new LeagueError('invite_unknown');
  const { accountId } = actor;
  const { invitationId, offer } = invitation;
  if (invitation.acceptedBy === accountId) return [];
  requireAddress(invitation, confirmedAddress);
  requireOpen(invitation, at);
  requireFree(player);
  const accepted: LeagueEvent = {
    type: 'InvitationAccepted',
    data: { leagueId: league.leagueId, invitationId, accountId, offer },
  };
  return [accepted, ...given(league, invitation, accountId)];
};

/** Whoever has the link has seen it. A team's link is no address's, and what has ended is nobody's to wait for. */
export const seeInvitation = (
  { inviteId, at }: LeagueCommandOf<'SeeInvitation'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const invitation = findInvitation(league, inviteId);
  if (!invitation || invitation.seenAt !== null || invitationState(invitation, at) !== 'open') return [];
  const { invitationId } = invitation;
  return [{ type: 'InvitationSeen', data: { leagueId: league.leagueId, invitationId, seenAt: at } }];
};

export const declineInvitation = (
  { inviteId, confirmedAddress, at }: LeagueCommandOf<'DeclineInvitation'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const invitation = invitationOf(league, inviteId);
  requireAddress(invitation, confirmedAddress);
  if (invitation.end === 'declined') return [];
  requireOpen(invitation, at);
  return [
    {
      type: 'InvitationDeclined',
      data: { leagueId: league.leagueId, invitationId: invitation.invitationId },
    },
  ];
};

/** What the timer asks for; an invitation that was sent again has another one. */
export const expireInvitation = (
  { invitationId, at }: LeagueCommandOf<'ExpireInvitation'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const invitation = findInvitation(league, invitationId);
  return invitation && invitationState(invitation, at) === 'expired' && invitation.end === null
    ? [{ type: 'InvitationExpired', data: { leagueId: league.leagueId, invitationId } }]
    : [];
};

/** What the mail's sending came to. */
export const noteUndelivered = (
  { invitationId, sentAt, at }: LeagueCommandOf<'NoteUndelivered'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const invitation = findInvitation(league, invitationId);
  return invitation && isLost(invitation, sentAt, at)
    ? [{ type: 'InvitationUndelivered', data: { leagueId: league.leagueId, invitationId, sentAt } }]
    : [];
};

export const findInvitation = (league: CreatedLeague, invitationId: string): Invitation | undefined =>
  league.invitations.find((one) => one.invitationId === invitationId);

const given = (
  league: CreatedLeague,
  { invitationId, offer }: Invitation,
  accountId: string,
): readonly LeagueEvent[] => {
  switch (offer.kind) {
    case 'staff':
      return addStaff(league, accountId, offer.role);
    case 'team':
      return grant(league, teamOf(league, offer.teamId), accountId, offer.role, invitationId);
    case 'player':
      // The pool's own fact follows this one.
      return [];
    default:
      return offer satisfies never;
  }
};

const requireMayOffer = (league: CreatedLeague, actor: Actor, { kind }: InvitationOffer): void =>
  kind === 'staff' ? requireOwner(league, actor) : requireManager(league, actor);

const requireFree = (player: PlayerStanding | null): void => {
  if (player === 'unknown') throw new LeagueError('player_unknown');
  if (player === 'linked') throw new LeagueError('player_linked');
};

const requireAddress = ({ email }: Invitation, confirmedAddress: string | null): void => {
  if (confirmedAddress === null) throw new LeagueError('email_unconfirmed');
  // The address of an invitation that has ended is forgotten.
  if (email !== '' && email !== confirmedAddress) throw new LeagueError('invitation_for_another');
};

const requireOpen = (invitation: Invitation, at: string): void => {
  switch (invitationState(invitation, at)) {
    case 'open':
      return;
    case 'accepted':
      throw new LeagueError('invite_used');
    case 'declined':
      throw new LeagueError('invitation_declined');
    case 'withdrawn':
      throw new LeagueError('invite_revoked');
    case 'expired':
      throw new LeagueError('invite_expired');
  }
};

const invitationOf = (league: CreatedLeague, invitationId: string): Invitation => {
  const invitation = findInvitation(league, invitationId);
  if (!invitation) throw new LeagueError('invite_unknown');
  return invitation;
};

const sameOffer = (one: InvitationOffer, other: InvitationOffer): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
