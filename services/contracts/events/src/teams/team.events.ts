import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import {
  joinPolicy,
  memberRole,
  memberStatus,
  teamGenderType,
  teamLevel,
  teamPrivacy,
} from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
const team = { teamId: id };
const member = { teamId: id, memberId: id };
const invitation = { teamId: id, invitationId: id };
/** `accountId`: whose account was invited, as the invitation says. Older facts do not say it. */
const ended = { ...invitation, accountId: id.nullable().optional() };
/** Under the key of whoever gave it. */
const reason = { reason: z.string().nullable(), authorId: id.nullable() };
const sealedReason = { encrypted: { keyOf: 'authorId', fields: { reason: null } } };

/** How a team presents itself and whom it takes in. */
export const teamDetails = z.object({
  name: z.string().min(1).max(40),
  /** A key of the sport catalogue. */
  sport: z.string().min(1),
  /** Hexadecimal, such as #0B6B4A: of the shirt, and of what stands on it. */
  color: z.string(),
  accent: z.string(),
  city: z.string().max(60).nullable(),
  /** IANA zone in which the team's times are meant. */
  zone: z.string().min(1),
  level: teamLevel,
  genderType: teamGenderType,
  privacy: teamPrivacy,
  joinPolicy,
  /** At most so many who play: captains, admins, players and substitutes that are not inactive. */
  rosterLimit: z.number().int().min(1).max(60).nullable(),
  /** From this day on (yyyy-mm-dd, in the team's zone) nobody joins or leaves the roster. */
  frozenFrom: z.iso.date().nullable(),
});

/** How somebody became a member. `league`: by a league's roster or its captaincy; `open`: the team takes everybody. */
export const joinedBy = z.enum(['founding', 'invitation', 'link', 'request', 'open', 'league']);

/** Every event of a `team-…` stream. */
export const teamEvents = [
  /** By its first captain, or, without one, because a league has entered it. */
  defineEvent('TeamCreated', teamDetails.extend({ ...team, leagueId: id.nullable() })),
  defineEvent('TeamDetailsChanged', teamDetails.extend(team)),
  /** A picture takes the place of the drawn crest; it lies outside the log. */
  defineEvent('TeamCrestSet', z.object({ ...team, crestId: id })),
  defineEvent('TeamCrestRemoved', z.object(team)),
  defineEvent('TeamArchived', z.object(team)),
  defineEvent('TeamReopened', z.object(team)),
  /** A new season: whoever is not carried over becomes inactive, each by a fact of their own. */
  defineEvent('TeamSeasonStarted', z.object({ ...team, season: z.string().min(1).max(40) })),
  /**
   * Without an account it is a member-to-be: a player of a league's pool, whose id is the member's, until that player
   * has an account.
   */
  defineEvent(
    'MemberJoined',
    z.object({
      ...member,
      accountId: id.nullable(),
      role: memberRole,
      by: joinedBy,
      /** The league whose roster or captaincy brought them, else null. */
      leagueId: id.nullable(),
    }),
  ),
  /** The player of a league's pool has this account now; null: no more. */
  defineEvent('MemberClaimed', z.object({ ...member, accountId: id.nullable() })),
  /** `merged`: a member-to-be, because the person is a member already. */
  defineEvent(
    'MemberLeft',
    z.object({
      ...member,
      accountId: id.nullable(),
      how: z.enum(['left', 'removed', 'merged']),
      leftAt: instant,
      ...reason,
    }),
    sealedReason,
  ),
  /** Takes back the removal: with number, positions, role and status as they were. */
  defineEvent('MemberRestored', z.object(member)),
  /** The account of somebody who was removed is erased: nobody is there to be taken back. */
  defineEvent('MemberForgotten', z.object(member)),
  defineEvent(
    'MemberChanged',
    z.object({
      ...member,
      number: z.string().max(3).nullable(),
      positions: z.array(z.string().min(1)).max(20),
    }),
  ),
  /**
   * `leagueId`: whose captaincy it follows, else null; `changedAt`: by the team itself. Older facts do not say that.
   * `successorId`: the account to which the captaincy has come because that of the last captain was erased.
   */
  defineEvent(
    'MemberRoleChanged',
    z.object({
      ...{ ...member, from: memberRole, to: memberRole, leagueId: id.nullable() },
      changedAt: instant.optional(),
      successorId: id.optional(),
    }),
  ),
  defineEvent(
    'MemberStatusChanged',
    z.object({ ...member, from: memberStatus, to: memberStatus, ...reason }),
    sealedReason,
  ),
  /**
   * To an address, or (then `email` is empty) to the account of somebody who has been on a team with whoever invites.
   * The address has a key of its own, which is destroyed when the invitation ends.
   */
  defineEvent(
    'MemberInvited',
    z.object({
      ...invitation,
      email: z.string(),
      accountId: id.nullable(),
      role: memberRole,
      /** The member's when they accept. Older facts have neither. */
      number: z.string().max(3).nullable().optional(),
      positions: z.array(z.string().min(1)).max(20).optional(),
      sentAt: instant,
      expiresAt: instant,
    }),
    { encrypted: { keyOf: 'invitationId', fields: { email: '' } } },
  ),
  defineEvent('MemberInvitedAgain', z.object({ ...invitation, sentAt: instant, expiresAt: instant })),
  /** The mail of that sending was refused, or could not leave for a day. */
  defineEvent('MemberInvitationUndelivered', z.object({ ...invitation, sentAt: instant })),
  /** Whoever has the link in the mail has opened it; the first time only. */
  defineEvent('MemberInvitationSeen', z.object({ ...invitation, seenAt: instant })),
  /** By the account whose confirmed address was invited. */
  defineEvent('MemberInvitationAccepted', z.object({ ...invitation, accountId: id })),
  defineEvent('MemberInvitationDeclined', z.object(ended)),
  defineEvent('MemberInvitationWithdrawn', z.object(ended)),
  defineEvent('MemberInvitationExpired', z.object(ended)),
  /** Link, QR code and code to read aloud are computed from the id and the installation's secret, never stored. */
  defineEvent('TeamLinkOpened', z.object({ ...team, linkId: id, expiresAt: instant })),
  defineEvent('TeamLinkClosed', z.object({ ...team, linkId: id })),
  defineEvent(
    'JoinRequested',
    z.object({ ...team, requestId: id, accountId: id, message: z.string().nullable() }),
    { encrypted: { keyOf: 'accountId', fields: { message: null } } },
  ),
  defineEvent('JoinRequestWithdrawn', z.object({ ...team, requestId: id })),
  defineEvent('JoinRequestAccepted', z.object({ ...team, requestId: id })),
  /** `accountId`: who had asked. Older facts do not say that. */
  defineEvent('JoinRequestDeclined', z.object({ ...team, requestId: id, accountId: id.optional() })),
] as const;
export type TeamEvent = EventOf<(typeof teamEvents)[number]>;
export type TeamDetails = z.infer<typeof teamDetails>;
export type JoinedBy = z.infer<typeof joinedBy>;
