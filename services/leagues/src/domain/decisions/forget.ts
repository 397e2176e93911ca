import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { LeagueCommandOf } from '../league.commands';
import type { CreatedLeague } from '../league.state';
import { staffRemoved } from './staff';
import { revoked } from './team-people';

/**
 * An account is erased: it has no role of the league or of a team any more. What a last owner owned is the
 * commissioner's who has been that longest; without one the league is left without an owner.
 */
export const forgetMember = (
  { accountId }: LeagueCommandOf<'ForgetMember'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => [
  ...succession(league, accountId),
  ...staffRemoved(league, accountId),
  ...league.teams.flatMap(({ teamId, people }) =>
    people
      .filter((one) => one.accountId === accountId)
      .map(({ role }) => revoked(league, teamId, accountId, role)),
  ),
];

const succession = ({ leagueId, staff }: CreatedLeague, accountId: string): readonly LeagueEvent[] => {
  const others = staff.filter((one) => one.accountId !== accountId);
  const heir = others.find(({ role }) => role === 'commissioner');
  if (!heir || others.length === staff.length || others.some(({ role }) => role === 'owner')) return [];
  return [{ type: 'LeagueStaffAdded', data: { leagueId, accountId: heir.accountId, role: 'owner' } }];
};
