import { type Network, addEdge, addNode, conflictOf, emptyNetwork, unbounded } from './circulation';
import type { Kind } from '../board/pool';
import type { Bounds } from './fit';
import type { TeamSquad } from './plan';

/** Which limit (index) cannot be kept, and by which squad (index). */
export type Breach = {
  readonly squad: number;
  readonly limit: number;
  readonly bound: 'minimum' | 'maximum';
};

type Tagged = {
  readonly network: Network;
  readonly tags: Map<number, { readonly squad: number; readonly limit: number }>;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const countBy = (items: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** The first limit in the way, the first squad's own before those of others. */
const breachOf = ({ network, tags }: Tagged): Breach | null => {
  const conflict = conflictOf(network);
  if (conflict === null) return null;
  const found = [
    ...conflict.tooHighMinimums.map((edge) => ({ edge, bound: 'minimum' as const })),
    ...conflict.tooLowMaximums.map((edge) => ({ edge, bound: 'maximum' as const })),
  ].flatMap(({ edge, bound }) => {
    const tag = tags.get(edge);
    return tag ? [{ ...tag, bound }] : [];
  });
  return found.reduce<Breach | null>(
    (best, breach) => (best === null || breach.squad < best.squad ? breach : best),
    null,
  );
};

/** The two sorts of limits. */
export type Sort = 'positions' | 'genders';

/**
 * Whether all squads together can fill their cells from one pool and keep their limits of one sort; exact. Each player
 * counts at exactly one place. When the pool is smaller than the cells, some cells stay empty.
 * @param left how many of each kind the pool has
 */
export const breachByAll = (
  sort: Sort,
  kinds: readonly Kind[],
  squads: readonly TeamSquad[],
  left: readonly number[],
): Breach | null => {
  const bits = kinds.map((kind) => kind[sort]);
  const network = emptyNetwork();
  const tags: Tagged['tags'] = new Map();
  const places = (squads[0]?.limits[sort].length ?? 0) + 1;
  const cells = sum(squads.map((squad) => squad.open));
  const available = sum(left);
  const pool = addNode(network, Math.min(cells, available));
  const nobody = addNode(network, Math.max(0, cells - available));
  const poolPlaces = Array.from({ length: places }, () => addNode(network));
  const connect = (from: number, mask: number, to: readonly number[]): void =>
    to.forEach((node, place) => {
      if (mask & (1 << place)) addEdge(network, from, node, 0, unbounded);
    });

  const supply = new Map<number, number>();
  left.forEach((count, kind) => supply.set(bits[kind] ?? 0, (supply.get(bits[kind] ?? 0) ?? 0) + count));
  for (const [mask, count] of supply) {
    if (count === 0) continue;
    const node = addNode(network);
    addEdge(network, pool, node, 0, count);
    connect(node, mask, poolPlaces);
  }

  squads.forEach((squad, number) => {
    const team = addNode(network, -squad.drafted.length - squad.open);
    const teamPlaces = Array.from({ length: places }, (_, place) => {
      const node = addNode(network);
      const limit = squad.limits[sort][place];
      const edge = addEdge(network, node, team, limit?.minimum ?? 0, limit?.maximum ?? unbounded);
      if (limit) tags.set(edge, { squad: number, limit: place });
      if (squad.open > 0) addEdge(network, poolPlaces[place] ?? 0, node, 0, squad.open);
      return node;
    });
    for (const [mask, count] of countBy(squad.drafted.map((kind) => bits[kind] ?? 0))) {
      connect(addNode(network, count), mask, teamPlaces);
    }
    if (cells > available) addEdge(network, nobody, team, 0, squad.open);
  });
  return breachOf({ network, tags });
};

/** A breach of one of both sorts; `limit` is the index within the sort. */
export type SortedBreach = Breach & { readonly sort: Sort };

/**
 * Whether one squad alone can fill its cells from the pool and keep position and gender limits at once; exact: players
 * flow from their gender through their kind to one of their positions.
 */
export const breachByOne = (
  kinds: readonly Kind[],
  squad: TeamSquad,
  left: readonly number[],
): SortedBreach | null => {
  const { limits } = squad;
  const network = emptyNetwork();
  const tags: Tagged['tags'] = new Map();
  const size = squad.drafted.length + squad.open;
  const start = addNode(network, size);
  const end = addNode(network, -size);
  const bounded = (
    bounds: readonly Bounds[],
    offset: number,
    ends: (node: number) => readonly [number, number],
  ): readonly number[] =>
    Array.from({ length: bounds.length + 1 }, (_, place) => {
      const node = addNode(network);
      const limit = bounds[place];
      const edge = addEdge(network, ...ends(node), limit?.minimum ?? 0, limit?.maximum ?? unbounded);
      if (limit) tags.set(edge, { squad: 0, limit: offset + place });
      return node;
    });
  const genders = bounded(limits.genders, limits.positions.length, (node) => [start, node]);
  const positions = bounded(limits.positions, 0, (node) => [node, end]);
  const drafted = countBy(squad.drafted);
  kinds.forEach((kind, index) => {
    const own = drafted.get(index) ?? 0;
    if (own + (left[index] ?? 0) === 0) return;
    const node = addNode(network);
    addEdge(network, genders[kind.gender] ?? 0, node, own, own + (left[index] ?? 0));
    positions.forEach((position, place) => {
      if (kind.positions & (1 << place)) addEdge(network, node, position, 0, unbounded);
    });
  });
  const missing = squad.open - sum(left);
  if (missing > 0) addEdge(network, start, end, 0, missing);

  const breach = breachOf({ network, tags });
  if (breach === null) return null;
  const gender = breach.limit - limits.positions.length;
  return gender >= 0 ? { ...breach, sort: 'genders', limit: gender } : { ...breach, sort: 'positions' };
};
