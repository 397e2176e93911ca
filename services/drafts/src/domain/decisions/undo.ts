import { picksOf } from '../board/board';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissioned, saidIn } from '../draft.guards';

/**
 * Goes back to the moment before a pick: all that was picked in that turn or later is taken back, group partners with
 * the pick that brought them, whichever cells they stand in. Players placed before the start stay. Ends paused.
 */
export const undoPicks: Decision<'UndoPicks'> = (command, state) => {
  const { toPickNo } = command;
  const draft = commissioned(command, state, 'live', 'paused', 'completed');
  const said = saidIn(command);
  const { draftId, board } = draft;
  const picks = picksOf(board)
    .filter(({ madeIn }) => madeIn > 0 && madeIn >= toPickNo)
    .map(({ pickNo, teamId, playerId }) => ({ pickNo, teamId, playerId }));
  if (picks.length === 0) refuse('undo_nothing', { toPickNo });
  const extras = board.extras.flatMap(({ teamId, playerId, cause }) =>
    cause === 'captain' ? [] : [{ teamId, playerId, cause }],
  );
  const taken = extras.length > 0 ? { extras } : {};
  return [
    { type: 'PicksUndone', data: { draftId, toPickNo, picks, ...taken, ...said } },
    { type: 'DraftPaused', data: { draftId, cause: 'undo', ...said, remainingSeconds: null } },
  ];
};

const confirmationWord = 'RESET';

/** Back to the lobby with only the placements; the history keeps what was picked. */
export const resetDraft: Decision<'ResetDraft'> = (command, state) => {
  const draft = commissioned(command, state, 'live', 'paused', 'lobby');
  if (command.confirmation !== confirmationWord) refuse('confirmation_required', { word: confirmationWord });
  const said = saidIn(command);
  return draft.status === 'lobby' ? [] : [{ type: 'DraftReset', data: { draftId: draft.draftId, ...said } }];
};
