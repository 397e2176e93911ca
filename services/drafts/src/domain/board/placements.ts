import type { DraftSettings, DraftTeam } from '@fieldhouse/events/drafts';
import { roundOf } from '@fieldhouse/values';
import { type Board, type BoardPick, openCells, placeOf, withPick } from './board';
import { partnerCells, partnersOf } from './groups';
import type { Pool } from './pool';

/**
 * The cells that are filled before the start (draft rule 6, captains 'automatic'): each captain who is in the
 * pool takes the team's cell of the round equal to their tier (the last round for higher tiers); if that cell is
 * taken, the next free later one, else the nearest earlier one. Group partners who captain no team follow right after
 * their captain. Captains come first to last in draft order.
 */
export const placements = (
  settings: DraftSettings,
  teams: readonly DraftTeam[],
  empty: Board,
): readonly BoardPick[] => {
  if (settings.captains !== 'automatic') return [];
  const { order } = empty.layout;
  const captains = new Set(teams.map(({ captainPlayerId }) => captainPlayerId));
  const made: BoardPick[] = [];
  let board = empty;
  const place = (pick: BoardPick): void => {
    made.push(pick);
    board = withPick(board, pick);
  };
  for (const teamId of order) {
    const captainId = teams.find((team) => team.teamId === teamId)?.captainPlayerId;
    const captain = captainId ? board.pool.byId.get(captainId) : undefined;
    if (!captain || placeOf(board, captain) !== null) continue;
    const round = Math.min(captain.tier, settings.rounds);
    const free = openCells(board, teamId);
    const pickNo = free.find((cell) => roundOf(cell, order.length) >= round) ?? free.at(-1);
    if (pickNo === undefined) continue;
    const common = { teamId, madeIn: 0 };
    place({ ...common, pickNo, playerId: captain.playerId, source: 'placement', rating: captain.rating });
    const partners = partnersOf(board, captain).filter(({ playerId }) => !captains.has(playerId));
    for (const partner of partnerCells(board, teamId, pickNo, partners)) {
      const { playerId, rating } = partner.player;
      place({ ...common, pickNo: partner.pickNo, playerId, source: 'group', rating });
    }
  }
  return made;
};

/** Captains 'free': those in the pool are on their team from the start, without a cell, and nobody can draft them. */
export const freeCaptains = (
  settings: DraftSettings,
  teams: readonly DraftTeam[],
  pool: Pool,
): readonly { readonly teamId: string; readonly playerId: string }[] =>
  teams.flatMap(({ teamId, captainPlayerId: playerId }) =>
    settings.captains === 'free' && playerId !== null && pool.byId.has(playerId)
      ? [{ teamId, playerId }]
      : [],
  );
