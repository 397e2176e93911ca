import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { PlayerPoolCommandOf, PoolLeague } from '../player-pool.commands';
import { evolvePlayerPool, type PlayerPoolState } from '../player-pool.state';
import { playerOf, requireSound, withdrawnFrom } from './players';

/** Rates several players, all or none. Who has the rating already is left alone; of two for one player the last holds. */
export const ratePlayers = (
  { leagueId, ratings }: PlayerPoolCommandOf<'RatePlayers'>,
  state: PlayerPoolState,
  league: PoolLeague,
): readonly PlayerPoolEvent[] =>
  [...new Map(ratings.map(({ playerId, rating }) => [playerId, rating]))].flatMap(
    ([playerId, rating]): PlayerPoolEvent[] => {
      const before = playerOf(state, playerId).details;
      const details = { ...before, rating };
      requireSound(details, league);
      return rating === before.rating
        ? []
        : [{ type: 'PlayerChanged', data: { leagueId, playerId, ...details, importId: null } }];
    },
  );

/** Withdraws several players, all or none, each from the groups that those before have left. */
export const withdrawPlayers = (
  { leagueId, playerIds, reason }: PlayerPoolCommandOf<'WithdrawPlayers'>,
  state: PlayerPoolState,
): readonly PlayerPoolEvent[] => {
  const events: PlayerPoolEvent[] = [];
  let now = state;
  for (const playerId of playerIds) {
    const next = withdrawnFrom(now, leagueId, playerId, reason);
    events.push(...next);
    now = next.reduce(evolvePlayerPool, now);
  }
  return events;
};
