import type { DraftEvent } from '@fieldhouse/events/drafts';
import { rosterOf } from '../board/board';
import type { DraftCommandOf } from '../draft.commands';
import { commissioned } from '../draft.guards';
import type { DraftState } from '../draft.state';

export const publishDraft = (
  command: DraftCommandOf<'PublishDraft'>,
  state: DraftState,
): readonly DraftEvent[] => {
  const draft = commissioned(command, state, 'completed', 'published');
  if (draft.status === 'published') return [];
  const { draftId, leagueId, board } = draft;
  const all = board.layout.order.map((teamId) => ({ teamId, playerIds: [...rosterOf(board, teamId)] }));
  const rosters = all.filter(({ teamId }) => command.leagueTeamIds.includes(teamId));
  const unplaced = all.filter(({ teamId }) => !command.leagueTeamIds.includes(teamId));
  const data = { draftId, leagueId, rosters, ...(unplaced.length > 0 ? { unplaced } : {}) };
  return [{ type: 'DraftPublished', data }];
};
