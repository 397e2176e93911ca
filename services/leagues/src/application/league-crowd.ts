import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { LeagueCrowd } from '@fieldhouse/values';
import {
  activeOf,
  allPlayers,
  leaguePlacesAggregate,
  playerPoolAggregate,
  type CreatedLeague,
} from '../domain';

/** Everybody in a league as the log has them by now; whom a cancelled league had until then too. */
export const crowdOf = async (
  store: AggregateStore,
  leagueId: string,
  { staff, teams }: CreatedLeague,
): Promise<LeagueCrowd> => {
  const [pool, places] = await Promise.all([
    store.load(playerPoolAggregate, leagueId),
    store.load(leaguePlacesAggregate, leagueId),
  ]);
  const players = allPlayers(pool.state.players).filter(({ status }) => status === 'registered');
  const registered = activeOf({ ...places.state, closed: false });
  return {
    ...{ staff, teams },
    playerIds: players.flatMap((player) => player.accountId ?? []),
    registrantIds: registered.map((one) => one.answererId),
  };
};
