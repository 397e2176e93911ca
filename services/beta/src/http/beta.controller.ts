import { betaBodies, betaCommands, betaDecisionBodies, betaDecisionCommands } from '@fieldhouse/api-contract';
import type { Dispatch } from '@fieldhouse/kernel';
import { commandController } from '@fieldhouse/platform';
import { v5 as uuidv5 } from 'uuid';
import type { BetaApplicationRequest } from '../application/beta-application.handler';

const ofApplicant = (accountId: string, request: BetaApplicationRequest): Dispatch => ({
  aggregate: 'betaApplication',
  id: accountId,
  request,
});

/** Applying for the open beta with a sports complex. */
export const BetaApplicationController = commandController(
  'beta',
  betaCommands,
  betaBodies,
  (asked, { accountId, commandId }) =>
    ofApplicant(
      accountId,
      asked.type === 'WithdrawBetaApplication'
        ? { ...asked, accountId }
        : { ...asked, accountId, applicationId: uuidv5('beta', commandId) },
    ),
);

/** What site admins do with applications. */
export const BetaDecisionsController = commandController(
  'beta',
  betaDecisionCommands,
  betaDecisionBodies,
  ({ type, accountId, decision, reason }) =>
    ofApplicant(
      accountId,
      decision === 'review'
        ? { type: 'StartBetaReview', accountId }
        : { type, accountId, decision, reason: reason ?? '' },
    ),
);
