import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { dayIn } from '@fieldhouse/values';
import type { LeagueCommandOf } from '../league.commands';
import { evolveLeague, type CreatedLeague } from '../league.state';
import { grant, leadsAnother } from './team-people';
import { teamOf } from './teams';

/**
 * A team that has registered chooses its captain itself: once the entry's is none of the team's any more, whoever is one
 * takes it over, and whoever stays an admin of the team stays co-captain. Of entries that the staff made, the staff names
 * the captain; nobody who leads another team of the league becomes one; and once its season is over it stays as it was.
 */
export const followTeam = (
  { teamId, registered, captainIds, leaderIds, seasonEndsOn, at }: LeagueCommandOf<'FollowTeam'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  const entry = league.teams.find((one) => one.teamId === teamId);
  const before = entry?.people.find(({ role }) => role === 'captain')?.accountId;
  const heirId = leaderIds.find((one) => captainIds.includes(one));
  if (seasonEndsOn !== null && dayIn(league.details.zone, at) > seasonEndsOn) return [];
  if (!entry || !registered || heirId === undefined) return [];
  if ((before !== undefined && captainIds.includes(before)) || leadsAnother(league, teamId, heirId))
    return [];
  const passed = grant(league, entry, heirId, 'captain', null);
  if (before === undefined || !leaderIds.includes(before)) return passed;
  const after = passed.reduce(evolveLeague, league) as CreatedLeague;
  return [...passed, ...grant(after, teamOf(after, teamId), before, 'co_captain', null)];
};
