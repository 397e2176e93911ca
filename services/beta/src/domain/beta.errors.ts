import { DomainError } from '@fieldhouse/kernel';

/** Why an application, or the list of spots, refuses. */
export type BetaErrorCode =
  | 'email_unconfirmed'
  | 'sport_unknown'
  | 'application_open'
  | 'already_approved'
  | 'reapply_too_early'
  | 'not_open'
  | 'not_submitted'
  | 'not_in_review'
  | 'no_spots_left';
export class BetaError extends DomainError<BetaErrorCode> {}
