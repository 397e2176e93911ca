import { rosterOf } from '../board/board';
import type { Decision } from '../draft.commands';
import { commissioned } from '../draft.guards';

export const publishDraft: Decision<'PublishDraft'> = (command, state) => {
  const draft = commissioned(command, state, 'completed', 'published');
  if (draft.status === 'published') return [];
  const { draftId, leagueId, board } = draft;
  const all = board.layout.order.map((teamId) => ({ teamId, playerIds: [...rosterOf(board, teamId)] }));
  const rosters = all.filter(({ teamId }) => command.leagueTeamIds.includes(teamId));
  const unplaced = all.filter(({ teamId }) => !command.leagueTeamIds.includes(teamId));
  const data = { draftId, leagueId, rosters, ...(unplaced.length > 0 ? { unplaced } : {}) };
  return [{ type: 'DraftPublished', data }];
};
