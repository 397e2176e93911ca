import { DomainError } from '@fieldhouse/kernel';

/** Why what somebody gives a league is refused. */
export type RegistrationErrorCode =
  'waiver_unknown' | 'waiver_changed' | 'waiver_required' | 'league_cancelled';
export class RegistrationError extends DomainError<RegistrationErrorCode> {}
