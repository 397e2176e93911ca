import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { allPlayers, playerPoolAggregate } from '../domain';

/** Whether an account is one of a league's players: the league's own stream does not know them. */
export const playsIn = async (
  store: AggregateStore,
  leagueId: string,
  accountId: string,
): Promise<boolean> => {
  const { state } = await store.load(playerPoolAggregate, leagueId);
  return allPlayers(state.players).some((player) => player.accountId === accountId);
};
