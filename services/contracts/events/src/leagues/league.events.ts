import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { night, rosterLimits } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);

export const leagueStaffRole = z.enum(['owner', 'commissioner', 'treasurer', 'scorekeeper']);
export const teamRole = z.enum(['captain', 'co_captain', 'proxy']);

export const leagueDetails = z.object({
  name: z.string().min(1).max(80),
  /** A key of the sport catalogue. */
  sport: z.string().min(1),
  season: z.string().min(1).max(40),
  teamCount: z.number().int().min(2).max(40),
  rosterSize: z.number().int().min(1).max(40),
  limits: rosterLimits,
  gameNights: z.array(night),
  /** IANA zone of the league's venue. */
  zone: z.string().min(1),
});

/** What an address is invited to. */
export const invitationOffer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), role: leagueStaffRole }),
  z.object({ kind: z.literal('team'), teamId: id, role: teamRole }),
  /** Being a player of the pool. */
  z.object({ kind: z.literal('player'), playerId: id }),
]);
const invitation = { leagueId: id, invitationId: id };

/** Every event of a `league-…` stream. */
export const leagueEvents = [
  defineEvent('LeagueCreated', leagueDetails.extend({ leagueId: id, ownerId: id })),
  defineEvent('LeagueDetailsChanged', leagueDetails.extend({ leagueId: id })),
  defineEvent('LeagueStaffAdded', z.object({ leagueId: id, accountId: id, role: leagueStaffRole })),
  defineEvent('LeagueStaffRemoved', z.object({ leagueId: id, accountId: id, role: leagueStaffRole })),
  defineEvent('TeamEntered', z.object({ leagueId: id, teamId: id, name: z.string(), color: z.string() })),
  defineEvent('TeamChanged', z.object({ leagueId: id, teamId: id, name: z.string(), color: z.string() })),
  defineEvent('TeamWithdrawn', z.object({ leagueId: id, teamId: id })),
  /** An account is now captain, co-captain or proxy of a team; a new captain replaces the one before. */
  defineEvent(
    'TeamRoleGranted',
    z.object({ leagueId: id, teamId: id, accountId: id, role: teamRole, inviteId: id.nullable() }),
  ),
  defineEvent('TeamRoleRevoked', z.object({ leagueId: id, teamId: id, accountId: id, role: teamRole })),
  /** The link itself is never stored: it is computed from the invite's id and the installation's secret. */
  defineEvent(
    'TeamInviteIssued',
    z.object({ leagueId: id, teamId: id, inviteId: id, role: teamRole, expiresAt: z.iso.datetime() }),
  ),
  defineEvent('TeamInviteRevoked', z.object({ leagueId: id, teamId: id, inviteId: id })),
  /** The address has a key of its own, which is destroyed when the invitation ends. */
  defineEvent(
    'InvitationIssued',
    z.object({
      ...invitation,
      email: z.string(),
      offer: invitationOffer,
      sentAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
    { encrypted: { keyOf: 'invitationId', fields: { email: '' } } },
  ),
  defineEvent(
    'InvitationSentAgain',
    z.object({ ...invitation, sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  ),
  /** The mail of that sending was refused, or could not leave for a day. */
  defineEvent('InvitationUndelivered', z.object({ ...invitation, sentAt: z.iso.datetime() })),
  /** Whoever has the link in the mail has opened it; the first time only. */
  defineEvent('InvitationSeen', z.object({ ...invitation, seenAt: z.iso.datetime() })),
  /** By the account whose confirmed address was invited; a role comes with it, a player is linked because of it. */
  defineEvent('InvitationAccepted', z.object({ ...invitation, accountId: id, offer: invitationOffer })),
  defineEvent('InvitationDeclined', z.object(invitation)),
  defineEvent('InvitationWithdrawn', z.object(invitation)),
  defineEvent('InvitationExpired', z.object(invitation)),
  /** Which player of the pool the team's captain is. */
  defineEvent('CaptainPlayerNamed', z.object({ leagueId: id, teamId: id, playerId: id.nullable() })),
  defineEvent(
    'TeamRosterCreated',
    z.object({ leagueId: id, teamId: id, draftId: id, playerIds: z.array(id) }),
  ),
] as const;
export type LeagueEvent = EventOf<(typeof leagueEvents)[number]>;
export type LeagueDetails = z.infer<typeof leagueDetails>;
export type LeagueStaffRole = z.infer<typeof leagueStaffRole>;
export type InvitationOffer = z.infer<typeof invitationOffer>;
export type TeamRole = z.infer<typeof teamRole>;
