import { roundOf } from '@fieldhouse/values';
import { type Board, isTaken, openCells } from './board';
import type { PoolPlayer } from './pool';

/** @returns the players who come along when this one is drafted: the available members of the group, best first. */
export const partnersOf = (board: Board, player: PoolPlayer): readonly PoolPlayer[] =>
  player.groupId === null
    ? []
    : (board.pool.groups.get(player.groupId) ?? []).filter(
        (member) => member !== player && !member.barred && !isTaken(board, member),
      );

/**
 * The cell of a group partner (draft rule 6): the team's next free cell whose tier ≤ the partner's tier, else
 * the next free cell. The tier of a cell is its round. *Next* means after the cell of the pick that brings the
 * partner, so a partner "stacks up, not down": the team pays with its next turn, never with a later one. Where
 * nothing later is free (a captain in a late round), the nearest earlier cell serves.
 * @param free the team's empty cells, ascending
 * @returns a pick number, or null when the team has no empty cell
 */
export const partnerCell = (
  free: readonly number[],
  after: number,
  tier: number,
  teams: number,
): number | null => {
  const later = free.filter((pickNo) => pickNo > after);
  return later.find((pickNo) => roundOf(pickNo, teams) <= tier) ?? later[0] ?? free.at(-1) ?? null;
};

/** Cells for all partners of a pick, in their order; those who find none stay in the pool. */
export const partnerCells = (
  board: Board,
  teamId: string,
  pickNo: number,
  partners: readonly PoolPlayer[],
): readonly { readonly player: PoolPlayer; readonly pickNo: number }[] => {
  let free = openCells(board, teamId).filter((cell) => cell !== pickNo);
  let last = pickNo;
  return partners.flatMap((player) => {
    const cell = partnerCell(free, last, player.tier, board.layout.order.length);
    if (cell === null) return [];
    free = free.filter((other) => other !== cell);
    last = Math.max(last, cell);
    return [{ player, pickNo: cell }];
  });
};
