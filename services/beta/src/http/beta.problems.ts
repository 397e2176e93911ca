import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { BetaError, type BetaErrorCode } from '../domain/beta.errors';

export const betaProblems = {
  email_unconfirmed: {
    status: 403,
    title: 'E-mail not confirmed',
    detail:
      'Confirm your e-mail first: the link is in the mail that we sent you. Your draft is kept; submit it then.',
  },
  sport_unknown: { status: 422, title: 'Unknown sport', detail: 'Choose sports from the list.' },
  application_open: {
    status: 409,
    title: 'Already submitted',
    detail: 'Your application is with us. Withdraw it if you want to start over.',
  },
  already_approved: {
    status: 409,
    title: 'Already approved',
    detail: 'You are in the open beta: there is nothing to apply for.',
  },
  reapply_too_early: {
    status: 409,
    title: 'Too early',
    detail: ({ applyAgainAt }) => `You can apply again from ${String(applyAgainAt).slice(0, 10)}.`,
  },
  not_open: {
    status: 409,
    title: 'Nothing to withdraw',
    detail: 'There is no application that waits for us.',
  },
  not_submitted: {
    status: 409,
    title: 'Not waiting',
    detail: 'Only a submitted application can be taken into review. Reload to see where it stands.',
  },
  not_in_review: {
    status: 409,
    title: 'Not in review',
    detail: 'Only an application in review or on the waitlist can be decided. Reload to see where it stands.',
  },
  no_spots_left: {
    status: 409,
    title: 'No spots left',
    detail: 'All spots of the open beta are taken. Put the application on the waitlist.',
  },
} satisfies ProblemTable<BetaErrorCode>;

mapProblems(BetaError, betaProblems);
