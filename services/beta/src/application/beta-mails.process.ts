import type { BetaStatus } from '@fieldhouse/api-contract';
import type { BetaApplicationEvent } from '@fieldhouse/events/beta';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { BetaMailRequest } from './beta-mails.handler';

const ABOUT: Partial<Record<BetaApplicationEvent['type'], Exclude<BetaStatus, 'draft'>>> = {
  BetaApplicationSubmitted: 'submitted',
  BetaReviewStarted: 'in_review',
  BetaApplicationApproved: 'approved',
  BetaApplicationWaitlisted: 'waitlisted',
  BetaApplicationRejected: 'rejected',
  BetaApplicationWithdrawn: 'withdrawn',
};

/** Each step of an application is told to the applicant by mail, as a timer that stands until the mail has left. */
export const betaMails: Process<BetaApplicationEvent> = {
  name: 'beta-mails',
  categories: ['betaApplication'],
  startFrom: 'now',
  react: ({ id, type, data, metadata }): readonly Effect[] => {
    const about = ABOUT[type];
    if (about === undefined || !('applicationId' in data)) return [];
    const { accountId, applicationId } = data;
    const causedAt = metadata.occurredAt;
    const request: BetaMailRequest = { type: 'SendBetaMail', about, applicationId, causedAt };
    const timerId = `mail-${id}`;
    const command = { aggregate: 'betaMail', id: accountId, request };
    return [{ kind: 'schedule', timerId, jobId: timerId, at: causedAt, command }];
  },
};
