import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { DraftCommandOf } from '../draft.commands';
import { commissioned } from '../draft.guards';
import type { DraftState } from '../draft.state';
import { untilPublished } from './order';

export const issueSpectatorLink = (
  command: DraftCommandOf<'IssueSpectatorLink'>,
  state: DraftState,
): readonly DraftEvent[] => {
  const { draftId, spectatorLinks } = commissioned(command, state, ...untilPublished, 'published');
  return [{ type: 'SpectatorLinkIssued', data: { draftId, linkNo: spectatorLinks + 1 } }];
};
