import { isTaken } from '../board/board';
import { type DraftState, hasBoard } from '../draft.state';
import { type Illegal, legalityOf, warningOf } from './legality';
import { type Need, needsOf } from './needs';

type Judged = { readonly playerId: string; readonly reason: Illegal };

/** What a team should know of the players still in the pool: whom it may not pick, whom it picks with a warning. */
export type LegalityReport = {
  readonly illegal: readonly Judged[];
  readonly warnings: readonly Judged[];
  readonly needs: readonly Need[];
};

/** @returns the report for one team as things stand; empty before there is a board and for teams that are not on it. */
export const legalityReport = (state: DraftState, teamId: string): LegalityReport => {
  if (!hasBoard(state) || !state.order.includes(teamId)) return { illegal: [], warnings: [], needs: [] };
  const { board } = state;
  const judge = legalityOf(state, teamId);
  const available = board.pool.ranked.filter((player) => !isTaken(board, player));
  const judged = (verdict: (playerId: string) => Illegal | null): readonly Judged[] =>
    available.flatMap(({ playerId }) => {
      const reason = verdict(playerId);
      return reason ? [{ playerId, reason }] : [];
    });
  return {
    illegal: judged(judge),
    warnings: judged((playerId) => warningOf(state, playerId)),
    needs: needsOf(state, teamId),
  };
};
