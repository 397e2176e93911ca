import type { DraftEvent, DraftPlanEvent } from '@fieldhouse/events/drafts';
import type { AggregateType } from '@fieldhouse/kernel';
import { type DraftPlanState, draftPlanDecider } from './plan/draft-plan.decider';
import type { DraftCommand, DraftPlanCommand } from './draft.commands';
import { draftDecider } from './draft.decider';
import type { DraftState } from './draft.state';

/** Streams `draft-<draftId>`. */
export const draftAggregate: AggregateType<DraftState, DraftCommand, DraftEvent> = {
  category: 'draft',
  decider: draftDecider,
  /** A reason is its author's, also where nothing comes of it. */
  subject: (command) =>
    'reason' in command && command.actor.kind === 'account' ? command.actor.accountId : undefined,
};

/** Streams `draftPlan-<draftPlanIdOf(draftId, teamId)>`. */
export const draftPlanAggregate: AggregateType<DraftPlanState, DraftPlanCommand, DraftPlanEvent> = {
  category: 'draftPlan',
  decider: draftPlanDecider,
};

export * from './draft.commands';
export { DraftError, type DraftErrorCode } from './draft.errors';
export { existing, isCommissioner } from './draft.guards';
export { DraftPlanError, type DraftPlanErrorCode } from './plan/draft-plan.decider';
export { type DraftState, hasBoard } from './draft.state';
export type { Illegal } from './legality/legality';
export { legalityReport } from './legality/legality-report';
export { isInRunningDraft, isOutsider, isPickerOf, mayActFor } from './draft.access';
export {
  type DependentOnTeams,
  type ReadinessItem,
  dependsOnTeams,
  isBeforeStart,
  readiness,
} from './readiness';
export { resultOf } from './board/result';
export { remindersOfTurn } from './clock/turn-reminders';
export type { PoolCandidate } from './board/tiers';
