import type { LeagueEvent, LeagueStaffRole } from '@fieldhouse/events/leagues';
import type { LeagueCommandOf } from '../league.commands';
import { LeagueError } from '../league.errors';
import type { CreatedLeague } from '../league.state';

/** An account may hold several staff roles. */
export const addStaff = (
  league: CreatedLeague,
  accountId: string,
  role: LeagueStaffRole,
): readonly LeagueEvent[] =>
  league.staff.some((one) => one.accountId === accountId && one.role === role)
    ? []
    : [{ type: 'LeagueStaffAdded', data: { leagueId: league.leagueId, accountId, role } }];

/** Takes all of an account's staff roles; a league keeps an owner. */
export const removeStaff = (
  { accountId }: LeagueCommandOf<'RemoveLeagueStaff'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const roles = staffRemoved(league, accountId);
  requireOwnerBesides(league, roles);
  return roles;
};

/** Takes one of an account's staff roles; a league keeps an owner. */
export const revokeLeagueRole = (
  { accountId, role }: LeagueCommandOf<'RevokeLeagueRole'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const roles = staffRemoved(league, accountId).filter(({ data }) => data.role === role);
  requireOwnerBesides(league, roles);
  return roles;
};

type StaffRemoved = Extract<LeagueEvent, { type: 'LeagueStaffRemoved' }>;

/** That an account has no staff role any more. */
export const staffRemoved = (
  { leagueId, staff }: CreatedLeague,
  accountId: string,
): readonly StaffRemoved[] =>
  staff
    .filter((one) => one.accountId === accountId)
    .map(({ role }) => ({ type: 'LeagueStaffRemoved', data: { leagueId, accountId, role } }));

const requireOwnerBesides = ({ staff }: CreatedLeague, removed: readonly StaffRemoved[]): void => {
  const gone = removed.filter(({ data }) => data.role === 'owner').length;
  if (gone > 0 && gone === staff.filter(({ role }) => role === 'owner').length)
    throw new LeagueError('last_owner');
};
