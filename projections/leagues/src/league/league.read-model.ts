import type { InvitationOffer, LeagueDetails, LeagueStaffRole, TeamRole } from '@fieldhouse/events/leagues';

export type StaffEntry = { readonly accountId: string; readonly role: LeagueStaffRole };
export type PersonEntry = { readonly accountId: string; readonly role: TeamRole };
export type InviteEntry = {
  readonly inviteId: string;
  readonly role: TeamRole;
  /** ISO-8601 UTC. */
  readonly expiresAt: string;
};
export type TeamEntry = {
  readonly teamId: string;
  readonly name: string;
  readonly color: string;
  readonly people: readonly PersonEntry[];
  readonly captainPlayerId: string | null;
  /** Neither accepted nor taken back; some may have expired. */
  readonly invites: readonly InviteEntry[];
  readonly roster: readonly string[] | null;
};

/** To an address, in lower case. Instants are ISO-8601 UTC. */
export type InvitationEntry = {
  readonly invitationId: string;
  readonly email: string;
  readonly offer: InvitationOffer;
  readonly sentAt: string;
  readonly expiresAt: string;
  /** Its mail did not get through; absent: as far as is known it did. */
  readonly undelivered?: boolean;
  /** When its link was first opened. */
  readonly seenAt: string | null;
};

/** One league; `_id` is its id. */
export type LeagueDocument = {
  readonly _id: string;
  readonly details: LeagueDetails;
  readonly staff: readonly StaffEntry[];
  readonly teams: readonly TeamEntry[];
  /** Those that wait for an answer; some may have expired. What has ended is not kept: neither is its address. */
  readonly invitations: readonly InvitationEntry[];
  /** Every account in `staff` and in a team's `people`, for finding a person's leagues. */
  readonly memberIds: readonly string[];
  /** Last revision of the league's stream. */
  readonly revision: number;
};

export const leagueModel = { name: 'league', version: 3 } as const;
