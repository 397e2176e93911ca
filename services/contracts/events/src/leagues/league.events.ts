import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';
import { rosterLimits } from '../drafts/draft.events';

const id = z.string().min(1);
const night = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

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

export const leagueCreated = defineEvent(
  'LeagueCreated',
  leagueDetails.extend({ leagueId: id, ownerId: id }),
);
export const leagueDetailsChanged = defineEvent(
  'LeagueDetailsChanged',
  leagueDetails.extend({ leagueId: id }),
);
export const leagueStaffAdded = defineEvent(
  'LeagueStaffAdded',
  z.object({ leagueId: id, accountId: id, role: leagueStaffRole }),
);
export const leagueStaffRemoved = defineEvent(
  'LeagueStaffRemoved',
  z.object({ leagueId: id, accountId: id, role: leagueStaffRole }),
);

export const teamEntered = defineEvent(
  'TeamEntered',
  z.object({ leagueId: id, teamId: id, name: z.string(), color: z.string() }),
);
export const teamChanged = defineEvent(
  'TeamChanged',
  z.object({ leagueId: id, teamId: id, name: z.string(), color: z.string() }),
);
export const teamWithdrawn = defineEvent('TeamWithdrawn', z.object({ leagueId: id, teamId: id }));
/** An account is now captain, co-captain or proxy of a team; a new captain replaces the one before. */
export const teamRoleGranted = defineEvent(
  'TeamRoleGranted',
  z.object({ leagueId: id, teamId: id, accountId: id, role: teamRole, inviteId: id.nullable() }),
);
export const teamRoleRevoked = defineEvent(
  'TeamRoleRevoked',
  z.object({ leagueId: id, teamId: id, accountId: id, role: teamRole }),
);
/** The link itself is never stored: it is computed from the invite's id and the installation's secret. */
export const teamInviteIssued = defineEvent(
  'TeamInviteIssued',
  z.object({ leagueId: id, teamId: id, inviteId: id, role: teamRole, expiresAt: z.iso.datetime() }),
);
export const teamInviteRevoked = defineEvent(
  'TeamInviteRevoked',
  z.object({ leagueId: id, teamId: id, inviteId: id }),
);
/** Which player of the pool the team's captain is. */
export const captainPlayerNamed = defineEvent(
  'CaptainPlayerNamed',
  z.object({ leagueId: id, teamId: id, playerId: id.nullable() }),
);
export const teamRosterCreated = defineEvent(
  'TeamRosterCreated',
  z.object({ leagueId: id, teamId: id, draftId: id, playerIds: z.array(id) }),
);

/** Every event of a `league-…` stream. */
export const leagueEvents = [
  leagueCreated,
  leagueDetailsChanged,
  leagueStaffAdded,
  leagueStaffRemoved,
  teamEntered,
  teamChanged,
  teamWithdrawn,
  teamRoleGranted,
  teamRoleRevoked,
  teamInviteIssued,
  teamInviteRevoked,
  captainPlayerNamed,
  teamRosterCreated,
] as const;
export type LeagueEvent = EventOf<(typeof leagueEvents)[number]>;
export type LeagueDetails = z.infer<typeof leagueDetails>;
export type LeagueStaffRole = z.infer<typeof leagueStaffRole>;
export type TeamRole = z.infer<typeof teamRole>;
