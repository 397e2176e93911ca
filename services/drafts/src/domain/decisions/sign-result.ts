import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { inState } from '../draft.guards';

/** Once for each fact that completes or changes the result; whatever is signed already stays as it was signed. */
export const signDraftResult: Decision<'SignDraftResult'> = ({ actor, revision, signed }, state) => {
  const draft = inState(state, 'published');
  if (actor.kind !== 'process') refuse('process_only');
  if (draft.signed && draft.signed.revision >= revision) return [];
  return [{ type: 'DraftResultSigned', data: { draftId: draft.draftId, ...signed } }];
};
