import { DomainError } from '@fieldhouse/kernel';

/** Why what is said about somebody's conduct is refused. */
export type DisciplineErrorCode =
  | 'not_league_staff'
  | 'not_scorekeeper'
  | 'own_case'
  | 'person_unknown'
  | 'day_ahead'
  | 'incident_unknown'
  | 'incident_taken_back'
  | 'days_reversed'
  | 'days_over'
  | 'suspension_too_long'
  | 'already_suspended'
  | 'suspension_unknown'
  | 'suspension_over';
export class DisciplineError extends DomainError<DisciplineErrorCode> {}
