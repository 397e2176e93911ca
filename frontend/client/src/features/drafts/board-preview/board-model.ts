import { boardOf, type RoomView } from '@fieldhouse/api-contract';

/** One cell of the board. */
export type BoardCell = {
  readonly pickNo: number;
  readonly teamId: string;
  readonly playerId: string | null;
  readonly placed: boolean;
};

type Captain = { readonly teamId: string; readonly tier: number };

/**
 * The board by rounds, each round's cells in the order of the teams' columns. Before the lobby the captains' own cells
 * are foreseen: the round of their tier (draft rule 6), in or after the last round the last one.
 */
export const boardRows = (
  room: Pick<RoomView, 'settings' | 'order' | 'teams' | 'picks' | 'status'>,
  captains: readonly Captain[] = [],
): readonly (readonly BoardCell[])[] => {
  const columns = room.order.length > 0 ? room.order : room.teams.map(({ teamId }) => teamId);
  const board = boardOf(room.settings, columns);
  const picked = new Map(room.picks.map((pick) => [pick.pickNo, pick]));
  const foreseen = room.picks.length === 0 && room.settings.captains === 'automatic' ? captains : [];
  return Array.from({ length: room.settings.rounds }, (_, row) =>
    columns.map((teamId) => {
      const index = board.indexOf(teamId, row * columns.length);
      const pick = picked.get(index + 1);
      const captain = foreseen.find(
        (one) => one.teamId === teamId && Math.min(one.tier, room.settings.rounds) === row + 1,
      );
      return {
        pickNo: index + 1,
        teamId,
        playerId: pick?.playerId ?? null,
        placed: captain !== undefined || pick?.source === 'placement',
      };
    }),
  );
};
