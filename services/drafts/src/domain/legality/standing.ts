import type { Pool } from '../board/pool';
import { type LimitBreach, culprit, described, easedBy } from './breach';
import { eased, sharedOut } from './easing';
import { type Breach, type Sort, breachAlone, breachOfSort } from './exact-fit';
import type { Room } from './legality';
import { Plan, type Situation } from './plan';
import { breachByItself, giveWayEffort, searched, someEffort } from './search';
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

/** How things stand for a team whose turn it is. */
export const standingOf = (room: Room, teamId: string): Standing => {
  const { pool } = room.board;
  const situation = situationOf(room, teamId);
  if (isUnlimited(situation)) return { situation, eased: situation, steps: [], witness: undefined };
  const { steps, witness } = eased(situation, remembered.get(pool) ?? noWitness);
  if (witness) remembered.set(pool, witness);
  return { situation, eased: steps.reduce(easedBy, situation), steps, witness };
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
  const effort = giveWayEffort();
  /** A pick may change which team goes without what there is too little of, but not how much is lacking. */
  const mayGiveWay = (next: readonly number[]): boolean =>
    witness !== undefined &&
    steps.length > 0 &&
    sharedOut(drafting(standing.situation, 0, next), steps, witness, effort) !== null;
  return (unsorted) => {
    const next = [...unsorted].sort((a, b) => a - b);
    const [first = -1] = next;
    if (next.length === 1 && proven.has(first)) return null;
    const breach = once(next.join(), () => {
      const found = breachOf(next);
      return found && mayGiveWay(next) ? null : found;
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
