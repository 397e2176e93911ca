import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { DRAFT_GROUP_SIZE } from '@fieldhouse/values';
import type { PlayerPoolCommandOf } from '../player-pool.commands';
import { PlayerPoolError } from '../player-pool.errors';
import { groupOf, playersOfGroup, type PlayerPoolState } from '../player-pool.state';
import { playerOf } from './players';

/**
 * Players who have all asked each other make a group; where one side is a pair already, the other joins it once both of
 * the pair have asked for them, so that nobody is put together with somebody whom they did not choose.
 */
export const requestGroup = (
  { leagueId, playerId, withPlayerId, groupId }: PlayerPoolCommandOf<'RequestGroup'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  if (playerId === withPlayerId) throw new PlayerPoolError('group_with_self');
  for (const id of [playerId, withPlayerId]) {
    if (playerOf(state, id).status === 'withdrawn')
      throw new PlayerPoolError('player_withdrawn', { playerId: id });
  }
  const mine = groupOf(state, playerId);
  const theirs = groupOf(state, withPlayerId);
  if (mine && mine.groupId === theirs?.groupId) return [];
  const [ours, others] = [mine?.playerIds ?? [playerId], theirs?.playerIds ?? [withPlayerId]];
  const playerIds = [...ours, ...others];
  if (playerIds.length > DRAFT_GROUP_SIZE)
    throw new PlayerPoolError('group_full', { size: DRAFT_GROUP_SIZE });
  const requests = [...state.requests, { from: playerId, to: withPlayerId }];
  const allAsk = (side: readonly string[], about: readonly string[]): boolean =>
    side.every((id) => requests.some(({ from, to }) => from === id && about.includes(to)));
  if (allAsk(ours, others) && allAsk(others, ours)) {
    const joined = mine?.groupId ?? theirs?.groupId ?? groupId;
    return [{ type: 'GroupFormed', data: { leagueId, groupId: joined, playerIds } }];
  }
  if (state.requests.some(({ from, to }) => from === playerId && to === withPlayerId)) return [];
  return [{ type: 'GroupRequested', data: { leagueId, fromPlayerId: playerId, toPlayerId: withPlayerId } }];
};

export const dissolveGroup = (
  { leagueId, groupId }: PlayerPoolCommandOf<'DissolveGroup'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  if (!playersOfGroup(state, groupId)) throw new PlayerPoolError('group_unknown');
  return [{ type: 'GroupDissolved', data: { leagueId, groupId } }];
};
