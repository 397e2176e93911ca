import type { DraftPlayerView, PickSourceView, RoomView } from '@fieldhouse/api-contract';
import { nameOf } from '../draft-room/model/room-facts';

/** One player on a team, as the draft put them there. */
export type RosterRow = {
  readonly playerId: string;
  readonly name: string;
  readonly withdrawn: boolean;
  readonly positions: readonly string[];
  readonly rating: number | null;
  /** What the organiser's own list says besides; staff only, else empty. */
  readonly ownColumns: DraftPlayerView['ownColumns'];
  /** Null: on the team without a cell. */
  readonly pickNo: number | null;
  readonly round: number | null;
  readonly how: string;
  /** For narrow places; null where there is nothing to say. */
  readonly howInShort: string | null;
};
export type Roster = {
  readonly teamId: string;
  readonly name: string;
  readonly color: string;
  readonly rows: readonly RosterRow[];
  readonly averageRating: number | null;
};

const HOW: Readonly<Record<PickSourceView | 'lot' | 'late', string>> = {
  captain: 'Picked',
  proxy: 'Picked by a commissioner',
  queue: 'By the clock, from the queue',
  ranking: 'By the clock, from the ranking',
  rating: 'By the clock, by rating',
  group: 'With a partner',
  placement: 'Captain, in their round',
  lot: 'By lot',
  late: 'Late registration',
};

const SHORT: Readonly<Record<PickSourceView | 'lot' | 'late', string | null>> = {
  captain: null,
  proxy: 'by a commissioner',
  queue: 'auto, queue',
  ranking: 'auto, ranking',
  rating: 'auto, rating',
  group: 'partner',
  placement: 'captain',
  lot: 'by lot',
  late: 'late',
};

/** How a pick came about, in words. */
export const howOf = (source: PickSourceView | 'lot' | 'late'): string => HOW[source];

/** The teams with their players, in the order of round 1. */
export const rostersOf = (
  room: Pick<RoomView, 'teams' | 'order' | 'picks' | 'extras'>,
  players: readonly DraftPlayerView[],
): readonly Roster[] => {
  const byId = new Map(players.map((player) => [player.playerId, player]));
  const person = (playerId: string) => {
    const player = byId.get(playerId);
    return {
      playerId,
      name: nameOf(player) ?? 'Unknown player',
      withdrawn: player?.withdrawn ?? false,
      positions: player?.positions ?? [],
      rating: player?.rating ?? null,
      ownColumns: player?.ownColumns ?? [],
    };
  };
  const rank = (teamId: string): number => room.order.indexOf(teamId) + 1 || room.order.length + 1;
  return [...room.teams]
    .sort((a, b) => rank(a.teamId) - rank(b.teamId))
    .map(({ teamId, name, color }) => {
      const picked = room.picks
        .filter((pick) => pick.teamId === teamId)
        .map((pick): RosterRow => ({
          ...person(pick.playerId),
          pickNo: pick.pickNo,
          round: pick.round,
          how: howOf(pick.source),
          howInShort: SHORT[pick.source],
        }));
      const extras = room.extras
        .filter((extra) => extra.teamId === teamId)
        .map((extra): RosterRow => ({
          ...person(extra.playerId),
          pickNo: null,
          round: null,
          how: extra.source === 'captain' ? 'Captain' : howOf(extra.source),
          howInShort: extra.source === 'captain' ? 'captain' : SHORT[extra.source],
        }));
      const rows = [...picked, ...extras];
      return {
        teamId,
        name,
        color,
        rows,
        averageRating: average(rows.flatMap(({ rating }) => rating ?? [])),
      };
    });
};

const average = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((a, b) => a + b, 0) / numbers.length;
