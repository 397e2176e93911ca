import type { Kind } from '../board/pool';
import { type Breach, type InTheWay, inTheWayAlone, inTheWayOfSort } from './exact-fit';
import { Plan, type Roster, type Situation, type TeamSquad } from './plan';
import { type Witness, drafting, mended } from './witness';

/** What searches may still cost, in cells of the situations they look at; those who share one share the cost. */
export type Effort = { cells: number };

/** For the question whether there is any way at all, which a draft's start hangs on: a second at worst. */
export const muchEffort = (): Effort => ({ cells: 20_000 });

/** For the question whom a team may draft, asked at every pick and about all players at once. */
export const someEffort = (): Effort => ({ cells: 1_000 });

/** The same once limits have given way, where far fewer drafts come. */
export const giveWayEffort = (): Effort => ({ cells: 5_000 });

/** How much a look at a situation costs. */
export const cellsOf = ({ squads }: Situation): number => squads.reduce((sum, { open }) => sum + open, 0);

const sorts = ['positions', 'genders'] as const;

/** Why a team breaks a limit by drafting this kind next, whoever else there is; null proves nothing. */
export const breachByItself = (
  { limits, open }: TeamSquad,
  drafted: Roster,
  kind: Kind | undefined,
): Breach | null => {
  for (const sort of sorts) {
    const mask = kind?.[sort] ?? 0;
    if (mask & drafted[sort].room) continue;
    return { squad: 0, sort, limit: limits[sort].findIndex((_, i) => mask & (1 << i)), bound: 'maximum' };
  }
  for (const sort of sorts) {
    const { missing, helps } = drafted[sort];
    const mask = kind?.[sort] ?? 0;
    const lacking = missing.reduce((sum, n) => sum + n, mask & helps ? -1 : 0);
    if (lacking < open) continue;
    const short = missing.findIndex((n, limit) => n > 0 && !(mask & (1 << limit)));
    const limit = short < 0 ? missing.findIndex((n) => n > 0) : short;
    return { squad: 0, sort, limit, bound: 'minimum' };
  }
  return null;
};

/** Limits that cannot all be kept, by all teams in one sort of limits or by one team alone; null proves nothing. */
export const inTheWayIn = (situation: Situation): InTheWay | null => {
  const together = inTheWayOfSort(situation, 'positions') ?? inTheWayOfSort(situation, 'genders');
  if (together) return together;
  for (const team of situation.squads.keys()) {
    const alone = inTheWayAlone(situation, team);
    if (alone) return alone;
  }
  return null;
};

/** The first of {@link inTheWayIn}; null proves nothing. */
export const breachIn = (situation: Situation): Breach | null => inTheWayIn(situation)?.limits[0] ?? null;

/** Where to try next: a team and the kinds of which it must draft at least one. */
type Branch = { readonly team: number; readonly kinds: readonly number[] };

/**
 * The need with the fewest players who could help with it; without any need, whoever there is for the first team with a
 * cell.
 */
const narrowest = ({ kinds, squads, left }: Situation): Branch | null => {
  let best: Branch | null = null;
  const there = [...kinds.keys()].filter((kind) => (left[kind] ?? 0) > 0);
  for (const [team, squad] of squads.entries()) {
    if (squad.open === 0) continue;
    const drafted = new Plan(kinds, squad, []).without(null);
    for (const sort of sorts) {
      const { missing, helps } = drafted[sort];
      if (missing.every((n) => n === 0)) continue;
      const able = there.filter((kind) => (kinds[kind]?.[sort] ?? 0) & helps);
      if (best === null || able.length < best.kinds.length) best = { team, kinds: able };
    }
  }
  const team = squads.findIndex(({ open }) => open > 0);
  return best ?? (team < 0 ? null : { team, kinds: there });
};

/**
 * Looks for a witness by trying everything, as far as one is not found by mending an older one and nothing shows that
 * there is none. Both sorts of limits for all teams at once are no flow problem (they contain three-dimensional
 * matching), so this can take long; it gives up after some effort.
 * @returns a witness; null: there is none; undefined: gave up
 */
export const searched = (situation: Situation, older: Witness, spent: Effort): Witness | null | undefined => {
  const witness = mended(situation, older);
  if (witness) return witness;
  const cells = cellsOf(situation);
  const available = situation.left.reduce((sum, count) => sum + count, 0);
  if ((spent.cells -= cells) < 0) return undefined;
  if (breachIn(situation)) return null;
  const branch = narrowest(situation);
  if (!branch) return null;
  const next = branch.kinds.map((kind) => drafting(situation, branch.team, [kind]));
  for (const one of cells > available ? [...next, closing(situation, branch.team)] : next) {
    const found = searched(one, older, spent);
    if (found !== null) return found;
  }
  return null;
};

/** A cell of a team stays empty. */
const closing = (situation: Situation, team: number): Situation => ({
  ...situation,
  squads: situation.squads.map((squad, i) => (i === team ? { ...squad, open: squad.open - 1 } : squad)),
});
