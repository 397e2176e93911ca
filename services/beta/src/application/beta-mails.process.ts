import { betaStatusAfter, type BetaApplicationEvent } from '@fieldhouse/events/beta';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { BetaMailRequest } from './beta-mails.handler';

/** Each step of an application is told to the applicant by mail, as a timer that stands until the mail has left. */
export const betaMails: Process<BetaApplicationEvent> = {
  name: 'beta-mails',
  categories: ['betaApplication'],
  startFrom: 'now',
  react: ({ id, type, data, metadata }): readonly Effect[] => {
    if (type === 'BetaApplicationDrafted' || type === 'BetaApplicantForgotten') return [];
    const { accountId, applicationId } = data;
    const about = betaStatusAfter[type];
    const causedAt = metadata.occurredAt;
    const request: BetaMailRequest = { type: 'SendBetaMail', about, applicationId, causedAt };
    return [asksAt(causedAt, `mail-${id}`, { aggregate: 'betaMail', id: accountId, request })];
  },
};
