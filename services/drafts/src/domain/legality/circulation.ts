/**
 * A network in which goods must move from nodes that have them to nodes that want them, along edges that carry at
 * least `lower` and at most `upper`. Nodes and edges are numbered in the order they are added.
 */
export type Network = {
  readonly supplies: number[];
  readonly from: number[];
  readonly to: number[];
  readonly lower: number[];
  readonly upper: number[];
};

/** No upper bound. */
export const unbounded = 1 << 24;

export const emptyNetwork = (): Network => ({ supplies: [], from: [], to: [], lower: [], upper: [] });

/** @param supply what the node has (positive) or wants (negative) */
export const addNode = (network: Network, supply = 0): number => network.supplies.push(supply) - 1;

export const addEdge = (network: Network, from: number, to: number, lower: number, upper: number): number => {
  network.from.push(from);
  network.to.push(to);
  network.lower.push(lower);
  return network.upper.push(upper) - 1;
};

/** Why nothing fits: these lower bounds together ask for more than these upper bounds let through (edge numbers). */
export type Conflict = {
  /** By how much. */
  readonly lacking: number;
  readonly tooHighMinimums: readonly number[];
  readonly tooLowMaximums: readonly number[];
};

/**
 * Decides exactly whether a network can be satisfied (Hoffman's circulation theorem by Dinic's maximum flow).
 * Supplies must add up to zero.
 * @returns null when it can, else the edges around as few wants as cannot be met together
 */
export const conflictOf = ({ supplies, from, to, lower, upper }: Network): Conflict | null => {
  const nodes = supplies.length;
  const edges = from.length;
  const source = nodes;
  const sink = nodes + 1;
  const size = 2 * (edges + nodes);
  const target = new Int32Array(size);
  const room = new Int32Array(size);
  const following = new Int32Array(size);
  const first = new Int32Array(nodes + 2).fill(-1);
  let arcs = 0;
  const arc = (a: number, b: number, capacity: number): void => {
    target[arcs] = b;
    room[arcs] = capacity;
    following[arcs] = first[a] ?? -1;
    first[a] = arcs++;
    target[arcs] = a;
    following[arcs] = first[b] ?? -1;
    first[b] = arcs++;
  };

  const excess = Int32Array.from(supplies);
  for (let e = 0; e < edges; e += 1) {
    const [a, b, low] = [from[e] ?? 0, to[e] ?? 0, lower[e] ?? 0];
    excess[a] = (excess[a] ?? 0) - low;
    excess[b] = (excess[b] ?? 0) + low;
    arc(a, b, (upper[e] ?? 0) - low);
  }
  let wanted = 0;
  for (let v = 0; v < nodes; v += 1) {
    const amount = excess[v] ?? 0;
    if (amount > 0) arc(source, v, amount);
    if (amount < 0) arc(v, sink, -amount);
    wanted += Math.max(0, amount);
  }

  const level = new Int32Array(nodes + 2);
  const queue = new Int32Array(nodes + 2);
  const measureLevels = (): boolean => {
    level.fill(-1);
    level[source] = 0;
    queue[0] = source;
    for (let head = 0, tail = 1; head < tail; head += 1) {
      const v = queue[head] ?? 0;
      for (let a = first[v] ?? -1; a >= 0; a = following[a] ?? -1) {
        const next = target[a] ?? 0;
        if ((room[a] ?? 0) > 0 && (level[next] ?? 0) < 0) {
          level[next] = (level[v] ?? 0) + 1;
          queue[tail++] = next;
        }
      }
    }
    return (level[sink] ?? -1) >= 0;
  };

  const current = new Int32Array(nodes + 2);
  const push = (v: number, amount: number): number => {
    if (v === sink) return amount;
    let sent = 0;
    for (; (current[v] ?? -1) >= 0; current[v] = following[current[v] ?? 0] ?? -1) {
      const a = current[v] ?? 0;
      const next = target[a] ?? 0;
      if ((room[a] ?? 0) <= 0 || (level[next] ?? 0) !== (level[v] ?? 0) + 1) continue;
      const moved = push(next, Math.min(amount - sent, room[a] ?? 0));
      room[a] = (room[a] ?? 0) - moved;
      room[a ^ 1] = (room[a ^ 1] ?? 0) + moved;
      sent += moved;
      if (sent === amount) return sent;
    }
    return sent;
  };

  let moved = 0;
  while (measureLevels()) {
    current.set(first);
    moved += push(source, unbounded);
  }
  if (moved === wanted) return null;

  // What could still feed a want that is not met. Seen from the other end, wants that are just met would count as well.
  const feeding = new Uint8Array(nodes + 2);
  feeding[sink] = 1;
  const open = [sink];
  for (const v of open) {
    for (let a = first[v] ?? -1; a >= 0; a = following[a] ?? -1) {
      const before = target[a] ?? 0;
      if (feeding[before] || (room[a ^ 1] ?? 0) <= 0) continue;
      feeding[before] = 1;
      open.push(before);
    }
  }
  const crossing = (outward: 0 | 1): number[] =>
    from.flatMap((a, e) => (feeding[a] === outward && feeding[to[e] ?? 0] === 1 - outward ? [e] : []));
  return {
    lacking: wanted - moved,
    tooHighMinimums: crossing(1).filter((e) => (lower[e] ?? 0) > 0),
    tooLowMaximums: crossing(0),
  };
};
