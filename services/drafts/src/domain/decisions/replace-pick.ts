import { roundOf } from '@fieldhouse/values';
import { type Board, type BoardPick, picksOf, withoutPick } from '../board/board';
import { partnersOf } from '../board/groups';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissioned, saidIn } from '../draft.guards';
import { legalityOf } from '../legality/legality';
import { availablePlayer } from './make-pick';
import { ratingBefore } from './picked';

/** Who came onto the team with the same turn: group partners, or the pick that brought this one. */
const pickedWith = (board: Board, { madeIn, pickNo }: BoardPick): readonly string[] =>
  picksOf(board)
    .filter((pick) => pick.madeIn === madeIn && pick.pickNo !== pickNo)
    .map(({ playerId }) => playerId);

/**
 * Another player in one filled cell (draft rule 7); no other pick changes. The player must be legal as if the cell were
 * the team's next pick. Groups stay whole: whoever came with others, or would bring some, cannot be exchanged alone.
 */
export const replacePick: Decision<'ReplacePick'> = (command, state) => {
  const { pickNo, fromPlayerId, playerId, at } = command;
  const draft = commissioned(command, state, 'live', 'paused', 'completed');
  const said = saidIn(command);
  const { draftId, board } = draft;
  const made = board.cells[pickNo - 1];
  if (!made || made.madeIn === 0) return refuse('pick_not_made', { pickNo });
  if (made.playerId === playerId) return [];
  if (made.playerId !== fromPlayerId) return refuse('pick_changed', { pickNo });
  const { teamId } = made;
  const player = availablePlayer(draft, playerId);
  const partners = partnersOf(board, player).map((partner) => partner.playerId);
  const playerIds = [...pickedWith(board, made), ...partners];
  if (playerIds.length > 0) return refuse('group_together', { playerIds });
  const illegal = legalityOf({ ...draft, board: withoutPick(board, pickNo) }, teamId)(playerId);
  if (illegal !== null) return refuse('illegal_pick', illegal);
  const round = roundOf(pickNo, board.layout.order.length);
  const assignedRating = player.rating === null ? ratingBefore(board, pickNo) : null;
  const facts = { draftId, pickNo, round, teamId, fromPlayerId, playerId, assignedRating, replacedAt: at };
  return [{ type: 'PickReplaced', data: { ...facts, ...said } }];
};
