import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import type { leagueCommands } from './commands';
import { hexColor, idText, nameText, night, rosterLimits } from '../shared/shared.contract';

export const staffRole = z.enum(['owner', 'commissioner', 'treasurer', 'scorekeeper']);
export const teamRole = z.enum(['captain', 'co_captain', 'proxy']);

export const leagueBody = z.object({
  name: nameText(z.string().trim().min(1, 'Name the league').max(80, 'Keep the name under 80 characters')),
  sport: z.string().min(1, 'Choose a sport'),
  season: nameText(
    z.string().trim().min(1, 'Name the season').max(40, 'Keep the season under 40 characters'),
  ),
  teamCount: z.number().int().min(2, 'A league needs at least 2 teams').max(40, 'At most 40 teams'),
  rosterSize: z
    .number()
    .int()
    .min(1, 'A roster needs at least 1 player')
    .max(40, 'At most 40 players per team'),
  limits: rosterLimits,
  gameNights: z.array(night),
  zone: z.string().min(1).max(60),
});
/** What an address is invited to. */
export const invitationOffer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), role: staffRole }),
  z.object({ kind: z.literal('team'), teamId: idText, role: teamRole }),
  /** Being a player of the pool. */
  z.object({ kind: z.literal('player'), playerId: idText }),
]);
const invitedAddress = z.email('Invalid email address').max(254, 'Invalid email address');
export const invitationBody = z.object({
  email: invitedAddress,
  offer: invitationOffer,
});
export const teamBody = z.object({
  name: nameText(z.string().trim().min(1, 'Name the team').max(40, 'Keep the name under 40 characters')),
  color: hexColor,
});
/** Several teams, and the addresses that are invited to be their captains. */
export const teamListBody = z.object({
  teams: z
    .array(teamBody.extend({ captainEmail: invitedAddress.nullable() }))
    .min(1, 'Name a team')
    .max(40, 'At most 40 teams'),
});
export const teamInviteBody = z.object({ role: teamRole });
export const captainPlayerBody = z.object({ playerId: idText.nullable() });
/** What the commands of {@link leagueCommands} say. */
export const leagueBodies = {
  CreateLeague: leagueBody,
  ChangeLeagueDetails: leagueBody,
  IssueInvitation: invitationBody,
  EnterTeam: teamBody,
  EnterTeams: teamListBody,
  ChangeTeam: teamBody,
  IssueTeamInvite: teamInviteBody,
  NameCaptainPlayer: captainPlayerBody,
} as const satisfies CommandBodies<typeof leagueCommands>;

const personView = z.object({ accountId: z.string(), name: z.string() });
export const leagueTeamView = z.object({
  teamId: z.string(),
  name: z.string(),
  color: z.string(),
  people: z.array(personView.extend({ role: teamRole })),
  captainPlayerId: z.string().nullable(),
  /** Open invites; `path` (such as /auth#invite=…) is there for owners and commissioners only. */
  invites: z.array(
    z.object({ inviteId: z.string(), role: teamRole, expiresAt: z.string(), path: z.string().nullable() }),
  ),
  roster: z.array(z.object({ playerId: z.string(), name: z.string() })).nullable(),
});
/** GET /api/leagues/:leagueId */
export const leagueView = leagueBody.extend({
  leagueId: z.string(),
  revision: z.number().int(),
  position: z.string(),
  staff: z.array(personView.extend({ role: staffRole })),
  teams: z.array(leagueTeamView),
  /** Open invitations to addresses; owners and commissioners only, else empty. */
  invitations: z.array(
    z.object({
      invitationId: z.string(),
      email: z.string(),
      offer: invitationOffer,
      sentAt: z.string(),
      expiresAt: z.string(),
      /** Its mail did not get through. */
      undelivered: z.boolean(),
      /** When its link was first opened. */
      seenAt: z.string().nullable(),
    }),
  ),
  me: z.object({
    staffRoles: z.array(staffRole),
    teamId: z.string().nullable(),
    teamRole: teamRole.nullable(),
    /** The pool's player whose account the caller has. */
    playerId: z.string().nullable(),
  }),
});
/** One entry of GET /api/leagues: a league that the caller belongs to, and their foremost role in it. */
export const leagueCard = z.object({
  leagueId: z.string(),
  name: z.string(),
  sport: z.string(),
  season: z.string(),
  role: z.union([staffRole, teamRole, z.literal('player')]),
  /** What the caller is in a team of the league, whatever else they are in it. */
  teamRole: teamRole.nullable(),
  /** The team in which they are that. */
  teamId: z.string().nullable(),
});
/** What somebody is invited to, as they see it. */
export const offerView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), role: staffRole }),
  z.object({ kind: z.literal('team'), teamId: z.string(), teamName: z.string(), role: teamRole }),
  z.object({ kind: z.literal('player') }),
]);
/** GET /api/leagues/invites/:token — what the person behind an invite link sees before signing in. */
export const inviteView = z.object({
  leagueId: z.string(),
  leagueName: z.string(),
  offer: offerView,
  /** For the owner of the address that it was sent to; else for whoever has the link. */
  addressed: z.boolean(),
  /** Whoever reads it is signed in, and somebody else is invited. */
  forAnother: z.boolean(),
  state: z.enum(['open', 'accepted', 'declined', 'expired', 'revoked']),
  /** While it is open: who owns the league, as strangers may read it ('Olga P.'); null: nobody any more. */
  runBy: z.string().nullable(),
  /** While it is open: when the league drafts (ISO-8601 UTC); null while that is not set, and once it has begun. */
  draftStartsAt: z.string().nullable(),
  /** IANA, the league's. */
  zone: z.string(),
  /** Whether it drafts its players, as far as it has said by now. */
  drafts: z.boolean(),
});
/** One entry of GET /api/leagues/invitations: an open invitation to the caller's confirmed address. */
export const ownInvitationView = z.object({
  /** Its invite link ends with it. */
  token: z.string(),
  leagueId: z.string(),
  leagueName: z.string(),
  offer: offerView,
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type LeagueBody = z.infer<typeof leagueBody>;
export type TeamListBody = z.infer<typeof teamListBody>;
export type LeagueView = z.infer<typeof leagueView>;
export type LeagueCard = z.infer<typeof leagueCard>;
export type LeagueTeamView = z.infer<typeof leagueTeamView>;
export type InvitationOffer = z.infer<typeof invitationOffer>;
export type OfferView = z.infer<typeof offerView>;
export type OwnInvitationView = z.infer<typeof ownInvitationView>;
export type InviteView = z.infer<typeof inviteView>;
export type StaffRole = z.infer<typeof staffRole>;
export type TeamRoleView = z.infer<typeof teamRole>;

/** GET /api/sports — the sport catalogue. */
export const sportView = z.object({
  key: z.string(),
  name: z.string(),
  positions: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Usual roster size and limits, offered when a league is created. */
  rosterSize: z.number().int(),
  limits: rosterLimits,
});
export type SportView = z.infer<typeof sportView>;

/** An offer as it is shown: a team with its name. @param teams of the league */
export const offerViewOf = (
  offer: InvitationOffer,
  teams: readonly { readonly teamId: string; readonly name: string }[],
): OfferView => {
  if (offer.kind === 'player') return { kind: 'player' };
  if (offer.kind === 'staff') return offer;
  return { ...offer, teamName: teams.find(({ teamId }) => teamId === offer.teamId)?.name ?? '' };
};

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** The open invitations to the caller's confirmed address, the newest first. */
    readonly invitations: readonly OwnInvitationView[];
  }
}
