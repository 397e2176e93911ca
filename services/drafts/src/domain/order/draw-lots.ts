import { participantsHashOf, shuffled } from './draft-order-proof';

export type LotAssignment = { readonly teamId: string; readonly playerId: string };

/**
 * Players left after the last round go to teams by lot, at most one to a team (draft rule 6). The draw uses
 * the byte stream of the order proof, so that it can be recomputed from the seed in the event: the sorted teams are
 * shuffled with "seed|draftId|hash of teams|hash of players", and the sorted players take them in turn.
 * @param seed 64 hexadecimal digits
 */
export const assignByLot = (
  draftId: string,
  seed: string,
  teamIds: readonly string[],
  playerIds: readonly string[],
): readonly LotAssignment[] => {
  const teams = shuffled(
    teamIds,
    `${seed}|${draftId}|${participantsHashOf(teamIds)}|${participantsHashOf(playerIds)}`,
  );
  return [...playerIds].sort().flatMap((playerId, place) => {
    const teamId = teams[place];
    return teamId === undefined ? [] : [{ teamId, playerId }];
  });
};
