import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import { dissolveGroup, requestGroup } from './decisions/groups';
import { finishPoolImport, importPlayers, startPoolImport } from './decisions/imports';
import { ratePlayers, withdrawPlayers } from './decisions/many-players';
import { followRegisteredPlayer, reinstatePlayer } from './decisions/registered-players';
import {
  addEvaluatorNote,
  changePlayer,
  forgetPlayer,
  isOwnPlayer,
  linkPlayerAccount,
  registerPlayer,
  unlinkPlayerAccount,
  withdrawPlayer,
} from './decisions/players';
import type { PlayerPoolCommand, PoolLeague } from './player-pool.commands';
import { PlayerPoolError } from './player-pool.errors';
import {
  evolvePlayerPool,
  initialPlayerPool,
  playersOfGroup,
  type PlayerPoolState,
} from './player-pool.state';
import { allPlayers, findPlayer } from './players-by-id';

const decide = (command: PlayerPoolCommand, state: PlayerPoolState): readonly PlayerPoolEvent[] => {
  const league = authorised(command, state);
  switch (command.type) {
    case 'RegisterPlayer':
      return registerPlayer(command, state, league);
    case 'ChangePlayer':
      return changePlayer(command, state, league);
    case 'WithdrawPlayer':
      return withdrawPlayer(command, state);
    case 'RatePlayers':
      return ratePlayers(command, state, league);
    case 'WithdrawPlayers':
      return withdrawPlayers(command, state);
    case 'ReinstatePlayer':
      return reinstatePlayer(command, state);
    case 'ForgetPlayer':
      return forgetPlayer(command, state);
    case 'AddEvaluatorNote':
      return addEvaluatorNote(command, state);
    case 'LinkPlayerAccount':
      return linkPlayerAccount(command, state);
    case 'UnlinkPlayerAccount':
      return unlinkPlayerAccount(command, state);
    case 'RequestGroup':
      return requestGroup(command, state);
    case 'DissolveGroup':
      return dissolveGroup(command, state);
    case 'StartPoolImport':
      return startPoolImport(command, state);
    case 'ImportPlayers':
      return importPlayers(command, state, league);
    case 'FinishPoolImport':
      return finishPoolImport(command, state);
    case 'FollowRegistration':
      if (command.actor.kind !== 'process') throw new PlayerPoolError('not_league_staff');
      return followRegisteredPlayer(command, state);
    default:
      return command satisfies never;
  }
};

/** Processes, the league's members and its players. */
const sees = (command: PlayerPoolCommand, state: PlayerPoolState): boolean => {
  const { actor, league } = command;
  if (!league || actor.kind === 'process') return league !== null;
  return (
    actor.kind === 'account' &&
    (league.memberAccountIds.includes(actor.accountId) ||
      allPlayers(state.players).some((player) => isOwnPlayer(player, command)))
  );
};

/**
 * Staff may do everything but link an account, which its person agrees to first. A player's own account may ask for and
 * leave groups and let go of the player, for that player only.
 * @throws PlayerPoolError `not_your_player`, `not_league_staff`; Unseen without a league
 */
const authorised = (command: PlayerPoolCommand, state: PlayerPoolState): PoolLeague => {
  const { actor, league } = command;
  if (!league) throw new Unseen();
  if (actor.kind === 'process') return league;
  const staff = actor.kind === 'account' && league.staffIds.includes(actor.accountId);
  if (staff && command.type !== 'LinkPlayerAccount') return league;
  if (!OWN.includes(command.type)) throw new PlayerPoolError('not_league_staff');
  const forPlayers =
    'playerId' in command
      ? [command.playerId]
      : 'groupId' in command
        ? (playersOfGroup(state, command.groupId) ?? [])
        : [];
  const own = forPlayers.some((playerId) => {
    const player = findPlayer(state.players, playerId);
    return player !== undefined && isOwnPlayer(player, command);
  });
  if (!own) throw new PlayerPoolError('not_your_player');
  return league;
};

/** What a player's own account may do. */
const OWN: readonly PlayerPoolCommand['type'][] = ['RequestGroup', 'DissolveGroup', 'UnlinkPlayerAccount'];

export const playerPoolDecider: Decider<PlayerPoolState, PlayerPoolCommand, PlayerPoolEvent> = {
  initialState: initialPlayerPool,
  sees,
  decide,
  evolve: evolvePlayerPool,
};
/** The players whom a command of clients is about. */
const playersIn = (command: PlayerPoolCommand): readonly string[] => {
  if ('playerId' in command) return [command.playerId];
  if ('playerIds' in command) return command.playerIds;
  return 'ratings' in command ? command.ratings.map(({ playerId }) => playerId) : [];
};

/** The aggregate as the command runtime knows it. */
export const playerPoolAggregate = {
  category: 'playerPool',
  decider: playerPoolDecider,
  subject: playersIn,
} as const;
