import type { ManagedLeaguesView, ProspectusView, prospectusBodies } from '@fieldhouse/api-contract';
import { prospectusCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads, readsOfLeague } from '../../../shared/api/reads';

export const prospectusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedLeagues: build.query<ManagedLeaguesView, void>({
      query: () => '/managed-leagues',
      ...reads<void, ManagedLeaguesView>(
        ['league', 'prospectus'],
        (_, answer) => answer?.leagues.map(({ leagueId }) => leagueId) ?? [],
      ),
    }),
    prospectus: build.query<ProspectusView, string>({
      query: (leagueId) => `/leagues/${encodeURIComponent(leagueId)}/prospectus`,
      ...readsOfLeague('prospectus', 'leaguePlaces'),
    }),
    ...commandEndpoints<typeof prospectusBodies>()(build, prospectusCommands, 'prospectus'),
  }),
});
