import { broadcastBodies, broadcastCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import type { BroadcastAsked } from '../domain';

/** What the staff of a league says to many at once. */
export const BroadcastController = commandController(
  'leagues',
  broadcastCommands,
  broadcastBodies,
  ({ leagueId, ...request }: BroadcastAsked & { readonly leagueId: string }) => ({
    aggregate: 'leagueBroadcasts',
    id: leagueId,
    request,
  }),
);
