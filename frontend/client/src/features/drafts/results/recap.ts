import type { DraftPlayerView, RoomPick, RoomView } from '@fieldhouse/api-contract';

/** A player who was picked later than the rating list had them. */
export type Bargain = { readonly pick: RoomPick; readonly player: DraftPlayerView; readonly later: number };

const CHOSEN: ReadonlySet<RoomPick['source']> = new Set(['captain', 'proxy', 'queue', 'ranking', 'rating']);

/**
 * The picks that came latest after their players' place on the rating list, the best value first. Of equal ratings the
 * last place counts, so that nobody's luck in the list's order looks like a bargain. Who took a cell without being
 * chosen, as a captain in their round, is none.
 */
export const bargainsOf = (
  { picks }: Pick<RoomView, 'picks'>,
  players: readonly DraftPlayerView[],
  most: number,
): readonly Bargain[] => {
  const byId = new Map(players.map((player) => [player.playerId, player]));
  const lastPlace = (rating: number): number =>
    players.filter((other) => other.rating !== null && other.rating >= rating).length;
  return picks
    .flatMap((pick): readonly Bargain[] => {
      const player = byId.get(pick.playerId);
      if (!player || player.rating === null || !CHOSEN.has(pick.source)) return [];
      const later = pick.pickNo - lastPlace(player.rating);
      return later > 0 ? [{ pick, player, later }] : [];
    })
    .sort((a, b) => b.later - a.later || a.pick.pickNo - b.pick.pickNo)
    .slice(0, most);
};
