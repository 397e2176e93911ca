import { z } from 'zod';

/** What somebody is recorded to have done in a league. `no_show`: they did not come to a game. */
export const incidentKind = z.enum([
  ...(['unsporting_conduct', 'foul_language', 'fighting', 'abuse_of_official'] as const),
  ...(['damage', 'no_show', 'other'] as const),
]);
export type IncidentKind = z.infer<typeof incidentKind>;

/** So many signs an account of what happened has at most. */
export const INCIDENT_LENGTH = 1_000;
/** So many years a suspension with a last day has at most. */
export const SUSPENSION_YEARS = 2;

/** When somebody is suspended. Days are yyyy-mm-dd where the league is. */
export type SuspensionTerm = {
  readonly firstDay: string;
  /** That day included; null: until it is lifted. */
  readonly lastDay: string | null;
  /** From this day on they are not suspended any more; null: it was not lifted. */
  readonly liftedOn: string | null;
};

/** Whether a suspension holds on a day where the league is: both ends included, the day of its lifting not. */
export const suspendsOn = ({ firstDay, lastDay, liftedOn }: SuspensionTerm, day: string): boolean =>
  day >= firstDay && (lastDay === null || day <= lastDay) && (liftedOn === null || day < liftedOn);

/** Whether there is a day on which both hold. */
export const overlap = (one: SuspensionTerm, other: SuspensionTerm): boolean => {
  const later = one.firstDay > other.firstDay ? one.firstDay : other.firstDay;
  return suspendsOn(one, later) && suspendsOn(other, later);
};

/** `ahead`: it has not begun; `running`: it holds; `served`: its last day is over; `lifted`: it was ended before. */
export const suspensionState = z.enum(['ahead', 'running', 'served', 'lifted']);
export type SuspensionState = z.infer<typeof suspensionState>;

/** @param today where the league is */
export const suspensionStateOn = (
  { firstDay, lastDay, liftedOn }: SuspensionTerm,
  today: string,
): SuspensionState => {
  if (liftedOn !== null) return 'lifted';
  if (lastDay !== null && lastDay < today) return 'served';
  return firstDay > today ? 'ahead' : 'running';
};
