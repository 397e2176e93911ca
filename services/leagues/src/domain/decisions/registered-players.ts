import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { DRAFT_GROUP_SIZE } from '@fieldhouse/values';
import type { PlayerPoolCommandOf, RegisteredPlayer } from '../player-pool.commands';
import { PlayerPoolError } from '../player-pool.errors';
import { evolvePlayerPool, groupOf, type PlayerPoolState } from '../player-pool.state';
import { allPlayers, findPlayer, nameKeyOf } from '../players-by-id';
import { leftGroup, playerOf, playsAsAnother, standingOf, withdrawnFrom } from './players';

/**
 * Brings the pool into line with one registration: whoever is in is a player, once, linked to their account and with
 * their friends, unless the staff has forgotten them.
 */
export const followRegisteredPlayer = (
  command: PlayerPoolCommandOf<'FollowRegistration'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  const { leagueId, registrationId: playerId, registered, at } = command;
  if (!registered || state.forgotten.has(playerId)) return [];
  const player = findPlayer(state.players, playerId);
  if (!registered.isIn) return player ? withdrawnFrom(state, leagueId, playerId, '') : [];
  const { details, accountId } = registered;
  const events: PlayerPoolEvent[] = [];
  let now = state;
  const add = (next: readonly PlayerPoolEvent[]): void => {
    events.push(...next);
    now = next.reduce(evolvePlayerPool, now);
  };
  if (!player)
    add([
      {
        type: 'PlayerRegistered',
        data: { leagueId, playerId, ...details, registeredAt: at, importId: null },
      },
    ]);
  else if (player.status === 'withdrawn') add([{ type: 'PlayerReinstated', data: { leagueId, playerId } }]);
  if (player?.status !== 'registered') add(listedReplaced(now, command, registered));
  add(followedAccount(now, leagueId, playerId, accountId));
  add(grouped(now, leagueId, playerId, registered));
  return events;
};

/**
 * Whom the staff had in the pool before they registered leaves it, and hands over the group, unless they registered with
 * one. It is the same person by the account, or else by name and birth date, where one alone is called so and has no
 * account. Nothing else is handed over: a name does not prove who somebody is.
 */
const listedReplaced = (
  state: PlayerPoolState,
  { leagueId, registrationId: playerId, keptIds }: PlayerPoolCommandOf<'FollowRegistration'>,
  { accountId, details, group }: RegisteredPlayer,
): readonly PlayerPoolEvent[] => {
  const others = allPlayers(state.players).filter(
    (one) => one.playerId !== playerId && one.status === 'registered',
  );
  const namesakes = others.filter(
    (one) =>
      details.birthDate !== null && one.accountId === null && nameKeyOf(one.details) === nameKeyOf(details),
  );
  const listed =
    others.find((one) => one.accountId === accountId) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
  if (!listed || keptIds.includes(listed.playerId)) return [];
  const friends = group ? undefined : groupOf(state, listed.playerId);
  const handedOver: readonly PlayerPoolEvent[] = friends
    ? [
        {
          type: 'GroupFormed',
          data: {
            leagueId,
            groupId: friends.groupId,
            playerIds: friends.playerIds.map((id) => (id === listed.playerId ? playerId : id)),
          },
        },
      ]
    : [];
  const after = handedOver.reduce(evolvePlayerPool, state);
  return [...handedOver, ...withdrawnFrom(after, leagueId, listed.playerId, 'Registered with the league')];
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
