import type { StaffRole } from '@fieldhouse/api-contract';
import { runsLeague } from './runs-league';

const WORK: Partial<Readonly<Record<StaffRole, { readonly label: string; readonly tab: string }>>> = {
  treasurer: { label: 'Finance', tab: 'finance' },
  scorekeeper: { label: 'Conduct', tab: 'conduct' },
};

/** What a role of the staff opens of a league; null: it runs the league, and opens all of it. */
export const workOf = (
  leagueId: string,
  role: StaffRole,
): { readonly label: string; readonly to: string } | null => {
  const work = WORK[role];
  return work
    ? { label: work.label, to: `/leagues/${encodeURIComponent(leagueId)}/teams?tab=${work.tab}` }
    : null;
};

/** All that somebody's roles open of a league; nothing for whoever runs it, and opens all of it. */
export const worksOf = (leagueId: string, staffRoles: readonly StaffRole[]) =>
  runsLeague({ staffRoles }) ? [] : staffRoles.flatMap((role) => workOf(leagueId, role) ?? []);
