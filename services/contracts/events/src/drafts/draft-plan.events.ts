import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);
const plan = z.object({ draftId: id, teamId: id, playerIds: z.array(id) });

/**
 * Every event of a `draftPlan-…` stream: a team's private preparation, read by that team's pickers and the pick clock
 * only.
 */
export const draftPlanEvents = [
  defineEvent('DraftQueueSaved', plan),
  defineEvent('DraftRankingSaved', plan),
  defineEvent('DoNotDraftSaved', plan),
] as const;
export type DraftPlanEvent = EventOf<(typeof draftPlanEvents)[number]>;
