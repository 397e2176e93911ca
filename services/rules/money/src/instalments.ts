import { splitBy, WHOLE } from './parts';

/** A part of a plan: a deposit or an instalment. */
export type PlanPart = {
  /** Of the whole, in hundredths of a percent. */
  readonly basisPoints: number;
  /** The day (yyyy-mm-dd) by which it is paid. */
  readonly dueOn: string;
};
export type Instalment = { readonly dueOn: string; readonly amountMinor: number };

/** Why a plan cannot be. */
export type PlanFault = 'no_parts' | 'not_the_whole' | 'part_of_nothing' | 'days_out_of_order';

/** @returns what is wrong with a plan, or null: its parts are the whole and are due one day after the other */
export const planFault = (plan: readonly PlanPart[]): PlanFault | null => {
  if (plan.length === 0) return 'no_parts';
  if (plan.some(({ basisPoints }) => basisPoints <= 0)) return 'part_of_nothing';
  if (plan.reduce((sum, { basisPoints }) => sum + basisPoints, 0) !== WHOLE) return 'not_the_whole';
  const inOrder = plan.every(({ dueOn }, index) => index === 0 || (plan[index - 1]?.dueOn ?? '') < dueOn);
  return inOrder ? null : 'days_out_of_order';
};

/** What is due when (business rules 5.6.4): together the whole. @param plan one without a fault */
export const instalmentsOf = (totalMinor: number, plan: readonly PlanPart[]): readonly Instalment[] => {
  const amounts = splitBy(
    totalMinor,
    plan.map(({ basisPoints }) => basisPoints),
  );
  return plan.map(({ dueOn }, index) => ({ dueOn, amountMinor: amounts[index] ?? 0 }));
};
