import type { DashboardParts } from '@fieldhouse/api-contract';
import type { ComponentType, ReactNode } from 'react';
import { inOrder } from '../lib/in-order';

/** The deadline of what goes on right now. */
export const UNDER_WAY = 'now';

/** Something that waits for the person. */
export type Need = {
  readonly id: string;
  /** ISO-8601 UTC; a day (yyyy-mm-dd) that the words name themselves; {@link UNDER_WAY}; null when it can wait. */
  readonly deadline: string | null;
} & (
  | {
      readonly title: string;
      readonly detail?: string;
      /** Where it is done. */
      readonly action: { readonly to: string; readonly label: string };
    }
  /** Said and done here. */
  | { readonly Content: ComponentType }
);

/** A card of a part's own. */
export type DashboardCard<Facts = never> = {
  readonly name: string;
  /** Lower stands further up. */
  readonly order: number;
  /** Stands beside what needs the person, where there is room: short lists to look something up in. */
  readonly beside?: true;
  /** Shows nothing when it has nothing to say. */
  readonly Card: (props: { readonly facts: Facts }) => ReactNode;
};

/** How one part of the dashboard's answer is shown. Its code comes when there is something to show. */
export type DashboardPart<Facts = never> = {
  /** What could not be loaded, when it could not: 'Your drafts'. */
  readonly what: string;
  /** What of it needs the person. */
  readonly needsOf?: (facts: Facts) => readonly Need[];
  readonly cards?: readonly DashboardCard<Facts>[];
};

/** What a folder `features/<feature>/dashboard/<part>` exports as `part`; its name is the part's in the answer. */
export type PartOf<Name extends keyof DashboardParts> = DashboardPart<DashboardParts[Name]>;

/** Under way first, then by deadline, then what can wait. */
export const byDeadline = (a: Need, b: Need): number => inOrder(rank(a), rank(b));
const rank = ({ deadline }: Need): string => {
  if (deadline === UNDER_WAY) return '0';
  if (deadline === null) return '9';
  return isDay(deadline) ? `${deadline}T24` : deadline;
};

/** Whether a deadline is a day of the calendar, which ends at another time in each place. */
export const isDay = (deadline: string): boolean => deadline.length === 'yyyy-mm-dd'.length;
