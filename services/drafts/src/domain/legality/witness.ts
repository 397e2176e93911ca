import type { Kind } from '../board/pool';
import { Plan, type Situation, wrongWith } from './plan';

/** One way to fill all cells with every limit kept: proof that there is one. `stock`: whom nobody would draft, by kind. */
export type Witness = { readonly plans: readonly Plan[]; readonly stock: readonly number[] };

/** Proves nothing; what to begin with where no witness is known. */
export const noWitness: Witness = { plans: [], stock: [] };

/** The situation after a team has drafted players of these kinds. */
export const drafting = (situation: Situation, team: number, kinds: readonly number[]): Situation => {
  const left = [...situation.left];
  for (const kind of kinds) left[kind] = (left[kind] ?? 0) - 1;
  const squads = situation.squads.map((squad, i) =>
    i === team ? { ...squad, drafted: [...squad.drafted, ...kinds], open: squad.open - kinds.length } : squad,
  );
  return { ...situation, squads, left };
};

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

type Draft = { readonly plans: Plan[]; readonly stock: number[] };

/** The best of some kinds for a place in a roster, by a cost; the first among equals. */
const cheapest = (kinds: Iterable<number>, cost: (kind: number) => number): number | null => {
  let best: number | null = null;
  let least = Infinity;
  for (const kind of kinds) {
    const price = cost(kind);
    if (price < least) [best, least] = [kind, price];
  }
  return best;
};

/** An older witness laid over a situation: whom it plans and is gone drops out, cells without anybody are filled as well as can be. */
const laidOver = ({ kinds, squads, left }: Situation, older: readonly Plan[]): Draft => {
  const cells = squads.reduce((sum, { open }) => sum + open, 0);
  const available = left.reduce((sum, count) => sum + count, 0);
  const stock = [...left, Math.max(0, cells - available)];
  const plans = squads.map((squad) => {
    const before = older.find((plan) => plan.squad.teamId === squad.teamId);
    const drafted = [...squad.drafted];
    for (const kind of before?.squad.drafted ?? []) {
      const known = drafted.indexOf(kind);
      if (known >= 0) drafted.splice(known, 1);
    }
    const seats = [...(before?.seats ?? [])];
    for (const kind of drafted) {
      const planned = seats.indexOf(kind);
      if (planned >= 0) seats.splice(planned, 1);
    }
    const kept = seats.filter((kind) => {
      if (at(stock, kind) < 1) return false;
      stock[kind] = at(stock, kind) - 1;
      return true;
    });
    const stands =
      before?.squad.limits === squad.limits &&
      before.squad.drafted === squad.drafted &&
      before.squad.open === squad.open &&
      before.seats.length === kept.length;
    let plan = stands ? before : new Plan(kinds, squad, kept);
    while (plan.seats.length > squad.open) {
      const current = plan;
      const out = cheapest(new Set(plan.seats), (kind) => current.without(kind).wrong);
      if (out === null) break;
      stock[out] = at(stock, out) + 1;
      plan = plan.with(out, null);
    }
    return plan;
  });
  plans.forEach((unfilled, team) => {
    let plan = unfilled;
    while (plan.seats.length < plan.squad.open) {
      const roster = plan.without(null);
      const into = cheapest(stock.keys(), (kind) =>
        at(stock, kind) > 0 ? wrongWith(roster, kinds[kind]) : Infinity,
      );
      if (into === null) break;
      stock[into] = at(stock, into) - 1;
      plan = plan.with(null, into);
    }
    plans[team] = plan;
  });
  return { plans, stock };
};

/** A team that gives a seat up to the one before it in a chain of exchanges. */
type Link = { readonly team: number; readonly out: number; readonly before: Link | null };

const holds = (link: Link | null, team: number): boolean =>
  link !== null && (link.team === team || holds(link.before, team));

/** Gives each team of a chain the kind that the next one gives up, and the last one this kind. */
const exchange = ({ plans, stock }: Draft, last: Link, kind: number): void => {
  let into = kind;
  stock[kind] = at(stock, kind) - 1;
  for (let link: Link | null = last; link; link = link.before) {
    const plan = plans[link.team];
    if (plan) plans[link.team] = plan.with(link.out, into);
    into = link.out;
  }
  stock[into] = at(stock, into) + 1;
};

/** Which teams plan for a kind. */
const holdersOf = (plans: readonly Plan[], kinds: number): readonly (readonly number[])[] => {
  const holders = Array.from({ length: kinds }, (): number[] => []);
  plans.forEach((plan, team) => new Set(plan.seats).forEach((kind) => holders[kind]?.push(team)));
  return holders;
};

/**
 * Makes a team's plan less wrong by an augmenting path: it changes a seat for one that another team holds, which takes
 * one from a third, and so on to somebody whom nobody planned for, or to the seat given up first; nobody gets worse.
 */
const improved = (draft: Draft, kinds: readonly Kind[], team: number): boolean => {
  const { plans, stock } = draft;
  const holders = holdersOf(plans, stock.length);
  for (const given of new Set(plans[team]?.seats)) {
    const seen = new Set<number>();
    const queue: Link[] = [{ team, out: given, before: null }];
    for (const link of queue) {
      const plan = plans[link.team];
      if (!plan) continue;
      const roster = plan.without(link.out);
      const allowed = link.before === null ? plan.wrong - 1 : plan.wrong;
      for (let kind = 0; kind < stock.length; kind += 1) {
        if (kind === link.out || wrongWith(roster, kinds[kind]) > allowed) continue;
        if (at(stock, kind) > 0 || (kind === given && link.before)) {
          exchange(draft, link, kind);
          return true;
        }
        for (const holder of holders[kind] ?? []) {
          const key = holder * stock.length + kind;
          if (seen.has(key) || holds(link, holder)) continue;
          seen.add(key);
          queue.push({ team: holder, out: kind, before: link });
        }
      }
    }
  }
  return false;
};

/** A witness for a situation, made from an older one by exchanges; null says only that this way finds none. */
export const mended = (situation: Situation, older: Witness): Witness | null => {
  const draft = laidOver(situation, older.plans);
  const wrongOne = (): number => draft.plans.findIndex((plan) => plan.wrong > 0);
  for (let team = wrongOne(); team >= 0; team = wrongOne()) {
    if (!improved(draft, situation.kinds, team)) return null;
  }
  return draft;
};

/** How a kind comes free: nobody planned for it (null), or a team takes another one in its stead. */
type Release = { readonly team: number; readonly instead: number } | null;

/**
 * All kinds that the first team may draft next because the witness, mended by one chain of exchanges, proves it. That a
 * kind is missing proves nothing.
 */
export const provenBy = ({ plans, stock }: Witness, kinds: readonly Kind[]): ReadonlySet<number> => {
  const [own, ...others] = plans;
  const proven = new Set(own?.seats);
  if (!own) return proven;
  const heldByOthers = new Set(others.flatMap(({ seats }) => seats));
  const teamsTo = (releases: ReadonlyMap<number, Release>, kind: number): readonly number[] => {
    const release = releases.get(kind);
    return release ? [release.team, ...teamsTo(releases, release.instead)] : [];
  };
  /** Adds what comes free when these kinds are. */
  const spread = (releases: Map<number, Release>, fresh: readonly number[]): Map<number, Release> => {
    const queue = [...fresh];
    let held = [...heldByOthers].filter((kind) => !releases.has(kind)).length;
    for (const instead of queue) {
      if (held === 0) break;
      const used = teamsTo(releases, instead);
      others.forEach((plan, team) => {
        if (used.includes(team)) return;
        for (const kind of plan.seats) {
          if (releases.has(kind) || wrongWith(plan.without(kind), kinds[instead]) > 0) continue;
          releases.set(kind, { team, instead });
          queue.push(kind);
          held -= 1;
        }
      });
    }
    return releases;
  };
  const spare = [...stock.keys()].filter((kind) => at(stock, kind) > 0);
  const free = spread(new Map(spare.map((kind) => [kind, null])), spare);
  const fits = (out: number, kind: number): boolean => wrongWith(own.without(out), kinds[kind]) === 0;
  const outs = [...new Set(own.seats)];
  for (const kind of free.keys()) if (outs.some((out) => fits(out, kind))) proven.add(kind);
  for (const out of outs) {
    if (free.has(out) || proven.size === kinds.length) continue;
    const more = spread(new Map(free).set(out, null), [out]);
    for (const kind of more.keys()) if (!proven.has(kind) && fits(out, kind)) proven.add(kind);
  }
  return proven;
};
