import type { RoomView } from '@fieldhouse/api-contract';
import type { RoomFacts } from '../model/room-facts';
import type { Lists } from './unsaved-lists';

/** Who can be ranked and is not, as the rating list has them: the free players whom the team does not avoid. */
export const unrankedOf = (
  { players, takenBy }: Pick<RoomFacts, 'players' | 'takenBy'>,
  { ranking, doNotDraft }: Lists,
): readonly string[] => {
  const left = new Set([...ranking, ...doNotDraft]);
  return players.flatMap(({ playerId, withdrawn }) =>
    withdrawn || left.has(playerId) || takenBy.has(playerId) ? [] : [playerId],
  );
};

/**
 * What stands above a place of a ranking where a round begins, if every team drafted in this order: 'Round 2', or
 * 'After the last round' above those who would be left over.
 */
export const roundAbove = (
  { teams, settings }: Pick<RoomView, 'teams' | 'settings'>,
  index: number,
): string | null => {
  const round = index / Math.max(teams.length, 1);
  if (!Number.isInteger(round) || round > settings.rounds) return null;
  return round === settings.rounds ? 'After the last round' : `Round ${round + 1}`;
};
