import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { knownLeague, leagueAggregate, type KnownLeague } from '../domain';

/** A league as the log has it by now; null: there is none. */
export const loadLeague = async (store: AggregateStore, leagueId: string): Promise<KnownLeague | null> => {
  const { state } = await store.load(leagueAggregate, leagueId);
  return state.status === 'none' ? null : knownLeague(state);
};
