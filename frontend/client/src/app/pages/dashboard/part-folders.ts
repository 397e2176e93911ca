import type { DashboardPart } from '../../../shared/dashboard/dashboard-part';

/** How the features show the parts of the dashboard, one folder each; each comes by itself. */
export const folders: Readonly<Record<string, () => Promise<{ readonly part: DashboardPart }>>> =
  import.meta.glob<{ readonly part: DashboardPart }>('../../../features/*/dashboard/*/index.{ts,tsx}');
