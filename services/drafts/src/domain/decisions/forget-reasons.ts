import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { existing } from '../draft.guards';

/** So many facts one event names at most. */
const namedAtOnce = 500;

/** Whoever keeps a copy of a reason is told which ones to take away: their author was erased. */
export const forgetDraftReasons: Decision<'ForgetDraftReasons'> = ({ actor, authorId, revisions }, state) => {
  const { draftId } = existing(state);
  if (actor.kind !== 'process') refuse('process_only');
  const parts = Math.ceil(revisions.length / namedAtOnce);
  return Array.from({ length: parts }, (_, part): DraftEvent => {
    const named = revisions.slice(part * namedAtOnce, (part + 1) * namedAtOnce);
    return { type: 'DraftReasonsForgotten', data: { draftId, authorId, revisions: named } };
  });
};
