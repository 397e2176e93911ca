import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { DRAFT_GROUP_SIZE } from '@fieldhouse/values';
import type { PlayerPoolCommandOf, RegisteredPlayer } from '../player-pool.commands';
import { PlayerPoolError } from '../player-pool.errors';
import { evolvePlayerPool, groupOf, type PlayerPoolState } from '../player-pool.state';
import { findPlayer } from '../players-by-id';
import { leftGroup, playerOf, playsAsAnother, standingOf, withdrawnFrom } from './players';

/**
 * Brings the pool into line with one registration: whoever is in is a player, linked to their account and with their
 * friends, unless the staff has forgotten them.
 */
export const followRegisteredPlayer = (
  { leagueId, registrationId: playerId, registered, at }: PlayerPoolCommandOf<'FollowRegistration'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  if (!registered || state.forgotten.has(playerId)) return [];
  const player = findPlayer(state.players, playerId);
  if (!registered.isIn) return player ? withdrawnFrom(state, leagueId, playerId, '') : [];
  const { details, accountId } = registered;
  const events: PlayerPoolEvent[] = [];
  if (!player)
    events.push({
      type: 'PlayerRegistered',
      data: { leagueId, playerId, ...details, registeredAt: at, importId: null },
    });
  else if (player.status === 'withdrawn')
    events.push({ type: 'PlayerReinstated', data: { leagueId, playerId } });
  const after = events.reduce(evolvePlayerPool, state);
  events.push(...followedAccount(after, leagueId, playerId, accountId));
  return [...events, ...grouped(after, leagueId, playerId, registered)];
};

/** Their account is linked, and let go of where it has become another player meanwhile. */
const followedAccount = (
  state: PlayerPoolState,
  leagueId: string,
  playerId: string,
  accountId: string,
): readonly PlayerPoolEvent[] => {
  const link = (to: string | null): readonly PlayerPoolEvent[] => [
    { type: 'PlayerAccountLinked', data: { leagueId, playerId, accountId: to } },
  ];
  if (standingOf(state, playerId, accountId) === 'free') return link(accountId);
  const before = playerOf(state, playerId).accountId;
  return before !== null && playsAsAnother(state, playerId, before) ? link(null) : [];
};

/**
 * Whoever is taken back is with the friends again with whom they registered.
 * @throws PlayerPoolError `account_linked` where their account has become another player meanwhile
 */
export const reinstatePlayer = (
  { leagueId, playerId, registered }: PlayerPoolCommandOf<'ReinstatePlayer'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  const { status, accountId } = playerOf(state, playerId);
  if (status === 'registered') return [];
  if (accountId !== null && playsAsAnother(state, playerId, accountId))
    throw new PlayerPoolError('account_linked');
  const reinstated: PlayerPoolEvent = { type: 'PlayerReinstated', data: { leagueId, playerId } };
  if (!registered?.isIn) return [reinstated];
  return [reinstated, ...grouped(evolvePlayerPool(state, reinstated), leagueId, playerId, registered)];
};

/** As many as a draft keeps together; a group that players of the pool made themselves is left alone. */
const grouped = (
  state: PlayerPoolState,
  leagueId: string,
  playerId: string,
  { group }: RegisteredPlayer,
): readonly PlayerPoolEvent[] => {
  const before = groupOf(state, playerId);
  // A group that came of registrations has the id of its founder's.
  if (before && !findPlayer(state.players, before.groupId)) return [];
  if (before && before.groupId !== group?.groupId) return leftGroup(state, leagueId, playerId);
  if (!group) return [];
  const { groupId } = group;
  const playerIds = group.playerIds
    .filter((id) => findPlayer(state.players, id)?.status === 'registered')
    .slice(0, DRAFT_GROUP_SIZE);
  const isSame =
    playerIds.length === before?.playerIds.length && playerIds.every((id) => before.playerIds.includes(id));
  if (playerIds.length < 2 || isSame || !playerIds.includes(playerId)) return [];
  return [{ type: 'GroupFormed', data: { leagueId, groupId, playerIds } }];
};
