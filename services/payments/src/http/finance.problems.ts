import { conflict, invalid, mapProblems, unknown, type ProblemTable } from '@fieldhouse/platform';
import { PeriodError, type PeriodErrorCode } from '../domain/period.decider';
import { ReconciliationError, type ReconciliationErrorCode } from '../domain/reconciliation.decider';

const behind = conflict(
  'The books are catching up',
  'Some of what has happened is not in the books yet. Try again in a minute.',
);

export const reconciliationProblems = {
  case_unknown: unknown('No such case', 'There is no such case of this day. Reload the page.'),
  case_closed: conflict(
    'Closed already',
    'Somebody has closed this case, or it is gone. Reload to see why; a note can still be added.',
  ),
  case_gone: conflict(
    'Gone',
    'The last look found nothing of this case anymore. It opens by itself if it differs again.',
  ),
  case_taken: conflict(
    'Somebody has it',
    'Somebody has taken this case meanwhile. The list says who: agree with them, then take it over there.',
  ),
  day_to_come: invalid('A day to come', 'Nothing has moved on it yet. Choose today or a day before.'),
  books_behind: behind,
  provider_away: conflict(
    'The card provider does not answer',
    'What moved there cannot be looked up now. Try again in a few minutes.',
  ),
  no_provider: conflict(
    'No card provider',
    'No cards are taken here, so there is nothing to compare. Set one up first.',
  ),
} satisfies ProblemTable<ReconciliationErrorCode>;

export const periodProblems = {
  month_not_over: conflict(
    'Not over yet',
    'A month can be closed from one o’clock on the first of the next one, in UTC.',
  ),
  period_closed: conflict(
    'Closed already',
    'This month is closed. What is wrong in it is put right in an open one.',
  ),
  cases_open: conflict(
    'Cases are open',
    ({ openCases }) =>
      `${String(openCases)} ${openCases === 1 ? 'case' : 'cases'} of this month ${openCases === 1 ? 'is' : 'are'} open. Resolve them, or give a reason to close it over them.`,
  ),
  books_behind: behind,
} satisfies ProblemTable<PeriodErrorCode>;

mapProblems(ReconciliationError, reconciliationProblems);
mapProblems(PeriodError, periodProblems);
