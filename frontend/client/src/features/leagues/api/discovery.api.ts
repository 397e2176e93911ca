import type { OpenLeaguesPage, OpenLeagueView, PlacesFound } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { reads } from '../../../shared/api/reads';

/** Filters by the names that the service has for them; what is not asked is left out. */
export type LeagueFilters = Readonly<Record<string, string>>;

export const discoveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openLeagues: build.infiniteQuery<OpenLeaguesPage, LeagueFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/open-leagues',
        params: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam },
      }),
      ...reads<LeagueFilters, unknown>(['league', 'prospectus']),
    }),
    openLeague: build.query<OpenLeagueView, string>({
      query: (leagueId) => `/open-leagues/${encodeURIComponent(leagueId)}`,
      ...reads<string, OpenLeagueView>(['league', 'prospectus', 'leaguePlaces']),
    }),
    /** Those whose name begins so. */
    places: build.query<PlacesFound, string>({ query: (q) => ({ url: '/places', params: { q } }) }),
  }),
});
