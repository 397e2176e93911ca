import type { DraftEvent } from '@fieldhouse/events/drafts';
import { placeOf, rosterOf } from '../board/board';
import type {
  AssignLatePlayer,
  CancelDraft,
  IssueSpectatorLink,
  PublishDraft,
  ReopenDraft,
} from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissioned, commissionedOrByProcess, reasonOf } from '../draft.guards';
import type { DraftState, InRoom } from '../draft.state';
import { withTiers } from '../board/tiers';

/** The next team in order: the one with the fewest players; among equals the first in the draft order. */
const nextTeam = ({ board }: InRoom): string =>
  board.layout.order
    .map((teamId) => ({ teamId, size: rosterOf(board, teamId).length }))
    .reduce((best, team) => (team.size < best.size ? team : best)).teamId;

/** A player who registered after the last pick goes to the next team in order (draft rule 6). */
export const assignLatePlayer = (command: AssignLatePlayer, state: DraftState): readonly DraftEvent[] => {
  const draft = commissionedOrByProcess(command, state, 'completed', 'published');
  const { draftId, leagueId, board } = draft;
  const { playerId } = command.player;
  const known = board.pool.byId.get(playerId);
  const place = known ? placeOf(board, known) : null;
  if (board.extras.some((extra) => extra.cause === 'late' && extra.playerId === playerId)) return [];
  if (place) refuse('player_taken', place);
  const others = board.pool.players.filter((player) => player.playerId !== playerId);
  const player = withTiers([...others, command.player], board.layout.order.length).find(
    (ranked) => ranked.playerId === playerId,
  );
  return player
    ? [{ type: 'LatePlayerAssigned', data: { draftId, leagueId, player, teamId: nextTeam(draft) } }]
    : [];
};

export const publishDraft = (command: PublishDraft, state: DraftState): readonly DraftEvent[] => {
  const draft = commissioned(command, state, 'completed', 'published');
  if (draft.status === 'published') return [];
  const { draftId, leagueId, board } = draft;
  const all = board.layout.order.map((teamId) => ({ teamId, playerIds: [...rosterOf(board, teamId)] }));
  const rosters = all.filter(({ teamId }) => command.leagueTeamIds.includes(teamId));
  const unplaced = all.filter(({ teamId }) => !command.leagueTeamIds.includes(teamId));
  const data = { draftId, leagueId, rosters, ...(unplaced.length > 0 ? { unplaced } : {}) };
  return [{ type: 'DraftPublished', data }];
};

export const cancelDraft = (command: CancelDraft, state: DraftState): readonly DraftEvent[] => {
  const draft = commissioned(
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
      'cancelled',
    ] as const),
  );
  const reason = reasonOf(command.reason);
  return draft.status === 'cancelled'
    ? []
    : [{ type: 'DraftCancelled', data: { draftId: draft.draftId, reason } }];
};

export const reopenDraft = (command: ReopenDraft, state: DraftState): readonly DraftEvent[] => {
  const draft = commissioned(command, state, 'cancelled', 'configuring');
  const reason = reasonOf(command.reason);
  return draft.status === 'configuring'
    ? []
    : [{ type: 'DraftReopened', data: { draftId: draft.draftId, reason } }];
};

export const issueSpectatorLink = (command: IssueSpectatorLink, state: DraftState): readonly DraftEvent[] => {
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
