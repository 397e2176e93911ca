import { DomainError } from '@fieldhouse/kernel';

/** Why a league's prospectus refuses. */
export type ProspectusErrorCode =
  | 'not_league_staff'
  | 'not_league_owner'
  | 'windows_impossible'
  | 'season_impossible'
  | 'phases_impossible'
  | 'nights_impossible'
  | 'prices_missing'
  | 'kinds_impossible'
  | 'group_too_large'
  | 'refunds_impossible'
  | 'payments_impossible'
  | 'position_unknown'
  | 'named_twice'
  | 'limit_too_late'
  | 'roster_impossible'
  | 'options_missing'
  | 'rule_impossible'
  | 'format_fixed'
  | 'previous_league_unknown'
  | 'prospectus_missing'
  | 'registration_over'
  | 'registration_begun'
  | 'league_cancelled'
  | 'waiver_unknown'
  | 'waiver_day_over'
  | 'waiver_ends_early'
  | 'too_many_waivers';
export class ProspectusError extends DomainError<ProspectusErrorCode> {}
