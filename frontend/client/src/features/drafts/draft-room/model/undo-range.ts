import type { RoomExtra, RoomPick, RoomView } from '@fieldhouse/api-contract';

/** The picks that an undo can go back to, the latest first. */
export const undoTargets = (picks: RoomView['picks']): readonly RoomPick[] =>
  picks.filter(({ madeIn, pickNo }) => madeIn === pickNo).sort((a, b) => b.pickNo - a.pickNo);

/** Exactly what going back to the moment before a pick takes back (rule 5.1.8), in pick order. */
export const undoneBy = (picks: RoomView['picks'], toPickNo: number): readonly RoomPick[] =>
  picks.filter(({ madeIn }) => madeIn > 0 && madeIn >= toPickNo).sort((a, b) => a.pickNo - b.pickNo);

/** Who is on a team by lot or late: every undo takes all of them back. */
export const goneWithUndo = (extras: RoomView['extras']): readonly RoomExtra[] =>
  extras.filter(({ source }) => source !== 'captain');
