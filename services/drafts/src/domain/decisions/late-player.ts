import { placeOf, rosterOf } from '../board/board';
import { withTiers } from '../board/tiers';
import type { Decision, DraftCommandOf } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissionedOrByProcess } from '../draft.guards';
import type { InRoom } from '../draft.state';

/**
 * The next team in order, of those that the league still has: the one with the fewest players; among equals the first in
 * the draft order.
 */
const nextTeam = ({ board }: InRoom, { leagueTeamIds }: DraftCommandOf<'AssignLatePlayer'>): string => {
  const [first, ...others] = board.layout.order
    .filter((teamId) => leagueTeamIds.includes(teamId))
    .map((teamId) => ({ teamId, size: rosterOf(board, teamId).length }));
  if (!first) return refuse('no_team_left');
  return others.reduce((best, team) => (team.size < best.size ? team : best), first).teamId;
};

/** A player who registered after the last pick goes to the next team in order (draft rule 6). */
export const assignLatePlayer: Decision<'AssignLatePlayer'> = (command, state) => {
  const draft = commissionedOrByProcess(command, state, 'completed', 'published');
  const { draftId, leagueId, board } = draft;
  const { playerId } = command.player;
  const known = board.pool.byId.get(playerId);
  const place = known ? placeOf(board, known) : null;
  if (board.extras.some((extra) => extra.cause === 'late' && extra.playerId === playerId)) return [];
  if (place) refuse('player_taken', place);
  const player = withTiers(
    [...board.pool.players, command.player],
    board.layout.order.length,
    draft.settings.rounds,
  ).find((ranked) => ranked.playerId === playerId);
  return player
    ? [{ type: 'LatePlayerAssigned', data: { draftId, leagueId, player, teamId: nextTeam(draft, command) } }]
    : [];
};
