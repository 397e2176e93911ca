import type { codeBodies, CodesView } from '@fieldhouse/api-contract';
import { codeCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { readsOfLeague } from '../../../shared/api/reads';

export const codesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The discount codes of a league and who has used them. */
    codes: build.query<CodesView, string>({
      query: (leagueId) => `/leagues/${encodeURIComponent(leagueId)}/codes`,
      ...readsOfLeague('leaguePlaces'),
    }),
    ...commandEndpoints<typeof codeBodies>()(build, codeCommands, 'leaguePlaces'),
  }),
});
