import { conflict, forbidden, invalid, mapProblems, unknown, type ProblemTable } from '@fieldhouse/platform';
import { calendarDay } from '@fieldhouse/values';
import { ScheduleRequestError, type ScheduleRequestErrorCode } from '../domain';
import { leagueProblems } from './league.problems';
import { registrationProblems } from './registration.problems';

export const scheduleRequestProblems = {
  not_team_captain: forbidden(
    'Captains only',
    'Only captains and co-captains of a team that is in the league may do this.',
  ),
  not_league_staff: leagueProblems.not_league_staff,
  league_cancelled: registrationProblems.league_cancelled,
  season_over: conflict(
    'The season is over',
    'The last day of the season has passed. Nothing is asked of its schedule anymore.',
  ),
  day_over: invalid('The day is over', 'Choose a day that is today or later.'),
  day_outside_season: invalid(
    'Outside the season',
    ({ startsOn, endsOn }) =>
      `The season is from ${calendarDay(String(startsOn))} to ${calendarDay(String(endsOn))}. Choose days within it.`,
  ),
  already_asked: conflict(
    'Asked already',
    'Your team has asked for the same already. See where that request stands, or withdraw it first.',
  ),
  too_many_requests_of_team: conflict(
    'Too many requests',
    ({ most }) =>
      `A team has ${String(most)} requests at a time that are open or accepted. Withdraw one that matters less.`,
  ),
  schedule_request_unknown: unknown(
    'No such request',
    'There is no such request in this league. Reload the page.',
  ),
  schedule_request_withdrawn: conflict(
    'Withdrawn',
    'The team has withdrawn this request. There is nothing left to answer.',
  ),
  answered_meanwhile: conflict(
    'Answered meanwhile',
    'Somebody else has answered this request meanwhile. Look at their answer, then give yours.',
  ),
  team_left: conflict(
    'The team has left',
    'The team is not in the league anymore. There is nothing left to answer.',
  ),
} satisfies ProblemTable<ScheduleRequestErrorCode>;

mapProblems(ScheduleRequestError, scheduleRequestProblems);
