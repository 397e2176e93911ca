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
export { draftDecider } from './draft.decider';
export { existing, isCommissioner } from './draft.guards';
export {
  type DraftPlanState,
  DraftPlanError,
  type DraftPlanErrorCode,
  draftPlanDecider,
} from './plan/draft-plan.decider';
export {
  type DraftState,
  type DraftStatus,
  type InRoom,
  type StateIn,
  type Turn,
  hasBoard,
} from './draft.state';
export { type Illegal, type Judge, type Room, legalityOf, warningOf } from './legality/legality';
export { type LegalityReport, legalityReport } from './legality/legality-report';
export { isInRunningDraft, isOutsider, isPickerOf, mayActFor, teamOfPicker } from './draft.access';
export { type Need, needsOf } from './legality/needs';
export { type ReadinessItem, isBeforeStart, readiness } from './readiness';
export { type OrderInputs, type OrderProof, orderProof } from './order/draft-order-proof';
export { autoModeSeconds, clockPresets, graceSeconds, resumeMinimumSeconds } from './clock/clock';
export { remindersOfTurn } from './clock/turn-reminders';
export { rosterOf } from './board/board';
export { type PoolCandidate, withTiers } from './board/tiers';
export { draftCommandTable, draftPlanCommandTable } from './draft.table';
