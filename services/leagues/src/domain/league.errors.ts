import { DomainError } from '@fieldhouse/kernel';

/** Why a league refuses. */
export type LeagueErrorCode =
  | 'not_league_staff'
  | 'not_league_owner'
  | 'email_unconfirmed'
  | 'sport_unknown'
  | 'sport_fixed'
  | 'zone_unknown'
  | 'position_unknown'
  | 'limits_impossible'
  | 'team_count_too_low'
  | 'too_many_invitations'
  | 'invitation_just_sent'
  | 'invitation_for_another'
  | 'invitation_declined'
  | 'player_unknown'
  | 'player_linked'
  | 'last_owner'
  | 'teams_full'
  | 'team_name_taken'
  | 'team_unknown'
  | 'team_in_draft'
  | 'team_has_registration'
  | 'on_other_team'
  | 'invite_unknown'
  | 'invite_expired'
  | 'invite_used'
  | 'invite_revoked'
  | 'player_not_registered'
  | 'captain_player_taken';
export class LeagueError extends DomainError<LeagueErrorCode> {}
