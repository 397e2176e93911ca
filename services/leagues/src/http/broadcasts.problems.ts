import { conflict, mapProblems, tooMany, type ProblemTable } from '@fieldhouse/platform';
import { BroadcastError, type BroadcastErrorCode } from '../domain';
import { leagueProblems } from './league.problems';

export const broadcastProblems = {
  not_league_staff: leagueProblems.not_league_staff,
  nobody_to_tell: conflict('Nobody to tell', ({ audience }) =>
    audience === 'captains'
      ? 'No team has a captain with an account yet. Invite captains first, or write to everybody.'
      : 'Nobody but you is in the league yet. Invite captains or open registration first.',
  ),
  too_many_broadcasts: tooMany('Too many messages', ({ most, hours, minutes }) => {
    const within = hours === 1 ? 'an hour' : `${String(hours)} hours`;
    return `A league sends ${String(most)} messages within ${within} at most. Try again in ${minutes === 1 ? '1 minute' : `${String(minutes)} minutes`}.`;
  }),
} satisfies ProblemTable<BroadcastErrorCode>;

mapProblems(BroadcastError, broadcastProblems);
