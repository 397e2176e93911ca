import type { DashboardPart } from '../../../shared/dashboard/dashboard-part';

/** What the features put on the dashboard, one part per folder; each comes by itself. */
export const folders: readonly (() => Promise<{ readonly part: DashboardPart }>)[] = Object.values(
  import.meta.glob<{ readonly part: DashboardPart }>('../../../features/*/dashboard/*/index.{ts,tsx}'),
);
