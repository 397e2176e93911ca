import type { RoomPick, RoomView } from '@fieldhouse/api-contract';

/**
 * The turn in which a cell was filled: its own, or for a group partner that of the pick they came along with, which
 * has the same team and the same instant. Null for what was placed before the start.
 */
const turnOf = (pick: RoomPick, picks: RoomView['picks']): number | null => {
  if (pick.source === 'placement') return null;
  if (pick.source !== 'group') return pick.pickNo;
  const main = picks.find(
    (other) =>
      other.source !== 'group' &&
      other.source !== 'placement' &&
      other.teamId === pick.teamId &&
      other.pickedAt === pick.pickedAt,
  );
  return main?.pickNo ?? pick.pickNo;
};

/** The picks that an undo can go back to, the latest first. */
export const undoTargets = (picks: RoomView['picks']): readonly RoomPick[] =>
  picks.filter((pick) => turnOf(pick, picks) === pick.pickNo).sort((a, b) => b.pickNo - a.pickNo);

/** Exactly what going back to the moment before a pick takes back (rule 5.1.8), in pick order. */
export const undoneBy = (picks: RoomView['picks'], toPickNo: number): readonly RoomPick[] =>
  picks.filter((pick) => (turnOf(pick, picks) ?? 0) >= toPickNo).sort((a, b) => a.pickNo - b.pickNo);
