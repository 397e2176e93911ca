import { DomainError } from '@fieldhouse/kernel';

/** Why a player pool refuses. */
export type PlayerPoolErrorCode =
  | 'not_league_staff'
  | 'not_your_player'
  | 'player_unknown'
  | 'player_withdrawn'
  | 'external_id_taken'
  | 'player_already_registered'
  | 'position_unknown'
  | 'rating_out_of_range'
  | 'own_columns_too_many'
  | 'own_column_heading_too_long'
  | 'account_linked'
  | 'group_with_self'
  | 'group_full'
  | 'group_unknown'
  | 'import_unknown';
export class PlayerPoolError extends DomainError<PlayerPoolErrorCode> {}
