import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissioned, saidIn } from '../draft.guards';
import { untilPublished } from './order';

export const cancelDraft: Decision<'CancelDraft'> = (command, state) => {
  const draft = commissioned(command, state, ...untilPublished, 'cancelled');
  const said = saidIn(command);
  return draft.status === 'cancelled'
    ? []
    : [{ type: 'DraftCancelled', data: { draftId: draft.draftId, ...said } }];
};

export const reopenDraft: Decision<'ReopenDraft'> = (command, state) => {
  const draft = commissioned(command, state, 'cancelled', 'configuring');
  const said = saidIn(command);
  if (draft.status === 'configuring') return [];
  if (command.cancelledBecause !== null) refuse('league_cancelled');
  return [{ type: 'DraftReopened', data: { draftId: draft.draftId, ...said } }];
};
