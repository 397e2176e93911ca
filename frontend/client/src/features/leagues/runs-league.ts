import type { StaffRole } from '@fieldhouse/api-contract';

/** Whether somebody decides about a league: its owners and commissioners do. */
export const runsLeague = ({ staffRoles }: { readonly staffRoles: readonly StaffRole[] }): boolean =>
  staffRoles.includes('owner') || staffRoles.includes('commissioner');
