import { conflict, forbidden, invalid, mapProblems, unknown, type ProblemTable } from '@fieldhouse/platform';
import { calendarDay } from '@fieldhouse/values';
import { DisciplineError, type DisciplineErrorCode } from '../domain';
import { leagueProblems } from './league.problems';

export const disciplineProblems = {
  not_league_staff: leagueProblems.not_league_staff,
  not_scorekeeper: forbidden(
    'Scorekeepers only',
    'Only owners, commissioners and scorekeepers of the league may do this. Ask one of them.',
  ),
  own_case: forbidden('About yourself', 'Nobody judges themselves. Ask somebody else who runs the league.'),
  person_unknown: unknown(
    'Not in the league',
    'Nobody of the league’s teams, players and registrations is this person. Choose somebody from the list.',
  ),
  day_ahead: invalid(
    'That day has not come',
    'An incident has happened already. Choose today or a day before.',
  ),
  incident_unknown: unknown('No such incident', 'There is no such incident of this person. Reload the page.'),
  incident_taken_back: conflict(
    'Taken back',
    'This incident has been taken back. Reload the page to see why.',
  ),
  days_reversed: invalid(
    'The last day comes first',
    'Choose a last day that is the first day or comes after it.',
  ),
  days_over: invalid('The days are over', 'Choose a last day that is today or later.'),
  suspension_too_long: invalid(
    'Too long',
    ({ years }) =>
      `A suspension with a last day is ${String(years)} years at most. Choose an earlier last day, or none: then it holds until it is lifted.`,
  ),
  already_suspended: conflict('Suspended already', ({ firstDay, lastDay }) => {
    const days =
      typeof lastDay === 'string'
        ? `from ${calendarDay(String(firstDay))} through ${calendarDay(lastDay)}`
        : `from ${calendarDay(String(firstDay))} until it is lifted`;
    return `They are suspended ${days}. Choose other days, or lift that suspension first.`;
  }),
  suspension_unknown: unknown('No such suspension', 'There is no such suspension. Reload the page.'),
  suspension_over: conflict('It is over', 'This suspension is over already. Reload the page to see how.'),
} satisfies ProblemTable<DisciplineErrorCode>;

mapProblems(DisciplineError, disciplineProblems);
