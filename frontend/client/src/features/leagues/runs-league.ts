import type { LeagueView } from '@fieldhouse/api-contract';

/** Whether somebody decides about a league: its owners and commissioners do. */
export const runsLeague = ({ staffRoles }: Pick<LeagueView['me'], 'staffRoles'>): boolean =>
  staffRoles.includes('owner') || staffRoles.includes('commissioner');
