import type { TeamDetails } from '@fieldhouse/events/teams';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';

export type MemberEntry = {
  /** A player's of a league's pool for as long as there is no account. */
  readonly memberId: string;
  readonly accountId: string | null;
  readonly number: string | null;
  readonly positions: readonly string[];
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** ISO-8601 UTC, as all instants here. */
  readonly joinedAt: string;
  /** Of the last fact that changed the role; null before the first. */
  readonly roleRevision: number | null;
  /** When the team itself last said what they are, or removed them ('': older facts do not say); null: it has not. */
  readonly roleSetAt: string | null;
};
/** Somebody who left, as they were then. */
export type PastEntry = MemberEntry & {
  readonly how: 'left' | 'removed';
  readonly leftAt: string;
  /** Of the fact that says so. */
  readonly leftRevision: number;
};
/** To an address in lower case, or, then that is empty, to an account. */
export type InvitationEntry = {
  readonly invitationId: string;
  readonly email: string;
  readonly accountId: string | null;
  readonly role: MemberRole;
  readonly number: string | null;
  readonly positions: readonly string[];
  readonly sentAt: string;
  readonly expiresAt: string;
  /** Its mail did not get through; absent: as far as is known it did. */
  readonly undelivered?: boolean;
  /** When its link was first opened. */
  readonly seenAt: string | null;
};
export type RequestEntry = {
  readonly requestId: string;
  readonly accountId: string;
  readonly message: string | null;
  readonly requestedAt: string;
};

/** One team; `_id` is its id. */
export type TeamDocument = {
  readonly _id: string;
  readonly details: TeamDetails;
  readonly archived: boolean;
  readonly season: string | null;
  /** The picture that is its crest; null: it is drawn. */
  readonly crestId: string | null;
  readonly members: readonly MemberEntry[];
  /** Everybody who was a member and is none now, once for each time; the last to leave comes last. */
  readonly past: readonly PastEntry[];
  /** Those that wait for an answer; some may have expired. What has ended is not kept: neither is its address. */
  readonly invitations: readonly InvitationEntry[];
  /** Those that wait for an answer. */
  readonly requests: readonly RequestEntry[];
  /** Those that were declined last, by who asked, until they ask again or are members. */
  readonly declined: readonly { readonly accountId: string; readonly declinedAt: string }[];
  /** The link for everybody; it may have expired. */
  readonly link: { readonly linkId: string; readonly expiresAt: string } | null;
  /** What strangers find it by, as {@link soughtAs} has it; null while it is not for them. */
  readonly sought: { readonly name: string; readonly city: string | null } | null;
  /** Last revision of the team's stream. */
  readonly revision: number;
};

export const teamModel = { name: 'team', version: 5 } as const;

/** Names that people take for the same: without case, accents and doubled spaces. */
export const soughtAs = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether people who are not of the team may know of it. */
export const isForStrangers = ({ details, archived }: Pick<TeamDocument, 'details' | 'archived'>): boolean =>
  details.privacy === 'public' && !archived;
