import { DomainError } from '@fieldhouse/kernel';

/** Why a draft refuses a command. `details` carries what the sentence to the person needs (named here after each code). */
export type DraftErrorCode =
  /** Only a commissioner of the draft may do this. */
  | 'not_commissioner'
  /** Only a process of the system may do this. */
  | 'process_only'
  /** The account does not pick for this team: teamId. */
  | 'not_your_team'
  /** Another pick or team is on the clock: pickNo, currentPickNo, onClockTeamId. */
  | 'not_your_pick'
  /** Nobody picks now: status. */
  | 'draft_not_live'
  | 'draft_paused'
  /** The cell is filled: pickNo, byTeamId, playerId. */
  | 'pick_already_made'
  /** teamId, pickNo (null: on the team without a pick). */
  | 'player_taken'
  /** playerId. */
  | 'player_unknown'
  /** The `Illegal` that says which rule and the facts behind it. */
  | 'illegal_pick'
  /** The deadline and its grace have passed: deadlineAt. */
  | 'turn_expired'
  /** status, allowed. */
  | 'wrong_state'
  /** The league is cancelled, for good: it has no draft any more. */
  | 'league_cancelled'
  /** field. */
  | 'settings_invalid'
  /** These settings cannot be changed any more: fields. */
  | 'settings_locked'
  /** teamId. */
  | 'team_unknown'
  /** The league has none of the draft's teams any more. */
  | 'no_team_left'
  | 'order_not_committed'
  /** The order does not name each team once: missing, unknown, repeated. */
  | 'order_invalid'
  | 'nonce_invalid'
  /** The teams are not those the order was committed for. */
  | 'participants_changed'
  /** The stored seed is not the committed one. */
  | 'seed_mismatch'
  /** missing: the readiness items that are not met. */
  | 'not_ready'
  /** A reason of minimum–maximum characters is needed. */
  | 'reason_required'
  | 'confirmation_required'
  /** No pick was made at or after toPickNo. */
  | 'undo_nothing'
  /** No undo, or another pick since; or players left with whom none of its picks can be made again. */
  | 'redo_nothing'
  /** The cell is empty, or was filled before the start: pickNo. */
  | 'pick_not_made'
  /** The cell has another player by now than the one to be exchanged: pickNo. */
  | 'pick_changed'
  /** One player alone cannot be exchanged: playerIds, who came along or would. */
  | 'group_together'
  /** minimumSeconds. */
  | 'resume_too_short'
  /** afterPickNo is made already or beyond the board: currentPickNo, lastPickNo. */
  | 'pause_not_ahead';

/** Misuse of a draft. */
export class DraftError extends DomainError<DraftErrorCode> {}

export const refuse = (code: DraftErrorCode, details: Readonly<Record<string, unknown>> = {}): never => {
  throw new DraftError(code, details);
};
