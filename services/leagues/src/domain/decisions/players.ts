import type { PlayerDetails, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { OWN_COLUMNS } from '@fieldhouse/values';
import type { PlayerStanding } from '../league.commands';
import type { PlayerPoolCommand, PlayerPoolCommandOf, PoolLeague } from '../player-pool.commands';
import { PlayerPoolError } from '../player-pool.errors';
import { groupOf, type PlayerPoolState } from '../player-pool.state';
import { allPlayers, findPlayer, nameKeyOf, type PoolPlayer } from '../players-by-id';
import { sameDetails, withOwnColumns } from './match-imported';

/** @throws PlayerPoolError `player_unknown` */
export const playerOf = (state: PlayerPoolState, playerId: string): PoolPlayer => {
  const player = findPlayer(state.players, playerId);
  if (!player) throw new PlayerPoolError('player_unknown');
  return player;
};

export const registerPlayer = (
  command: PlayerPoolCommandOf<'RegisterPlayer'>,
  state: PlayerPoolState,
  league: PoolLeague,
): readonly PlayerPoolEvent[] => {
  const { leagueId, playerId, at } = command;
  const details = withoutEmpty(command.details);
  if (findPlayer(state.players, playerId)) return [];
  requireSound(details, league);
  requireOwnColumns(state, columnsOf(details));
  requireOnlyOne(state, playerId, details);
  return [
    { type: 'PlayerRegistered', data: { leagueId, playerId, ...details, registeredAt: at, importId: null } },
  ];
};

export const changePlayer = (
  command: PlayerPoolCommandOf<'ChangePlayer'>,
  state: PlayerPoolState,
  league: PoolLeague,
): readonly PlayerPoolEvent[] => {
  const { leagueId, playerId } = command;
  const details = withoutEmpty(command.details);
  if (sameDetails(playerOf(state, playerId).details, details)) return [];
  requireSound(details, league);
  requireOwnColumns(state, columnsOf(details));
  requireOnlyOne(state, playerId, details);
  return [{ type: 'PlayerChanged', data: { leagueId, playerId, ...details, importId: null } }];
};

/** Whoever withdraws leaves their group; a group of one is none. */
export const withdrawPlayer = (
  { leagueId, playerId, reason }: PlayerPoolCommandOf<'WithdrawPlayer'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => withdrawnFrom(state, leagueId, playerId, reason);

/** What becomes of a player who leaves the pool: nothing more if they had left before. */
export const withdrawnFrom = (
  state: PlayerPoolState,
  leagueId: string,
  playerId: string,
  reason: string,
): readonly PlayerPoolEvent[] => {
  if (playerOf(state, playerId).status === 'withdrawn') return [];
  return [
    { type: 'PlayerWithdrawn', data: { leagueId, playerId, reason } },
    ...leftGroup(state, leagueId, playerId),
  ];
};

/** What becomes of the group that somebody leaves: a group of one is none. */
export const leftGroup = (
  state: PlayerPoolState,
  leagueId: string,
  playerId: string,
): readonly PlayerPoolEvent[] => {
  const group = groupOf(state, playerId);
  if (!group) return [];
  const { groupId } = group;
  const playerIds = group.playerIds.filter((id) => id !== playerId);
  return playerIds.length > 1
    ? [{ type: 'GroupFormed', data: { leagueId, groupId, playerIds } }]
    : [{ type: 'GroupDissolved', data: { leagueId, groupId } }];
};

/** Whoever is forgotten has no account and has withdrawn too, so that all that follows either happens. */
export const forgetPlayer = (
  { leagueId, playerId, at }: PlayerPoolCommandOf<'ForgetPlayer'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => [
  ...unlinkedFrom(state, leagueId, playerId),
  ...withdrawnFrom(state, leagueId, playerId, ''),
  { type: 'PlayerForgotten', data: { leagueId, playerId, forgottenAt: at } },
];

export const addEvaluatorNote = (
  { leagueId, playerId, noteId, text }: PlayerPoolCommandOf<'AddEvaluatorNote'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  playerOf(state, playerId);
  return [{ type: 'EvaluatorNoteAdded', data: { leagueId, playerId, noteId, text } }];
};

/** An account is one registered player of a league at most. */
export const linkPlayerAccount = (
  { leagueId, playerId, accountId }: PlayerPoolCommandOf<'LinkPlayerAccount'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  const player = playerOf(state, playerId);
  if (player.accountId === accountId) return [];
  if (standingOf(state, playerId, accountId) === 'linked') throw new PlayerPoolError('account_linked');
  return [{ type: 'PlayerAccountLinked', data: { leagueId, playerId, accountId } }];
};

/** How a player stands to an account that is to be linked; with null, to whoever may come. */
export const standingOf = (
  state: PlayerPoolState,
  playerId: string,
  accountId: string | null,
): PlayerStanding => {
  const player = findPlayer(state.players, playerId);
  if (!player) return 'unknown';
  const other = accountId !== null && playsAsAnother(state, playerId, accountId);
  return player.accountId !== null || other ? 'linked' : 'free';
};

/**
 * Whether an account is registered as another player. Whoever has withdrawn keeps the link, so that what is known of them
 * goes with the account, and may come back as somebody new.
 */
export const playsAsAnother = (state: PlayerPoolState, playerId: string, accountId: string): boolean =>
  allPlayers(state.players).some(
    (one) => one.playerId !== playerId && one.accountId === accountId && one.status === 'registered',
  );

export const unlinkPlayerAccount = (
  { leagueId, playerId }: PlayerPoolCommandOf<'UnlinkPlayerAccount'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => unlinkedFrom(state, leagueId, playerId);

const unlinkedFrom = (
  state: PlayerPoolState,
  leagueId: string,
  playerId: string,
): readonly PlayerPoolEvent[] =>
  playerOf(state, playerId).accountId === null
    ? []
    : [{ type: 'PlayerAccountLinked', data: { leagueId, playerId, accountId: null } }];

/** The players that an account is: of those who are registered, at most one per league. */
export const isOwnPlayer = (player: PoolPlayer, { actor }: PlayerPoolCommand): boolean =>
  actor.kind === 'account' && player.accountId === actor.accountId;

/** @throws PlayerPoolError for positions that the sport does not have and ratings off the scale of 1 to 10 */
export const requireSound = ({ positions, rating }: PlayerDetails, league: PoolLeague): void => {
  const unknown = positions.find((position) => !league.positions.includes(position));
  if (unknown !== undefined) throw new PlayerPoolError('position_unknown', { position: unknown });
  if (rating !== null && !(rating >= 1 && rating <= 10))
    throw new PlayerPoolError('rating_out_of_range', { rating });
};

/** @throws PlayerPoolError for headings that are too long, or too many beside those that the pool has */
export const requireOwnColumns = (state: PlayerPoolState, columns: readonly string[]): void => {
  if (columns.length === 0) return;
  const long = columns.find((column) => column.length > OWN_COLUMNS.heading);
  if (long !== undefined)
    throw new PlayerPoolError('own_column_heading_too_long', {
      column: `${long.slice(0, 40)}…`,
      limit: OWN_COLUMNS.heading,
    });
  const known = allPlayers(state.players).flatMap(({ details }) => columnsOf(details));
  if (new Set([...known, ...columns]).size > OWN_COLUMNS.most)
    throw new PlayerPoolError('own_columns_too_many', { limit: OWN_COLUMNS.most });
};
const columnsOf = ({ ownColumns }: PlayerDetails): readonly string[] =>
  ownColumns.map(({ column }) => column);
const withoutEmpty = (details: PlayerDetails): PlayerDetails => ({
  ...details,
  ownColumns: withOwnColumns(details.ownColumns, []),
});

/**
 * What a player has stays theirs: who registers anew has the name of the player who they were.
 * @throws PlayerPoolError where what they did not have yet is another player's
 */
const requireOnlyOne = (state: PlayerPoolState, playerId: string, details: PlayerDetails): void => {
  const before = findPlayer(state.players, playerId)?.details;
  const others = allPlayers(state.players).filter((player) => player.playerId !== playerId);
  const { externalId, birthDate } = details;
  const id = externalId?.toLowerCase();
  const sameId =
    id !== undefined && id !== before?.externalId?.toLowerCase()
      ? others.find((other) => other.details.externalId?.toLowerCase() === id)
      : undefined;
  if (sameId) throw new PlayerPoolError('external_id_taken', { externalId, playerId: sameId.playerId });
  const name = nameKeyOf(details);
  const samePerson =
    birthDate !== null && !(before && nameKeyOf(before) === name)
      ? others.find((other) => nameKeyOf(other.details) === name)
      : undefined;
  if (samePerson) throw new PlayerPoolError('player_already_registered', { playerId: samePerson.playerId });
};
