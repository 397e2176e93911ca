import type { BroadcastsView, broadcastBodies, ReceiptsView } from '@fieldhouse/api-contract';
import { broadcastCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { readsOfLeague } from '../../../shared/api/reads';

type OfMessage = { readonly leagueId: string; readonly broadcastId: string };
const messages = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}/broadcasts`;

export const broadcastsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the staff of a league has said to many, and how many a message would reach. */
    broadcasts: build.query<BroadcastsView, string>({
      query: messages,
      ...readsOfLeague('leagueBroadcasts'),
    }),
    /** Who has got a message, as it is now. */
    receipts: build.query<ReceiptsView, OfMessage>({
      query: ({ leagueId, broadcastId }) =>
        `${messages(leagueId)}/${encodeURIComponent(broadcastId)}/receipts`,
      ...readsOfLeague('leagueBroadcasts'),
    }),
    ...commandEndpoints<typeof broadcastBodies>()(build, broadcastCommands, 'leagueBroadcasts'),
  }),
});
