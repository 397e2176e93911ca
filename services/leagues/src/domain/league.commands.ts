import type { LeagueDetails, LeagueStaffRole, TeamRole } from '@fieldhouse/events/leagues';
import type { CommandContext } from '@fieldhouse/kernel';

/** Everything that can be decided about a league. `accountId: null` = no account has the address that was given. */
export type LeagueCommand = CommandContext &
  (
    | {
        readonly type: 'CreateLeague';
        readonly leagueId: string;
        readonly details: LeagueDetails;
        /** Whether whoever asks has confirmed their e-mail address. */
        readonly emailConfirmed: boolean;
      }
    | { readonly type: 'ChangeLeagueDetails'; readonly details: LeagueDetails }
    | { readonly type: 'AddLeagueStaff'; readonly accountId: string | null; readonly role: LeagueStaffRole }
    | { readonly type: 'RemoveLeagueStaff'; readonly accountId: string }
    | { readonly type: 'EnterTeam'; readonly teamId: string; readonly name: string; readonly color: string }
    | { readonly type: 'ChangeTeam'; readonly teamId: string; readonly name: string; readonly color: string }
    | { readonly type: 'WithdrawTeam'; readonly teamId: string; readonly inRunningDraft: boolean }
    | {
        readonly type: 'GrantTeamRole';
        readonly teamId: string;
        readonly accountId: string | null;
        readonly role: TeamRole;
      }
    | { readonly type: 'RevokeTeamRole'; readonly teamId: string; readonly accountId: string }
    | {
        readonly type: 'IssueTeamInvite';
        readonly teamId: string;
        readonly inviteId: string;
        readonly role: TeamRole;
      }
    | { readonly type: 'RevokeTeamInvite'; readonly teamId: string; readonly inviteId: string }
    | { readonly type: 'AcceptTeamInvite'; readonly inviteId: string }
    | {
        readonly type: 'NameCaptainPlayer';
        readonly teamId: string;
        readonly playerId: string | null;
        /** Whether the player is registered in the league's pool. */
        readonly registered: boolean;
      }
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
  );
export type LeagueCommandOf<Type extends LeagueCommand['type']> = Extract<LeagueCommand, { type: Type }>;
