import { conflict, forbidden, invalid, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { calendarDay } from '@fieldhouse/values';
import { BetaError, type BetaErrorCode } from '../domain/beta.errors';

export const betaProblems = {
  email_unconfirmed: forbidden(
    'E-mail not confirmed',
    'Confirm your e-mail address first: open the link we e-mailed you. Your draft is kept; submit it then.',
  ),
  sport_unknown: invalid('Unknown sport', 'Choose sports from the list.'),
  application_open: conflict(
    'Already submitted',
    'Your application is with us. Withdraw it if you want to start over.',
  ),
  already_approved: conflict('Already approved', 'You are in the open beta: there is nothing to apply for.'),
  reapply_too_early: conflict(
    'Too early',
    ({ applyAgainAt }) => `You can apply again from ${calendarDay(String(applyAgainAt).slice(0, 10))}.`,
  ),
  not_open: conflict('Nothing to withdraw', 'There is no application that waits for us.'),
  not_submitted: conflict(
    'Not waiting',
    'Only a submitted application can be taken into review. Reload to see where it stands.',
  ),
  not_in_review: conflict(
    'Not in review',
    'Only an application in review or on the waitlist can be decided. Reload to see where it stands.',
  ),
  no_spots_left: conflict(
    'No spots left',
    'All spots of the open beta are taken. Put the application on the waitlist.',
  ),
} satisfies ProblemTable<BetaErrorCode>;

mapProblems(BetaError, betaProblems);
