import type { DraftEvent } from '@fieldhouse/events/drafts';
import { remainingSeconds } from '@fieldhouse/pick-clock';
import { RESUMED_SECONDS, clockSeconds, roundOf } from '@fieldhouse/values';
import { nextCell } from '../board/board';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissioned, saidIn, unsaid } from '../draft.guards';
import { advance } from './advance';

export const pauseDraft: Decision<'PauseDraft'> = (command, state) => {
  const draft = commissioned(command, state, 'live', 'paused');
  const said = saidIn(command);
  if (draft.status === 'paused') return [];
  const { draftId, turn, settings } = draft;
  const left = turn && remainingSeconds(settings.clock, turn.round, command.at, turn.deadlineAt);
  return [{ type: 'DraftPaused', data: { draftId, cause: 'commissioner', ...said, remainingSeconds: left } }];
};

/** Pauses by itself once every cell up to a pick is filled. */
export const schedulePause: Decision<'SchedulePause'> = (command, state) => {
  const { afterPickNo } = command;
  const draft = commissioned(command, state, 'lobby', 'live', 'paused');
  const { draftId, board, pauseAfter } = draft;
  const said = command.reason === null || afterPickNo === null ? unsaid : saidIn(command);
  const currentPickNo = nextCell(board) ?? board.cells.length;
  const ahead = afterPickNo === null || (afterPickNo >= currentPickNo && afterPickNo <= board.cells.length);
  if (!ahead) refuse('pause_not_ahead', { afterPickNo, currentPickNo, lastPickNo: board.cells.length });
  if ((pauseAfter?.pickNo ?? null) === afterPickNo && (pauseAfter?.reason ?? null) === said.reason) return [];
  return [{ type: 'DraftPauseScheduled', data: { draftId, afterPickNo, ...said } }];
};

export const resumeDraft: Decision<'ResumeDraft'> = (command, state) => {
  const draft = commissioned(command, state, 'paused', 'live');
  if (draft.status === 'live') return [];
  const { draftId, settings, board } = draft;
  if (command.seconds !== null && command.seconds < RESUMED_SECONDS) {
    refuse('resume_too_short', { minimumSeconds: RESUMED_SECONDS });
  }
  const round = roundOf(nextCell(board) ?? 1, board.layout.order.length);
  const seconds = command.seconds ?? clockSeconds(settings.clock, round);
  const resumed: DraftEvent = { type: 'DraftResumed', data: { draftId, seconds } };
  // A pool that ran dry while paused has nothing to draw lots from, so no seed is needed.
  return advance(draft, [resumed], { at: command.at, seconds }, '');
};
