import type { ReplayView } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { readsOfLeague } from '../../../shared/api/reads';

/** Apart from the drafts' other questions: the room is fetched without it. */
export const replayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The draft as it stood after a revision; after the last one that its history tells by default. */
    draftReplay: build.query<ReplayView, { readonly leagueId: string; readonly at?: number }>({
      query: ({ leagueId, ...moment }) => ({
        url: `/leagues/${encodeURIComponent(leagueId)}/draft/replay`,
        params: moment,
      }),
      ...readsOfLeague('draft'),
    }),
  }),
});
