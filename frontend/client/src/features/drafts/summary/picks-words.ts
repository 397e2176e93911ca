import { listOf } from '../../../shared/lib/words';

const NAMED = 3;

/** 'Picks 4, 21 and 28 of 180': which cells of the board are these teams'; null before there is a board. */
export const picksWords = (board: readonly string[], teamIds: readonly string[]): string | null => {
  const own = board.flatMap((owner, cell) => (teamIds.includes(owner) ? [String(cell + 1)] : []));
  if (own.length === 0) return null;
  const named = own.length > NAMED ? [...own.slice(0, NAMED), '…'].join(', ') : listOf(own);
  return `Picks ${named} of ${board.length}`;
};
