import { z } from 'zod';
import { atLeast } from './shared.contract';

/**
 * What the parts of the dashboard tell of, by their names: facts, whose words are the client's. Each context adds its
 * own; the client has a folder of the same name for each.
 */
export interface DashboardParts {}

/** GET /api/dashboard */
export const dashboardQuery = z.object({ atLeast });

/** GET /api/dashboard — everything that the caller's dashboard shows. */
export type DashboardView = {
  /** Those that have something to tell this person. */
  readonly parts: Partial<DashboardParts>;
  /** Those that could not be read. */
  readonly missing: readonly (keyof DashboardParts)[];
  /** The streams that it was read from: their kinds, and the keys to follow single ones by. */
  readonly follows: readonly DashboardFollowed[];
};
export type DashboardFollowed = {
  readonly kinds: readonly string[];
  /** `all`: every one there is, for site admins. */
  readonly keys: readonly string[] | 'all';
};
