import { instalmentsOf, planFault, type Instalment, type PlanFault, type PlanPart } from './instalments';

/** What somebody asks for: a deposit at once and the rest in instalments, in whole percent; no deposit: all at once. */
export type Terms = {
  readonly depositPercent: number | null;
  readonly instalments: readonly { readonly dueOn: string; readonly percent: number }[];
};
/** Why terms cannot be: `no_deposit`: there are instalments, and nothing is paid at first. */
export type TermsFault = PlanFault | 'no_deposit';

/** @returns what is wrong with terms, whenever they begin; null: nothing is */
export const termsFault = (terms: Terms): TermsFault | null => {
  if (terms.depositPercent !== null) return planFault(partsOf(terms, ''));
  return terms.instalments.length > 0 ? 'no_deposit' : null;
};

/**
 * What is due when of a total that is asked for on a day: the deposit at once, and with it what would have been due
 * by then. Together the whole; the first is due on that day.
 * @param terms without a fault
 */
export const dueFrom = (totalMinor: number, terms: Terms, today: string): readonly Instalment[] => {
  const parts = instalmentsOf(totalMinor, partsOf(terms, today)).filter(({ amountMinor }) => amountMinor > 0);
  // Of a few cents the deposit may be none of them: something is due at once all the same.
  const first = parts.filter(({ dueOn }, index) => dueOn <= today || index === 0);
  const amountMinor = first.reduce((sum, part) => sum + part.amountMinor, 0);
  return [{ dueOn: today, amountMinor }, ...parts.slice(first.length)];
};

const partsOf = ({ depositPercent, instalments }: Terms, today: string): readonly PlanPart[] => [
  { dueOn: today, basisPoints: (depositPercent ?? 100) * 100 },
  ...instalments.map(({ dueOn, percent }) => ({ dueOn, basisPoints: percent * 100 })),
];
