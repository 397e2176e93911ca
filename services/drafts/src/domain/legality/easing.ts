import { easedBy, nextToEase } from './breach';
import type { Breach } from './exact-fit';
import type { Situation } from './plan';
import { type Effort, cellsOf, giveWayEffort, inTheWayIn, muchEffort, searched } from './search';
import { type Witness, mended } from './witness';

/** Limits that give way by one player each, and that all cells can be filled then; no witness: it could not be found out. */
export type Eased<Proof = Witness> = { readonly steps: readonly Breach[]; readonly witness: Proof };

const isSame = (a: Breach, b: Breach): boolean =>
  a.sort === b.sort && a.limit === b.limit && a.bound === b.bound;

/** Eases limits until all cells can be filled: one limit of one team by one player at a time, and none for nothing. */
export const eased = (situation: Situation, older: Witness): Eased<Witness | undefined> => {
  const steps: Breach[] = [];
  let now = situation;
  for (;;) {
    const witness = searched(now, older, muchEffort());
    if (witness) return leastOf(situation, { steps, witness });
    const breach = witness === null ? nextToEase(now, older) : null;
    if (!breach) return { steps, witness: undefined };
    steps.push(breach);
    now = easedBy(now, breach);
  }
};

/** Without what need not give way, since other limits have given way later. */
const leastOf = (situation: Situation, found: Eased): Eased => {
  const { steps, witness } = found;
  if (steps.length < 2) return found;
  const spent = giveWayEffort();
  const different = steps.filter((one, i) => steps.findIndex((other) => isSame(one, other)) === i);
  for (const step of different) {
    const others = steps.filter((one) => one !== step);
    const fewer = sharedOut(situation, others, witness, spent);
    if (fewer) return leastOf(situation, fewer);
  }
  return found;
};

/**
 * Who goes without where so much may be lacking. Of limits that are in the way together some must give way, so that no
 * others are tried; where only both sorts together show that something is, any may.
 * @param allowed by which limits may give way; whose they are says nothing
 * @returns null: no way was found
 */
export const sharedOut = (
  situation: Situation,
  allowed: readonly Breach[],
  older: Witness,
  spent: Effort,
): Eased | null => {
  const plain = mended(situation, older);
  if (plain) return { steps: [], witness: plain };
  if ((spent.cells -= cellsOf(situation)) < 0) return null;
  const conflict = inTheWayIn(situation);
  const witness = conflict ? null : searched(situation, older, spent);
  if (witness) return { steps: [], witness };
  const teams = [...situation.squads.keys()];
  const limits = conflict?.limits ?? teams.flatMap((squad) => allowed.map((step) => ({ ...step, squad })));
  const fitting = allowed.filter((step) => limits.some((breach) => isSame(step, breach)));
  if (fitting.length < (conflict?.lacking ?? 1)) return null;
  for (const breach of limits) {
    const step = fitting.find((one) => isSame(one, breach));
    if (!step) continue;
    const others = allowed.filter((one) => one !== step);
    const found = sharedOut(easedBy(situation, breach), others, older, spent);
    if (found) return { steps: [breach, ...found.steps], witness: found.witness };
  }
  return null;
};
