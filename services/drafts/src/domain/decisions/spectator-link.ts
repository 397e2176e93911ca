import type { Decision } from '../draft.commands';
import { commissioned } from '../draft.guards';
import { untilPublished } from './order';

export const issueSpectatorLink: Decision<'IssueSpectatorLink'> = (command, state) => {
  const { draftId, spectatorLinks } = commissioned(command, state, ...untilPublished, 'published');
  return [{ type: 'SpectatorLinkIssued', data: { draftId, linkNo: spectatorLinks + 1 } }];
};
