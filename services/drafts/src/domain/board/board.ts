import type { DraftSettings, PickSource } from '@fieldhouse/events/drafts';
import { boardOf } from '@fieldhouse/values';
import type { Pool, PoolPlayer } from './pool';

/** A filled cell. */
export type BoardPick = {
  readonly pickNo: number;
  readonly teamId: string;
  readonly playerId: string;
  readonly source: PickSource;
  /** The turn it belongs to: a group partner's is that of the pick it came with; 0: placed before the start. */
  readonly madeIn: number;
  /** Own or assigned rating. */
  readonly rating: number | null;
};

/** A player who is on a team without a cell. */
export type Extra = {
  readonly teamId: string;
  readonly playerId: string;
  readonly cause: 'captain' | 'lot' | 'late';
};

/** Which cells there are; fixed once order and rounds are. */
export type Layout = {
  readonly order: readonly string[];
  /** Index pickNo − 1. */
  readonly teamOf: readonly string[];
  /** Pick numbers of each team, ascending. */
  readonly cellsOf: ReadonlyMap<string, readonly number[]>;
};

/** What limits need to know of a team: the kinds of its players, ascending, and how many cells it still has to fill. */
export type Squad = { readonly drafted: readonly number[]; readonly open: number };

/** For each pool index: 0 available, −1 on a team without a cell, else the pick number. */
type Taken = { readonly [index: number]: number; readonly length: number; slice(): Int16Array };

/**
 * Who is where. A value: nothing in it is ever changed, so that a refused append can decide again on an older state.
 * A pick copies `cells` (at most some 600 entries), `taken` (2 bytes a player), `left` (some 40 numbers) and `squads`
 * (one entry a team), and shares the pool: a few microseconds at 5,000 players, where a copied Set or Map of the taken
 * ones costs tens.
 */
export type Board = {
  readonly layout: Layout;
  readonly pool: Pool;
  /** Index pickNo − 1. */
  readonly cells: readonly (BoardPick | null)[];
  readonly taken: Taken;
  /** How many players of each kind can still be drafted. */
  readonly left: readonly number[];
  /** Their sum. */
  readonly available: number;
  readonly extras: readonly Extra[];
  readonly squads: ReadonlyMap<string, Squad>;
};

export const layoutOf = (settings: DraftSettings, order: readonly string[]): Layout => {
  const teamOf = boardOf(settings, order);
  const cellsOf = new Map(order.map((teamId): [string, number[]] => [teamId, []]));
  teamOf.forEach((teamId, cell) => cellsOf.get(teamId)?.push(cell + 1));
  return { order, teamOf, cellsOf };
};

const emptyBoard = (layout: Layout, pool: Pool): Board => {
  const left = pool.kinds.map(() => 0);
  const draftable = pool.players.filter(({ barred }) => !barred);
  for (const { kind } of draftable) left[kind] = (left[kind] ?? 0) + 1;
  return {
    layout,
    pool,
    cells: layout.teamOf.map(() => null),
    taken: new Int16Array(pool.players.length),
    left,
    available: draftable.length,
    extras: [],
    squads: new Map(
      [...layout.cellsOf].map(([teamId, cells]) => [teamId, { drafted: [], open: cells.length }]),
    ),
  };
};

/** A board with these cells filled and these players on teams without one; for the rare changes that are not picks. */
export const boardWith = (
  layout: Layout,
  pool: Pool,
  picks: readonly BoardPick[],
  extras: readonly Extra[],
): Board => picks.reduce(withPick, extras.reduce(withExtra, emptyBoard(layout, pool)));

const take = (board: Board, teamId: string, playerId: string, mark: number): Board => {
  const player = board.pool.byId.get(playerId);
  const squad = board.squads.get(teamId);
  if (!player || !squad || isTaken(board, player)) return board;
  const taken = board.taken.slice();
  taken[player.index] = mark;
  const open = mark > 0 ? squad.open - 1 : squad.open;
  const drafted = [...squad.drafted, player.kind].sort((a, b) => a - b);
  const squads = new Map(board.squads).set(teamId, { drafted, open });
  if (player.barred) return { ...board, taken, squads };
  const left = [...board.left];
  left[player.kind] = (left[player.kind] ?? 0) - 1;
  return { ...board, taken, squads, left, available: board.available - 1 };
};

/** The board after a pick. */
export const withPick = (board: Board, pick: BoardPick): Board => {
  const cells = [...board.cells];
  cells[pick.pickNo - 1] = pick;
  return { ...take(board, pick.teamId, pick.playerId, pick.pickNo), cells };
};

/** The board after a player has come to a team without a cell. */
export const withExtra = (board: Board, extra: Extra): Board => ({
  ...take(board, extra.teamId, extra.playerId, -1),
  extras: [...board.extras, extra],
});

/** The board with one cell empty again. */
export const withoutPick = (board: Board, pickNo: number): Board =>
  boardWith(
    board.layout,
    board.pool,
    picksOf(board).filter((pick) => pick.pickNo !== pickNo),
    board.extras,
  );

/** The board before a turn: picks made in it or later are taken back, and so are lots and late players. */
export const beforeTurn = (board: Board, turn: number): Board =>
  boardWith(
    board.layout,
    board.pool,
    picksOf(board).filter(({ madeIn }) => madeIn < turn),
    board.extras.filter(({ cause }) => cause === 'captain'),
  );

export const picksOf = (board: Board): readonly BoardPick[] => board.cells.filter((pick) => pick !== null);

export const isTaken = (board: Board, player: PoolPlayer): boolean => board.taken[player.index] !== 0;

/** @returns where a player is, or null while available. `pickNo` null: on the team without a cell. */
export const placeOf = (
  board: Board,
  player: PoolPlayer,
): { teamId: string; pickNo: number | null } | null => {
  const mark = board.taken[player.index] ?? 0;
  if (mark === 0) return null;
  if (mark > 0) return { teamId: board.layout.teamOf[mark - 1] ?? '', pickNo: mark };
  return {
    teamId: board.extras.find(({ playerId }) => playerId === player.playerId)?.teamId ?? '',
    pickNo: null,
  };
};

/** @returns the lowest pick number whose cell is empty, or null when the board is full. */
export const nextCell = (board: Board): number | null => {
  const cell = board.cells.indexOf(null);
  return cell < 0 ? null : cell + 1;
};

/** @returns the team's empty cells, ascending. */
export const openCells = (board: Board, teamId: string): readonly number[] =>
  (board.layout.cellsOf.get(teamId) ?? []).filter((pickNo) => board.cells[pickNo - 1] === null);

/** @returns ids of the players on a team: cells in pick order, then those without a cell. */
export const rosterOf = (board: Board, teamId: string): readonly string[] => [
  ...(board.layout.cellsOf.get(teamId) ?? []).flatMap((pickNo) => board.cells[pickNo - 1]?.playerId ?? []),
  ...board.extras.filter((extra) => extra.teamId === teamId).map(({ playerId }) => playerId),
];
