import { betaApplyAgainAt } from '@fieldhouse/api-contract';
import type { BetaApplicationEvent } from '@fieldhouse/events/beta';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import { isDeepStrictEqual } from 'node:util';
import type { BetaApplicationCommand } from './beta-application.commands';
import { evolve, initialState, type BetaApplicationState } from './beta-application.state';
import { BetaError } from './beta.errors';

const decide = (
  command: BetaApplicationCommand,
  state: BetaApplicationState,
): readonly BetaApplicationEvent[] => {
  const { accountId } = command;
  switch (command.type) {
    case 'SaveBetaDraft':
      return drafted(command, state, draftId(command, state));
    case 'SubmitBetaApplication': {
      const applicationId = draftId(command, state);
      if (!command.emailConfirmed) throw new BetaError('email_unconfirmed');
      return [
        ...drafted(command, state, applicationId),
        { type: 'BetaApplicationSubmitted', data: { accountId, applicationId } },
      ];
    }
    case 'WithdrawBetaApplication': {
      const { status, applicationId } = existing(state);
      if (status === 'withdrawn') return [];
      if (status !== 'submitted' && status !== 'in_review' && status !== 'waitlisted')
        throw new BetaError('not_open');
      return [{ type: 'BetaApplicationWithdrawn', data: { accountId, applicationId, endedAt: command.at } }];
    }
    case 'ForgetBetaApplicant':
      if (command.actor.kind !== 'process') throw new Unseen();
      if (state.status === 'none') return [];
      return [
        {
          type: 'BetaApplicantForgotten',
          data: { accountId, applicationIds: [...state.earlierIds, state.applicationId] },
        },
      ];
    case 'StartBetaReview': {
      const { status, applicationId } = existing(state);
      if (status === 'in_review') return [];
      if (status !== 'submitted') throw new BetaError('not_submitted');
      return [{ type: 'BetaReviewStarted', data: { accountId, applicationId } }];
    }
    case 'DecideBetaApplication': {
      const { decision, reason } = command;
      const { status, applicationId } = existing(state);
      if (status === decision) return [];
      if (status !== 'in_review' && status !== 'waitlisted') throw new BetaError('not_in_review');
      const data = { accountId, applicationId, reason };
      if (decision === 'waitlisted') return [{ type: 'BetaApplicationWaitlisted', data }];
      if (decision === 'rejected')
        return [{ type: 'BetaApplicationRejected', data: { ...data, endedAt: command.at } }];
      if (!command.spotHeld) throw new BetaError('no_spots_left');
      return [{ type: 'BetaApplicationApproved', data }];
    }
    default:
      return command satisfies never;
  }
};

type Written = Pick<Extract<BetaApplicationCommand, { type: 'SaveBetaDraft' }>, 'accountId' | 'details'>;

/** The application that may be written now: the draft there is, or a new one. */
const draftId = (
  { applicationId, at }: { readonly applicationId: string; readonly at: string },
  state: BetaApplicationState,
): string => {
  switch (state.status) {
    case 'none':
      return applicationId;
    case 'draft':
      return state.applicationId;
    case 'approved':
      throw new BetaError('already_approved');
    case 'rejected':
    case 'withdrawn': {
      const applyAgainAt = betaApplyAgainAt(state.endedAt ?? at);
      if (at < applyAgainAt) throw new BetaError('reapply_too_early', { applyAgainAt });
      return applicationId;
    }
    default:
      throw new BetaError('application_open');
  }
};

const drafted = (
  { accountId, details }: Written,
  state: BetaApplicationState,
  applicationId: string,
): readonly BetaApplicationEvent[] =>
  state.status === 'draft' && isDeepStrictEqual(state.details, details)
    ? []
    : [{ type: 'BetaApplicationDrafted', data: { accountId, applicationId, ...details } }];

const existing = (state: BetaApplicationState) => {
  if (state.status === 'none') throw new Unseen();
  return state;
};

export const betaApplicationDecider: Decider<
  BetaApplicationState,
  BetaApplicationCommand,
  BetaApplicationEvent
> = { initialState, decide, evolve };
/** The aggregate as the command runtime knows it: one stream per person. */
export const betaApplicationAggregate = {
  category: 'betaApplication',
  decider: betaApplicationDecider,
  subject: ({ accountId }: BetaApplicationCommand) => accountId,
} as const;
