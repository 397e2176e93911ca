import { listOf } from '../../../shared/lib/words';

const NAMED = 3;

/** 'Picks 4, 21 and 28 of 180': which cells of the board are a team's; null before there is a board. */
export const picksWords = (board: readonly string[], teamId: string): string | null => {
  const own = board.flatMap((owner, cell) => (owner === teamId ? [String(cell + 1)] : []));
  if (own.length === 0) return null;
  const named = own.length > NAMED ? [...own.slice(0, NAMED), '…'].join(', ') : listOf(own);
  return `Picks ${named} of ${board.length}`;
};
