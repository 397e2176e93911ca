import { DomainError } from '@fieldhouse/kernel';

/** Why a team refuses. */
export type TeamErrorCode =
  | 'not_team_manager'
  | 'not_team_captain'
  | 'email_unconfirmed'
  | 'sport_unknown'
  | 'sport_fixed'
  | 'zone_unknown'
  | 'position_unknown'
  | 'team_archived'
  | 'team_full'
  | 'roster_frozen'
  | 'number_taken'
  | 'member_unknown'
  | 'member_without_account'
  | 'member_inactive'
  | 'removed_long_ago'
  | 'left_by_choice'
  | 'last_captain'
  | 'by_invitation_only'
  | 'already_member'
  | 'request_unknown'
  | 'too_many_invitations'
  | 'too_many_requests_open'
  | 'invite_unknown'
  | 'invite_expired'
  | 'invite_used'
  | 'invite_withdrawn'
  | 'invitation_declined'
  | 'invitation_for_another'
  | 'invitation_just_sent';
export class TeamError extends DomainError<TeamErrorCode> {}
