import { type Network, addEdge, addNode, conflictOf, emptyNetwork, unbounded } from './circulation';
import type { Situation } from './plan';

/** The two sorts of limits. */
export type Sort = 'positions' | 'genders';

/** A limit, by its index within its sort, and the squad that it holds for. */
type Tag = { readonly squad: number; readonly sort: Sort; readonly limit: number };

/** Which limit cannot be kept, and by which squad (index). */
export type Breach = Tag & { readonly bound: 'minimum' | 'maximum' };

type Tagged = { readonly network: Network; readonly tags: Map<number, Tag> };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const countBy = (items: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Limits that cannot all be kept together, by squad: they must give way by `lacking` players at least. */
export type InTheWay = { readonly limits: readonly Breach[]; readonly lacking: number };

const inTheWay = ({ network, tags }: Tagged): InTheWay | null => {
  const conflict = conflictOf(network);
  if (conflict === null) return null;
  const limits = [
    ...conflict.tooHighMinimums.map((edge) => ({ edge, bound: 'minimum' as const })),
    ...conflict.tooLowMaximums.map((edge) => ({ edge, bound: 'maximum' as const })),
  ].flatMap(({ edge, bound }) => {
    const tag = tags.get(edge);
    return tag ? [{ ...tag, bound }] : [];
  });
  return { limits: limits.sort((a, b) => a.squad - b.squad), lacking: conflict.lacking };
};

/** The first of {@link inTheWayOfSort}, the first squad's own before those of others; null: there is none. */
export const breachOfSort = (situation: Situation, sort: Sort): Breach | null =>
  inTheWayOfSort(situation, sort)?.limits[0] ?? null;

/**
 * Limits of this sort that all squads together cannot keep when they fill their cells from the pool; null: they can, which
 * proves nothing of the other sort. Exact. Each player counts at exactly one place. When the pool is smaller than the
 * cells, some cells stay empty.
 */
export const inTheWayOfSort = ({ kinds, squads, left }: Situation, sort: Sort): InTheWay | null => {
  if (squads.every(({ limits }) => limits[sort].length === 0)) return null;
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
      if (limit) tags.set(edge, { squad: number, sort, limit: place });
      if (squad.open > 0) addEdge(network, poolPlaces[place] ?? 0, node, 0, squad.open);
      return node;
    });
    for (const [mask, count] of countBy(squad.drafted.map((kind) => bits[kind] ?? 0))) {
      connect(addNode(network, count), mask, teamPlaces);
    }
    if (cells > available) addEdge(network, nobody, team, 0, squad.open);
  });
  return inTheWay({ network, tags });
};

/** The first of {@link inTheWayAlone}; null: there is none. */
export const breachAlone = (situation: Situation, team: number): Breach | null =>
  inTheWayAlone(situation, team)?.limits[0] ?? null;

/**
 * Limits that one squad cannot keep together, taken for itself, where it has position and gender limits to keep at once;
 * null proves nothing of the others. Exact: players flow from their gender through their kind to one of their positions.
 */
export const inTheWayAlone = ({ kinds, squads, left }: Situation, team: number): InTheWay | null => {
  const squad = squads[team];
  if (!squad || squad.limits.positions.length === 0 || squad.limits.genders.length === 0) return null;
  const { limits } = squad;
  const network = emptyNetwork();
  const tags: Tagged['tags'] = new Map();
  const size = squad.drafted.length + squad.open;
  const start = addNode(network, size);
  const end = addNode(network, -size);
  const bounded = (sort: Sort, ends: (node: number) => readonly [number, number]): readonly number[] =>
    Array.from({ length: limits[sort].length + 1 }, (_, place) => {
      const node = addNode(network);
      const limit = limits[sort][place];
      const edge = addEdge(network, ...ends(node), limit?.minimum ?? 0, limit?.maximum ?? unbounded);
      if (limit) tags.set(edge, { squad: team, sort, limit: place });
      return node;
    });
  const genders = bounded('genders', (node) => [start, node]);
  const positions = bounded('positions', (node) => [node, end]);
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
  // Of cells that the pool is too small for, all may be this squad's, also where it alone could fill its own.
  const empty = Math.min(squad.open, sum(squads.map(({ open }) => open)) - sum(left));
  if (empty > 0) addEdge(network, start, end, 0, empty);

  return inTheWay({ network, tags });
};
