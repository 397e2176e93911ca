import type { BetaStatus } from '@fieldhouse/api-contract';
import { betaStatusAfter, type BetaApplicationEvent } from '@fieldhouse/events/beta';
import type { BetaDetails } from './beta-application.commands';

/** The newest application of one person. */
export type BetaApplicationState =
  | { readonly status: 'none' }
  | {
      readonly status: BetaStatus;
      readonly applicationId: string;
      /** Those that came before it. */
      readonly earlierIds: readonly string[];
      readonly details: BetaDetails;
      /** Why it was decided so; null elsewhere. */
      readonly reason: string | null;
      /** When it was rejected or withdrawn, ISO-8601 UTC. */
      readonly endedAt: string | null;
    };

export const initialState: BetaApplicationState = { status: 'none' };

export const evolve = (state: BetaApplicationState, event: BetaApplicationEvent): BetaApplicationState => {
  if (event.type === 'BetaApplicationDrafted') {
    const { accountId: _, applicationId, ...details } = event.data;
    const earlierIds = earlierOf(state, applicationId);
    return { status: 'draft', applicationId, earlierIds, details, reason: null, endedAt: null };
  }
  if (state.status === 'none') return state;
  if (event.type === 'BetaApplicantForgotten') return initialState;
  const { type, data } = event;
  return {
    ...state,
    status: betaStatusAfter[type],
    reason: 'reason' in data ? data.reason : null,
    endedAt: 'endedAt' in data ? data.endedAt : null,
  };
};

const earlierOf = (state: BetaApplicationState, applicationId: string): readonly string[] => {
  if (state.status === 'none') return [];
  return state.applicationId === applicationId
    ? state.earlierIds
    : [...state.earlierIds, state.applicationId];
};
