import { roundOf } from '@fieldhouse/values';
import { type Board, picksOf } from './board';

/** Who went where: by cell, and on a team without one. */
export type Result = {
  readonly cells: readonly {
    readonly pickNo: number;
    readonly round: number;
    readonly teamId: string;
    readonly playerId: string;
  }[];
  readonly others: readonly { readonly teamId: string; readonly playerId: string }[];
};

export const resultOf = (board: Board): Result => ({
  cells: picksOf(board).map(({ pickNo, teamId, playerId }) => {
    return { pickNo, round: roundOf(pickNo, board.layout.order.length), teamId, playerId };
  }),
  others: board.extras.map(({ teamId, playerId }) => ({ teamId, playerId })),
});
