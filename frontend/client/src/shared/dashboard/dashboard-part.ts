import type { ComponentType, ReactNode } from 'react';

/** The deadline of what goes on right now. */
export const UNDER_WAY = 'now';

/** Something that waits for the person. */
export type Need = {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  /** ISO-8601 UTC; {@link UNDER_WAY}; null when it can wait. */
  readonly deadline: string | null;
  /** Where it is done, or the button that does it here. */
  readonly action: { readonly to: string; readonly label: string } | { readonly button: ReactNode };
};

/** What one part of the product has to say to 'Needs you'. */
export type Needs = {
  readonly needs: readonly Need[];
  readonly loading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/** Adds to the list of what needs the person; called as a hook. */
export type NeedsPart = {
  readonly kind: 'needs';
  readonly name: string;
  /** What could not be loaded, when it could not: 'Your drafts'. */
  readonly what: string;
  readonly useNeeds: () => Needs;
};

/** A card of its own; it shows nothing while it has nothing to say, and loads and fails by itself. */
export type CardPart = {
  readonly kind: 'card';
  readonly name: string;
  /** Lower stands further up. */
  readonly order: number;
  /** Stands beside what needs the person, where there is room: short lists to look something up in. */
  readonly beside?: true;
  readonly Card: ComponentType;
};

/** What a folder `features/<feature>/dashboard/<part>` exports as `part`; the dashboard finds it there. */
export type DashboardPart = NeedsPart | CardPart;

/** Under way first, then by deadline, then what can wait. */
export const byDeadline = (a: Need, b: Need): number => rank(a).localeCompare(rank(b));
const rank = ({ deadline }: Need): string => (deadline === UNDER_WAY ? '0' : (deadline ?? '9'));
