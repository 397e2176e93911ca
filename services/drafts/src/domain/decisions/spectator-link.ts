import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { DraftCommandOf } from '../draft.commands';
import { commissioned } from '../draft.guards';
import type { DraftState } from '../draft.state';

export const issueSpectatorLink = (
  command: DraftCommandOf<'IssueSpectatorLink'>,
  state: DraftState,
): readonly DraftEvent[] => {
  const { draftId, spectatorLinks } = commissioned(
    command,
    state,
    ...([
      'configuring',
      'order_committed',
      'order_locked',
      'lobby',
      'live',
      'paused',
      'completed',
      'published',
    ] as const),
  );
  return [{ type: 'SpectatorLinkIssued', data: { draftId, linkNo: spectatorLinks + 1 } }];
};
