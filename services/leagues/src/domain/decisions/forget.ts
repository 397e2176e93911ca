import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { LeagueCommandOf } from '../league.commands';
import type { CreatedLeague } from '../league.state';
import { staffRemoved } from './staff';
import { revoked } from './team-people';

/** An account is erased: it has no role of the league or of a team any more, even if the league is left without an owner. */
export const forgetMember = (
  { accountId }: LeagueCommandOf<'ForgetMember'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => [
  ...staffRemoved(league, accountId),
  ...league.teams.flatMap(({ teamId, people }) =>
    people
      .filter((one) => one.accountId === accountId)
      .map(({ role }) => revoked(league, teamId, accountId, role)),
  ),
];
