import type { Decision } from '../draft.commands';
import { commissioned, reasonOf } from '../draft.guards';
import { untilPublished } from './order';

export const cancelDraft: Decision<'CancelDraft'> = (command, state) => {
  const draft = commissioned(command, state, ...untilPublished, 'cancelled');
  const reason = reasonOf(command.reason);
  return draft.status === 'cancelled'
    ? []
    : [{ type: 'DraftCancelled', data: { draftId: draft.draftId, reason } }];
};

export const reopenDraft: Decision<'ReopenDraft'> = (command, state) => {
  const draft = commissioned(command, state, 'cancelled', 'configuring');
  const reason = reasonOf(command.reason);
  return draft.status === 'configuring'
    ? []
    : [{ type: 'DraftReopened', data: { draftId: draft.draftId, reason } }];
};
