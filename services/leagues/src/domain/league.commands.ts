import type { AskedOf, Completed, leagueBodies, leagueCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';

/** What clients ask of a league, besides which league it is. */
export type LeagueAsked = Completed<AskedOf<typeof leagueCommands, typeof leagueBodies>, {}, 'leagueId'>;
/** What comes by other ways: an invite's link, the league's draft. */
export type LeagueUpkeep =
  | { readonly type: 'AcceptTeamInvite'; readonly inviteId: string }
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
    };

/** What the handler finds out or makes. `accountId: null` = no account has the address that was given. */
type Added = {
  /** `emailConfirmed`: whether whoever asks has confirmed their e-mail address. */
  CreateLeague: { leagueId: string; emailConfirmed: boolean };
  AddLeagueStaff: { accountId: string | null };
  EnterTeam: { teamId: string };
  WithdrawTeam: { inRunningDraft: boolean };
  GrantTeamRole: { accountId: string | null };
  IssueTeamInvite: { inviteId: string };
  /** `registered`: whether the player is in the league's pool. */
  NameCaptainPlayer: { registered: boolean };
};
/** Everything that can be decided about a league. */
export type LeagueCommand = CommandContext & (Completed<LeagueAsked, Added, 'email'> | LeagueUpkeep);
export type LeagueCommandOf<Type extends LeagueCommand['type']> = Extract<LeagueCommand, { type: Type }>;
