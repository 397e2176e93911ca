import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { prospectusAggregate, type PlacesLeague } from '../domain';
import { loadLeague } from './known-league';

/** A league as its places decide by it, as the log has it by now; null: there is none. */
export const loadPlacesLeague = async (
  store: AggregateStore,
  leagueId: string,
): Promise<PlacesLeague | null> => {
  const [league, prospectus] = await Promise.all([
    loadLeague(store, leagueId),
    store.load(prospectusAggregate, leagueId),
  ]);
  if (!league) return null;
  const { waivers, cancelledBecause, ...said } = prospectus.state;
  return {
    ...league,
    ...said,
    cancelled: cancelledBecause !== null,
    waivers: waivers
      .filter(({ retired }) => !retired)
      .map(({ waiverId, version, waiver }) => ({ waiverId, version, required: waiver.required })),
  };
};
