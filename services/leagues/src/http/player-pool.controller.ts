import { playerPoolBodies, playerPoolCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import type { PlayerPoolRequest } from '../application/player-pool.handler';

/** A league's players, one by one or several at once. */
export const PlayerPoolController = commandController(
  'player pool',
  playerPoolCommands,
  playerPoolBodies,
  ({ leagueId, ...request }: PlayerPoolRequest & { readonly leagueId: string }) => ({
    aggregate: 'playerPool',
    id: leagueId,
    request,
  }),
);
