import type { AskedOf, Completed, teamBodies, teamCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { MemberRole } from '@fieldhouse/values';

/** Whose answer it is: the account's address in lower case, null unless it is known to be theirs. */
type Answering = { readonly confirmedAddress: string | null };

/** A league's entry that is this team, as the league knows it. */
export type LeagueEntry = {
  readonly name: string;
  readonly color: string;
  readonly sport: string;
  readonly zone: string;
  /** Its captain and co-captains, who run the team too. */
  readonly leaders: readonly { readonly accountId: string; readonly role: 'captain' | 'admin' }[];
  /** Who may play for it; `accountId` null: a player without an account. */
  readonly roster: readonly { readonly playerId: string; readonly accountId: string | null }[];
};

/** What clients ask of a team, besides which one it is. */
export type TeamAsked = Completed<AskedOf<typeof teamCommands, typeof teamBodies>, {}, 'teamId'>;
/** What comes by other ways: uploads, links, timers, leagues, erasures. */
export type TeamUpkeep =
  | { readonly type: 'SetTeamCrest'; readonly crestId: string }
  | { readonly type: 'AcceptTeamInvite'; readonly inviteId: string }
  | { readonly type: 'SeeTeamInvite'; readonly inviteId: string }
  | { readonly type: 'DeclineTeamInvite'; readonly inviteId: string }
  | { readonly type: 'ExpireMemberInvitation'; readonly invitationId: string }
  /** The mail that was sent then did not get through. `sentAt`: ISO-8601 UTC. */
  | { readonly type: 'NoteUndelivered'; readonly invitationId: string; readonly sentAt: string }
  /** `named`: whom the league has given a part in leading the entry, and when (ISO-8601 UTC); absent: nobody of late. */
  | {
      readonly type: 'FollowLeague';
      readonly leagueId: string;
      readonly named?: { readonly accountId: string; readonly at: string };
    }
  | { readonly type: 'ForgetMember'; readonly accountId: string };

/** Somebody who is to be invited to an address, in lower case. */
export type InvitedPerson = {
  readonly invitationId: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly number: string | null;
  readonly positions: readonly string[];
};

/** What the handler finds out or makes. */
type Added = {
  CreateTeam: { teamId: string };
  /** `invited`: everybody who is asked for, each address once. */
  /** `ofMembers`: addresses, in lower case, of members who have accepted an invitation to one. */
  InviteMembers: Answering & { invited: readonly InvitedPerson[]; ofMembers: readonly string[] };
  /** `known`: whom of them whoever asks has been on a team with. */
  InviteTeammates: { invitationIds: readonly string[]; known: readonly string[] };
  OpenTeamLink: { linkId: string };
  RequestToJoin: Answering & { requestId: string };
  /** The address is that of whoever asked. */
  AcceptJoinRequest: Answering;
  AcceptTeamInvite: Answering;
  DeclineTeamInvite: Answering;
  /** `entry`: null when the league does not have the team (any more). */
  FollowLeague: { teamId: string; entry: LeagueEntry | null };
};
/** Everything that can be decided about a team. */
export type TeamCommand = CommandContext & Completed<TeamAsked | TeamUpkeep, Added>;
export type TeamCommandOf<Type extends TeamCommand['type']> = Extract<TeamCommand, { type: Type }>;
