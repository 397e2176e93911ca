import type { MaybeSignedResultView, ResultKeyView } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { readsOfLeague } from '../../../shared/api/reads';

/** Apart from the drafts' other questions: no page is fetched with it. */
export const signedResultApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signedResult: build.query<MaybeSignedResultView, string>({
      query: (leagueId) => `/leagues/${encodeURIComponent(leagueId)}/draft/signed-result`,
      ...readsOfLeague('draft'),
    }),
    /** Never another one. */
    resultKey: build.query<ResultKeyView, void>({ query: () => '/draft-result-key' }),
  }),
});
