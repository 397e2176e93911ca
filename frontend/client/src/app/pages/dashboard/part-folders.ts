import type { DashboardPart } from '../../../shared/dashboard/dashboard-part';

const folders = import.meta.glob<{ readonly part: DashboardPart }>(
  '../../../features/*/dashboard/*/index.{ts,tsx}',
  { eager: true },
);

/** What the features put on the dashboard: one part per folder. */
export const parts: readonly DashboardPart[] = Object.values(folders).map(({ part }) => part);
