import type { Pool } from '../board/pool';
import { type LimitBreach, culprit, described, easedBy, nextToEase } from './breach';
import { type Breach, type Sort, breachAlone, breachOfSort } from './exact-fit';
import type { Room } from './legality';
import { Plan, type Situation } from './plan';
import { breachByItself, muchEffort, searched, someEffort } from './search';
import { type Witness, drafting, mended, noWitness, provenBy } from './witness';

/** The teams' situation, the given team first. */
const situationOf = ({ board, settings }: Room, teamId: string): Situation => ({
  kinds: board.pool.kinds,
  left: board.left,
  squads: [teamId, ...board.layout.order.filter((other) => other !== teamId)].flatMap((id) => {
    const squad = board.squads.get(id);
    return squad ? [{ ...squad, teamId: id, limits: settings.limits }] : [];
  }),
});

/**
 * The last witness of each pool: one decision's is nearly the next one's. It only says where to begin; it may be
 * forgotten at any time and is then made anew.
 */
const remembered = new WeakMap<Pool, Witness>();

const isUnlimited = ({ squads }: Situation): boolean =>
  squads.every(({ limits }) => limits.positions.length + limits.genders.length === 0);

/** How things stand for the team on turn. */
export type Standing = {
  readonly situation: Situation;
  /** The situation with the limits that cannot be kept any more eased, step by step. */
  readonly eased: Situation;
  readonly steps: readonly Breach[];
  /** That the eased one can be completed; undefined: it could not be found out. */
  readonly witness: Witness | undefined;
};

/** Eases limits until all cells can be filled: one limit of one team by one player at a time. */
const eased = (situation: Situation, older: Witness): Standing => {
  const steps: Breach[] = [];
  let now = situation;
  for (;;) {
    const witness = searched(now, older, muchEffort());
    const breach = witness === null ? nextToEase(now, older) : null;
    if (!breach) return { situation, eased: now, steps, witness: witness ?? undefined };
    steps.push(breach);
    now = easedBy(now, breach);
  }
};

/** How things stand for a team whose turn it is. */
export const standingOf = (room: Room, teamId: string): Standing => {
  const { pool } = room.board;
  const situation = situationOf(room, teamId);
  if (isUnlimited(situation)) return { situation, eased: situation, steps: [], witness: undefined };
  const standing = eased(situation, remembered.get(pool) ?? noWitness);
  if (standing.witness) remembered.set(pool, standing.witness);
  return standing;
};

/** Which limit a team breaks by drafting players of these kinds next, if any; what was worked out once is kept. */
export const limitJudge = (
  room: Room,
  standing: Standing,
): ((kinds: readonly number[]) => LimitBreach | null) => {
  const { eased: situation, steps, witness } = standing;
  const { kinds } = situation;
  const [own] = situation.squads;
  if (!own || isUnlimited(situation)) return () => null;
  const proven = new Set(witness ? provenBy(witness, kinds) : []);
  const drafted = new Plan(kinds, own, []).without(null);
  const known = new Map<string, Breach | null>();
  const once = (key: string, find: () => Breach | null): Breach | null => {
    const breach = known.get(key);
    if (breach !== undefined) return breach;
    const found = find();
    known.set(key, found);
    return found;
  };
  const spent = someEffort();
  /** A witness for the situation after a pick is one for that before it, with the pick planned: it proves more kinds. */
  const learn = ({ plans: [after, ...others], stock }: Witness, kind: number): void => {
    const before = new Plan(kinds, own, [...(after?.seats ?? []), kind]);
    for (const more of provenBy({ plans: [before, ...others], stock }, kinds)) proven.add(more);
  };
  const breachOf = (next: readonly number[]): Breach | null => {
    const after = drafting(situation, 0, next);
    const [only = -1, ...along] = next;
    const bits = (sort: Sort): string => `${sort} ${next.map((kind) => kinds[kind]?.[sort]).join()}`;
    const plain =
      (along.length === 0 ? breachByItself(own, drafted, kinds[only]) : null) ??
      once(bits('positions'), () => breachOfSort(after, 'positions')) ??
      once(bits('genders'), () => breachOfSort(after, 'genders'));
    if (plain || !witness) return plain ?? breachAlone(after, 0);
    const found = mended(after, witness) ?? breachAlone(after, 0) ?? searched(after, witness, spent);
    if (!found) return culprit(after, witness);
    if ('sort' in found) return found;
    if (along.length === 0) learn(found, only);
    return null;
  };
  /** A pick may change which team goes without what there is too little of, but not how much is lacking. */
  const mayGiveWay = (next: readonly number[], { squad, sort, limit, bound }: Breach): boolean => {
    const after = drafting(standing.situation, 0, next);
    return steps.some((step, i) => {
      if (step.sort !== sort || step.limit !== limit || step.bound !== bound) return false;
      const others = squad === step.squad ? [...after.squads.keys()] : [squad];
      return others.some((other) => {
        const changed = steps.map((same, j) => (i === j ? { ...same, squad: other } : same));
        return witness !== undefined && mended(changed.reduce(easedBy, after), witness) !== null;
      });
    });
  };
  return (unsorted) => {
    const next = [...unsorted].sort((a, b) => a - b);
    const [first = -1] = next;
    if (next.length === 1 && proven.has(first)) return null;
    const breach = once(next.join(), () => {
      const found = breachOf(next);
      return found && mayGiveWay(next, found) ? null : found;
    });
    return breach && described(room, drafting(situation, 0, next), breach);
  };
};

/**
 * @returns a limit that some team cannot keep any more as things stand, whoever is picked; null: there is proof that all
 * can be kept
 */
export const standingBreach = (room: Room): LimitBreach | null => {
  const [first] = room.board.layout.order;
  if (first === undefined) return null;
  const { situation, steps, witness } = standingOf(room, first);
  const unproven = !witness && !isUnlimited(situation) ? culprit(situation, noWitness) : null;
  const breach = steps[0] ?? unproven;
  return breach && described(room, situation, breach);
};
