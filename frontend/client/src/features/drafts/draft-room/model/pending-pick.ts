import type { RoomView } from '@fieldhouse/api-contract';

/** A pick as somebody means it: who for which turn. */
export type MeantPick = { readonly pickNo: number; readonly teamId: string; readonly playerId: string };

/** A pick that was sent and is not answered yet. */
export type PendingPick = MeantPick & {
  readonly source: 'captain' | 'proxy';
  /** When it was sent, by the server's clock. */
  readonly pickedAt: string;
};

/**
 * The room as if a sent pick had been made. It stands beside the folded room and never inside it, so a refusal leaves
 * nothing behind, and once the log has filled the cell or taken the player the log is what shows.
 */
export const withPending = (room: RoomView, pending: PendingPick | null): RoomView => {
  if (!pending || !isAhead(room, pending)) return room;
  const { pickNo } = pending;
  const pick = { ...pending, round: room.turn?.round ?? 0, why: null, madeIn: pickNo };
  const picks = [...room.picks, pick].sort((a, b) => a.pickNo - b.pickNo);
  return { ...room, picks, turn: room.turn?.pickNo === pickNo ? null : room.turn };
};

/** Whether the log has not reached the sent pick yet. */
export const isAhead = (room: RoomView, { pickNo, playerId }: PendingPick): boolean =>
  room.turn?.pickNo === pickNo &&
  !room.picks.some((made) => made.pickNo === pickNo || made.playerId === playerId);
