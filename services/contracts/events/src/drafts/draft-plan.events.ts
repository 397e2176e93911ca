import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);
const plan = z.object({ draftId: id, teamId: id, playerIds: z.array(id) });

/** A team's private preparation: one stream per draft and team, read by that team's pickers and the pick clock only. */
export const draftQueueSaved = defineEvent('DraftQueueSaved', plan);
export const draftRankingSaved = defineEvent('DraftRankingSaved', plan);
export const doNotDraftSaved = defineEvent('DoNotDraftSaved', plan);

/** Every event of a `draftPlan-…` stream. */
export const draftPlanEvents = [draftQueueSaved, draftRankingSaved, doNotDraftSaved] as const;
export type DraftPlanEvent = EventOf<(typeof draftPlanEvents)[number]>;
