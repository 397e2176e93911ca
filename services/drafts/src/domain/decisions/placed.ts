import type { DraftEvent } from '@fieldhouse/events/drafts';
import { roundOf } from '@fieldhouse/values';
import { isDeepStrictEqual } from 'node:util';
import { boardWith, picksOf } from '../board/board';
import { evolve } from '../draft.evolve';
import type { DraftState } from '../draft.state';
import { freeCaptains, placements } from '../board/placements';

type Placed = Omit<Extract<DraftEvent, { type: 'DraftPlacementsChanged' }>['data'], 'draftId'>;

/**
 * Completes a decision about teams or pool: in the lobby the captains' own cells follow, so that nobody keeps a cell
 * who captains no team any more, and nobody drafts another team's new captain.
 */
export const withPlacements = (draft: DraftState, events: readonly DraftEvent[]): readonly DraftEvent[] => {
  const after = events.reduce(evolve, draft);
  if (after.status !== 'lobby') return events;
  const { draftId, settings, teams, board } = after;
  const captains = [...freeCaptains(settings, teams, board.pool)];
  const extras = captains.map((captain) => ({ ...captain, cause: 'captain' as const }));
  const empty = boardWith(board.layout, board.pool, [], extras);
  const cells = (picks: ReturnType<typeof picksOf>): Placed['placements'] =>
    picks
      .map(({ pickNo, teamId, playerId, source }) => ({
        pickNo,
        round: roundOf(pickNo, board.layout.order.length),
        teamId,
        playerId,
        source: source === 'placement' ? ('placement' as const) : ('group' as const),
      }))
      .sort((a, b) => a.pickNo - b.pickNo);
  const placed = cells(placements(settings, teams, empty));
  const stands = isDeepStrictEqual(placed, cells(picksOf(board))) && isDeepStrictEqual(extras, board.extras);
  if (stands) return events;
  const data = { draftId, placements: placed, freeCaptains: captains };
  return [...events, { type: 'DraftPlacementsChanged', data }];
};
