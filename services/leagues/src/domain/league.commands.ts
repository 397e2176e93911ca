import type { AskedOf, Completed, leagueBodies, leagueCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { RegistrationKind } from '@fieldhouse/values';

/** How a player stands to the account that is to be linked: `linked`: one of the two has another already. */
export type PlayerStanding = 'free' | 'linked' | 'unknown';
/** Whose answer it is: the account's address in lower case, null unless it is known to be theirs. */
type Answering = { readonly confirmedAddress: string | null };

/** What clients ask of a league, besides which league it is. */
export type LeagueAsked = Completed<AskedOf<typeof leagueCommands, typeof leagueBodies>, {}, 'leagueId'>;
/** What comes by other ways: an invite's link, the league's draft. */
export type LeagueUpkeep =
  | { readonly type: 'AcceptInvite'; readonly inviteId: string }
  | { readonly type: 'SeeInvitation'; readonly inviteId: string }
  | { readonly type: 'DeclineInvitation'; readonly inviteId: string }
  | { readonly type: 'ExpireInvitation'; readonly invitationId: string }
  /** The mail that was sent then did not get through. `sentAt`: ISO-8601 UTC. */
  | { readonly type: 'NoteUndelivered'; readonly invitationId: string; readonly sentAt: string }
  | {
      readonly type: 'CreateRosters';
      readonly draftId: string;
      readonly rosters: readonly { readonly teamId: string; readonly playerIds: readonly string[] }[];
    }
  | {
      readonly type: 'AddToRoster';
      readonly draftId: string;
      readonly teamId: string;
      readonly playerId: string;
    }
  /** A registration has changed: its team is in or not, its player on a team or not. */
  | { readonly type: 'FollowRegistration'; readonly registrationId: string }
  /** Somebody else may be captain of a team by now. */
  | { readonly type: 'FollowTeam'; readonly teamId: string }
  | { readonly type: 'ForgetMember'; readonly accountId: string };

/** A registration as its league follows it. */
export type FollowedRegistration = {
  readonly kind: RegistrationKind;
  readonly isIn: boolean;
  /** Of the team that has registered; null: there is none any more. */
  readonly team: {
    readonly teamId: string;
    readonly name: string;
    readonly color: string;
    /** Its captain: whoever answers for the registration, if they are one; null: nobody leads it. */
    readonly captainId: string | null;
    /** Whoever answers for the registration, if they lead the team and are no captain of it. */
    readonly coCaptainId: string | null;
  } | null;
  /** The team that they play for. */
  readonly rosteredIn: string | null;
};

/** What the handler finds out or makes. */
type Added = {
  /** `emailConfirmed`: whether whoever asks has confirmed their e-mail address. */
  CreateLeague: { leagueId: string; emailConfirmed: boolean };
  IssueInvitation: { invitationId: string; player: PlayerStanding | null };
  EnterTeam: { teamId: string };
  /** In the order of the list. */
  EnterTeams: { ids: readonly { readonly teamId: string; readonly invitationId: string }[] };
  /** `registered`: whether the team is in by a registration of its own. */
  WithdrawTeam: { inRunningDraft: boolean; registered: boolean };
  IssueTeamInvite: { inviteId: string };
  /** `registered`: whether the player is in the league's pool. */
  NameCaptainPlayer: { registered: boolean };
  /** `player`: null when it is about no player. */
  AcceptInvite: Answering & { player: PlayerStanding | null };
  DeclineInvitation: Answering;
  /** `inRunningDraft`: whether the draft counts on the team that has registered. */
  FollowRegistration: { registration: FollowedRegistration | null; inRunningDraft: boolean };
  /**
   * `registered`: whether the team is in by a registration of its own; `captainIds`: its captains, also those who are not
   * active now; `leaderIds`: who leads it, captains before admins; `seasonEndsOn`: the last day of the league's season
   * (yyyy-mm-dd), null where it does not say.
   */
  FollowTeam: {
    registered: boolean;
    captainIds: readonly string[];
    leaderIds: readonly string[];
    seasonEndsOn: string | null;
  };
};
/** Everything that can be decided about a league. */
export type LeagueCommand = CommandContext & Completed<LeagueAsked | LeagueUpkeep, Added>;
export type LeagueCommandOf<Type extends LeagueCommand['type']> = Extract<LeagueCommand, { type: Type }>;
