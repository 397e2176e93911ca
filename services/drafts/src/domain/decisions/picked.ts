import type { AutoPickReason, DraftEvent, PickSource } from '@fieldhouse/events/drafts';
import { remainingSeconds } from '@fieldhouse/pick-clock';
import { roundOf } from '@fieldhouse/values';
import type { Board } from '../board/board';
import type { InRoom, Turn } from '../draft.state';
import { partnerCells, partnersOf } from '../board/groups';
import type { Strictness } from '../legality/legality';
import type { PoolPlayer } from '../board/pool';

/** A pick that has been decided on. */
export type DecidedPick = {
  readonly player: PoolPlayer;
  readonly source: PickSource;
  readonly why: AutoPickReason | null;
  readonly strictness: Strictness;
};

/** The rating of the pick made on turn just before; an unrated player gets it (draft rule 6). */
export const ratingBefore = ({ cells }: Board, pickNo: number): number | null =>
  cells
    .slice(0, pickNo - 1)
    .findLast((pick) => pick !== null && pick.madeIn === pick.pickNo && pick.rating !== null)?.rating ?? null;

/** The pick of a turn and those of the group partners who come along with it. */
export const playersPicked = (
  room: InRoom,
  turn: Turn,
  pick: DecidedPick,
  at: string,
): readonly DraftEvent[] => {
  const { draftId, board, settings } = room;
  const { pickNo, teamId, deadlineAt } = turn;
  const teams = board.layout.order.length;
  const partners = pick.strictness === 'all' ? partnersOf(board, pick.player) : [];
  const assigned = ratingBefore(board, pickNo);
  const main: DraftEvent = {
    type: 'PlayerPicked',
    data: {
      draftId,
      pickNo,
      round: turn.round,
      teamId,
      playerId: pick.player.playerId,
      source: pick.source,
      why: pick.why,
      assignedRating: pick.player.rating === null ? assigned : null,
      pickedAt: at,
      remainingSeconds: remainingSeconds(settings.clock, turn.round, at, deadlineAt),
      madeIn: pickNo,
    },
  };
  const along = partnerCells(board, teamId, pickNo, partners).map(({ player, pickNo: cell }): DraftEvent => ({
    type: 'PlayerPicked',
    data: {
      draftId,
      pickNo: cell,
      round: roundOf(cell, teams),
      teamId,
      playerId: player.playerId,
      source: 'group',
      why: null,
      assignedRating: player.rating === null ? (pick.player.rating ?? assigned) : null,
      pickedAt: at,
      remainingSeconds: null,
      madeIn: pickNo,
    },
  }));
  return [main, ...along];
};
