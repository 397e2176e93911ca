import { DomainError } from '@fieldhouse/kernel';

/** Why a message of a league's staff is refused. */
export type BroadcastErrorCode = 'not_league_staff' | 'nobody_to_tell' | 'too_many_broadcasts';
export class BroadcastError extends DomainError<BroadcastErrorCode> {}
