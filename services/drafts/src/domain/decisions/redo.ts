import type { DraftEvent } from '@fieldhouse/events/drafts';
import { roundOf } from '@fieldhouse/values';
import { type Board, type BoardPick, nextCell, placeOf, withPick } from '../board/board';
import type { Decision } from '../draft.commands';
import { evolve } from '../draft.evolve';
import { refuse } from '../draft.errors';
import { commissioned, saidIn } from '../draft.guards';
import { hasBoard, type StateIn } from '../draft.state';
import { legalityOf } from '../legality/legality';
import { completion } from './advance';

const isFree = (board: Board, { pickNo, playerId }: BoardPick): boolean => {
  const player = board.pool.byId.get(playerId);
  return board.cells[pickNo - 1] === null && player !== undefined && placeOf(board, player) === null;
};

/** What can be made again: turn by turn in order, until one does not fit any more because players left. */
const redoable = ({ settings, board, undone }: StateIn<'paused'>): readonly BoardPick[] => {
  const redone: BoardPick[] = [];
  let after = board;
  for (let turn = nextCell(after); turn !== null; turn = nextCell(after)) {
    const picks = undone.filter(({ madeIn }) => madeIn === turn);
    const main = picks.find(({ pickNo }) => pickNo === turn);
    const now = after;
    const fits = main && picks.every((pick) => isFree(now, pick));
    if (!fits || legalityOf({ settings, board: now }, main.teamId)(main.playerId) !== null) break;
    redone.push(...picks);
    after = picks.reduce(withPick, now);
  }
  return redone;
};

/** Takes an undo back (draft rule 7). Stays paused; ends the draft where that filled the board again. */
export const redoPicks: Decision<'RedoPicks'> = (command, state) => {
  const draft = commissioned(command, state, 'paused');
  const said = saidIn(command);
  const { draftId, board } = draft;
  const picks = redoable(draft)
    .toSorted((a, b) => a.pickNo - b.pickNo)
    .map(({ pickNo, teamId, playerId }) => ({
      ...{ pickNo, teamId, playerId },
      round: roundOf(pickNo, board.layout.order.length),
    }));
  if (picks.length === 0) refuse('redo_nothing');
  const redone: DraftEvent = { type: 'PicksRedone', data: { draftId, picks, ...said } };
  const after = evolve(draft, redone);
  const ends = hasBoard(after) && nextCell(after.board) === null;
  return ends ? [redone, ...completion(after, command.at, command.seedForLot)] : [redone];
};
