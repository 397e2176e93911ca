import type { RoomPick } from '@fieldhouse/api-contract';
import type { RoomFacts } from './room-facts';

export type Redoable = {
  readonly picks: readonly RoomPick[];
  /** The first that cannot be made again, as its player has left. */
  readonly stop: RoomPick | null;
};

/** What a redo makes again (draft rule 7): whole turns in order, up to the first of a player who has left. */
export const redoableOf = (undone: readonly RoomPick[], playerById: RoomFacts['playerById']): Redoable => {
  const stop = undone
    .filter(({ playerId }) => playerById.get(playerId)?.withdrawn !== false)
    .reduce<RoomPick | null>((first, pick) => (first && first.madeIn <= pick.madeIn ? first : pick), null);
  return { picks: stop ? undone.filter(({ madeIn }) => madeIn < stop.madeIn) : undone, stop };
};
