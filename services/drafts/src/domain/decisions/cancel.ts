import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { DraftCommandOf } from '../draft.commands';
import { commissioned, reasonOf } from '../draft.guards';
import type { DraftState } from '../draft.state';
import { untilPublished } from './order';

export const cancelDraft = (
  command: DraftCommandOf<'CancelDraft'>,
  state: DraftState,
): readonly DraftEvent[] => {
  const draft = commissioned(command, state, ...untilPublished, 'cancelled');
  const reason = reasonOf(command.reason);
  return draft.status === 'cancelled'
    ? []
    : [{ type: 'DraftCancelled', data: { draftId: draft.draftId, reason } }];
};

export const reopenDraft = (
  command: DraftCommandOf<'ReopenDraft'>,
  state: DraftState,
): readonly DraftEvent[] => {
  const draft = commissioned(command, state, 'cancelled', 'configuring');
  const reason = reasonOf(command.reason);
  return draft.status === 'configuring'
    ? []
    : [{ type: 'DraftReopened', data: { draftId: draft.draftId, reason } }];
};
