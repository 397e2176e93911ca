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
  const others = league.staff.filter((one) => one.accountId !== accountId);
  if (!others.some(({ role }) => role === 'owner')) throw new LeagueError('last_owner');
  return staffRemoved(league, accountId);
};

/** That an account has no staff role any more. */
export const staffRemoved = ({ leagueId, staff }: CreatedLeague, accountId: string): readonly LeagueEvent[] =>
  staff
    .filter((one) => one.accountId === accountId)
    .map(({ role }) => ({ type: 'LeagueStaffRemoved', data: { leagueId, accountId, role } }));
