import { DomainError } from '@fieldhouse/kernel';

/** Why a player's profile refuses. */
export type PlayerProfileErrorCode =
  | 'player_unknown'
  | 'sport_unknown'
  | 'sport_twice'
  | 'position_unknown'
  | 'position_twice'
  | 'level_unknown'
  | 'exception_backwards'
  | 'exception_too_long'
  | 'exceptions_overlap';
export class PlayerProfileError extends DomainError<PlayerProfileErrorCode> {}
