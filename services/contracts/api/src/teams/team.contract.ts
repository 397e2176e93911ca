import {
  joinPolicy,
  memberRole,
  memberStatus,
  teamGenderType,
  teamLevel,
  teamPrivacy,
  type MemberRole,
  type MemberStatus,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import {
  atLeast,
  hexColor,
  idText,
  nameText,
  pageFields,
  reasonText,
  writtenText,
} from '../shared/shared.contract';
import type { teamCommands } from './commands';

export {
  leads,
  joinPolicy,
  memberRole,
  memberStatus,
  teamGenderType,
  teamLevel,
  teamPrivacy,
  type JoinPolicy,
  type MemberRole,
  type MemberStatus,
  type TeamGenderType,
  type TeamLevel,
  type TeamPrivacy,
} from '@fieldhouse/values';

export const teamDetailsBody = z.object({
  name: nameText(z.string().trim().min(1, 'Name the team').max(40, 'Keep the name under 40 characters')),
  sport: z.string().min(1, 'Choose a sport'),
  color: hexColor,
  accent: hexColor,
  city: nameText(
    z.string().trim().min(1, 'Name the city').max(60, 'Keep the city under 60 characters'),
  ).nullable(),
  zone: z.string().min(1, 'Choose a time zone').max(60),
  level: teamLevel,
  genderType: teamGenderType,
  privacy: teamPrivacy,
  joinPolicy,
  rosterLimit: z.number().int().min(1, 'At least 1 player').max(60, 'At most 60 players').nullable(),
  frozenFrom: z.iso.date('Choose a day').nullable(),
});
const season = nameText(
  z.string().trim().min(1, 'Name the season').max(40, 'Keep the season under 40 characters'),
);
const why = reasonText.nullable();
const email = z.email('Invalid email address').max(254, 'Invalid email address');
const shirtNumber = z.string().regex(/^\d{1,3}$/, 'A number of up to 3 digits');
/** Captains hand over their captaincy instead. */
export const invitedRole = memberRole.exclude(['captain']);
/** Number, and codes of the sport's positions. */
const shirt = {
  number: shirtNumber.nullable(),
  positions: z.array(z.string().min(1).max(20)).max(20),
};
const INVITED_AT_ONCE = 20;
/** What the commands of {@link teamCommands} say. */
export const teamBodies = {
  CreateTeam: teamDetailsBody,
  ChangeTeamDetails: teamDetailsBody,
  StartTeamSeason: z.object({ season, memberIds: z.array(idText).max(100) }),
  ChangeMember: z.object(shirt),
  ChangeMemberRole: z.object({ role: memberRole }),
  ChangeMemberStatus: z.object({ status: memberStatus, reason: why }),
  RemoveMember: z.object({ reason: why }),
  HandOverCaptaincy: z.object({ memberId: idText, stayAs: invitedRole }),
  InviteMembers: z
    .object({
      /** All of them as `role`. */
      emails: z.array(email).default([]),
      role: invitedRole.default('player'),
      /** Each as they are to be on the roster; a number that somebody else wears by then is left out. */
      people: z.array(z.object({ email, role: invitedRole, ...shirt })).default([]),
    })
    .refine(({ emails, people }) => emails.length + people.length > 0, {
      path: ['emails'],
      message: 'Enter an e-mail address',
    })
    .refine(({ emails, people }) => emails.length + people.length <= INVITED_AT_ONCE, {
      path: ['emails'],
      message: `At most ${INVITED_AT_ONCE} at once`,
    }),
  InviteTeammates: z.object({
    accountIds: z
      .array(idText)
      .min(1, 'Choose somebody')
      .max(INVITED_AT_ONCE, `At most ${INVITED_AT_ONCE} at once`),
    role: invitedRole,
  }),
  /** `replaces`: the link that was seen; null: none was, and one that is there by now stays. */
  OpenTeamLink: z.object({ replaces: idText.nullable().default(null) }),
  RequestToJoin: z.object({
    message: writtenText(z.string().trim().max(300, 'Keep the message under 300 characters')).nullable(),
  }),
} as const satisfies CommandBodies<typeof teamCommands>;

/** GET /api/teams, /api/teams/:teamId, /api/teams/invites/:token */
export const teamQuery = z.object({ atLeast });
/** GET /api/teams/similar: public teams of that name, for who makes another one. */
export const similarTeamsQuery = z.object({
  name: z.string().trim().min(1).max(40),
  city: z.string().trim().max(60).optional(),
});
/** GET /api/teams/:teamId/history: the newest first; `next` goes into `after`. */
export const teamHistoryQuery = z.object(pageFields);

export type TeamDetailsBody = z.infer<typeof teamDetailsBody>;

/** A team as it is recognised: in lists, and by people who are not of it. */
export type TeamCard = {
  readonly teamId: string;
  readonly name: string;
  readonly sport: string;
  readonly color: string;
  readonly accent: string;
  /** Address of the picture that is its crest, signed for about a day; null: the crest is drawn. */
  readonly crest: string | null;
  readonly city: string | null;
  /** Who play and are active. */
  readonly players: number;
  readonly archived: boolean;
};
export type MyTeam = TeamCard & {
  readonly memberId: string;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** ISO-8601 UTC. */
  readonly joinedAt: string;
  /** Requests to join that wait for whoever runs the team; 0 for others. */
  readonly waiting: number;
  /**
   * Of a team whose only captain they are: who is that once their account is erased; `name` null: nobody could lead it,
   * so that it is archived. Said by GET /api/teams alone.
   */
  readonly successor?: { readonly name: string | null };
};
export type PastTeam = TeamCard & { readonly leftAt: string };
/** An open invitation to the caller, or their confirmed address, to what they are not: of a team already, to another role. */
export type OwnTeamInvitation = {
  /** Its link ends with it: /auth#team=… */
  readonly token: string;
  readonly team: TeamCard;
  readonly role: MemberRole;
  readonly sentAt: string;
  readonly expiresAt: string;
};
export type OwnJoinRequest = { readonly team: TeamCard; readonly requestedAt: string };
/** GET /api/teams: by name; what was left, the newest first. */
export type TeamsView = {
  readonly teams: readonly MyTeam[];
  readonly past: readonly PastTeam[];
  readonly invitations: readonly OwnTeamInvitation[];
  readonly requests: readonly OwnJoinRequest[];
};

export type MemberView = {
  readonly memberId: string;
  /** Null: a member-to-be, who has no account yet. */
  readonly accountId: string | null;
  readonly name: string;
  readonly number: string | null;
  readonly positions: readonly string[];
  readonly role: MemberRole;
  readonly status: MemberStatus;
  readonly joinedAt: string;
};
/** GET /api/teams/:teamId */
export type TeamView = TeamDetailsBody & {
  readonly teamId: string;
  /** As {@link TeamCard}'s. */
  readonly crest: string | null;
  readonly revision: number;
  readonly position: string;
  readonly archived: boolean;
  /** The season that runs, by the name that its captain gave it. */
  readonly season: string | null;
  /** Who play and are active. */
  readonly players: number;
  readonly captains: readonly string[];
  /** Null for whoever is not of the team: then `members` is empty and the fields below are null. */
  readonly me: { readonly memberId: string; readonly role: MemberRole; readonly status: MemberStatus } | null;
  /** The caller's own request that waits. */
  readonly request: { readonly requestId: string; readonly requestedAt: string } | null;
  /** The newest that is open to the caller and makes them what they are not: a member, or another one than they are. */
  readonly invitation: Pick<OwnTeamInvitation, 'token' | 'role' | 'expiresAt'> | null;
  /** When the request of the caller was declined who has not asked again; ISO-8601 UTC. */
  readonly declinedAt: string | null;
  /** By role, number, name. */
  readonly members: readonly MemberView[];
  /** For captains and admins; else null. */
  readonly running: {
    readonly invitations: readonly TeamInvitationView[];
    readonly requests: readonly JoinRequestView[];
    readonly link: TeamLinkView | null;
    /** Who was removed within seven days and can be taken back. */
    readonly removed: readonly (Pick<MemberView, 'memberId' | 'name' | 'role'> & {
      readonly leftAt: string;
    })[];
  } | null;
};
export type TeamInvitationView = {
  readonly invitationId: string;
  /** The address, or the name of a former team mate. */
  readonly to: string;
  readonly role: MemberRole;
  /** What they are to wear and play; `null` and none when that is not said. */
  readonly number: string | null;
  readonly positions: readonly string[];
  readonly sentAt: string;
  readonly expiresAt: string;
  /** Its mail did not get through. */
  readonly undelivered: boolean;
  /** When its link was first opened. */
  readonly seenAt: string | null;
};
export type JoinRequestView = {
  readonly requestId: string;
  readonly accountId: string;
  readonly name: string;
  readonly message: string | null;
  readonly requestedAt: string;
};
/** `path` such as /auth#team=…; `code` such as K7QM2RZX. */
export type TeamLinkView = {
  readonly linkId: string;
  readonly path: string;
  readonly code: string;
  readonly expiresAt: string;
};
/** GET /api/teams/invites/:token and /api/teams/codes/:code — what the person behind a link or a code sees. */
export type TeamInviteView = {
  readonly token: string;
  readonly team: TeamCard;
  /** What whoever reads it is on the team once they accept: a member what they are already, where it makes them nothing else. */
  readonly role: MemberRole;
  /** For the owner of the address that it was sent to; else for whoever has the link. */
  readonly addressed: boolean;
  /** Whoever reads it is signed in, and somebody else is invited. */
  readonly forAnother: boolean;
  /** 'archived': it stands, and is good again once the team is reopened. */
  readonly state: 'open' | 'archived' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
};
/** GET /api/teams/:teamId/teammates: whom the caller has been on a team with, who are not of this one; by name. */
export type TeammatesView = {
  readonly people: readonly {
    readonly accountId: string;
    readonly name: string;
    /** One that they shared. */
    readonly teamName: string;
    readonly invited: boolean;
  }[];
};
/** GET /api/teams/similar */
export type SimilarTeamsView = { readonly teams: readonly TeamCard[] };

/** What can be done again from the history: taking somebody back, giving a role back. */
export type TeamUndo =
  | { readonly kind: 'restore'; readonly memberId: string }
  | { readonly kind: 'role'; readonly memberId: string; readonly role: MemberRole };
/** One fact of a team's history, in words that the client has for its `type`. */
export type TeamHistoryEntry = {
  readonly revision: number;
  /** An event's type, such as MemberRoleChanged. */
  readonly type: string;
  readonly at: string;
  /** Who did it; null: the product itself, such as a league's roster. */
  readonly by: string | null;
  /** Whom it is about. */
  readonly member: string | null;
  /** What changed: field, value before and after, as they read. */
  readonly changes: readonly {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly reason: string | null;
  /** For whoever may, while it is still possible. */
  readonly undo: TeamUndo | null;
};
export type TeamHistoryView = { readonly entries: readonly TeamHistoryEntry[]; readonly next: string | null };

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** The caller's teams, what they are invited to, and what waits for them as captain or admin. */
    readonly teams: Pick<TeamsView, 'teams' | 'invitations'>;
  }
}
