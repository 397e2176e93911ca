import { conflict, mapProblems, tooMany, type ProblemTable } from '@fieldhouse/platform';
import { count } from '@fieldhouse/values';
import { BroadcastError, type BroadcastErrorCode } from '../domain';
import { leagueProblems } from './league.problems';

export const broadcastProblems = {
  not_league_staff: leagueProblems.not_league_staff,
  nobody_to_tell: conflict('Nobody to tell', ({ audience }) =>
    audience === 'captains'
      ? 'No team has a captain with an account yet. Invite captains first, or write to everybody.'
      : 'Nobody but you is in the league yet. Invite captains or open registration first.',
  ),
  too_many_broadcasts: tooMany(
    'Too many messages',
    ({ most, hours, retryAfterSeconds }) =>
      `A league sends ${String(most)} messages within ${hours === 1 ? 'an hour' : `${String(hours)} hours`} at most. Try again in ${waitOf(Number(retryAfterSeconds))}.`,
  ),
} satisfies ProblemTable<BroadcastErrorCode>;

const HOUR = 3_600;
const waitOf = (seconds: number): string => {
  const [n, unit] =
    seconds > HOUR ? [Math.ceil(seconds / HOUR), 'hour'] : [Math.ceil(seconds / 60), 'minute'];
  return count(n, unit);
};

mapProblems(BroadcastError, broadcastProblems);
