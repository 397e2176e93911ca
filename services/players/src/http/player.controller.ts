import { playerBodies, playerCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';

/** What people say about themselves as players. */
export const PlayerController = commandController(
  'player',
  playerCommands,
  playerBodies,
  (asked, { accountId }) => ({
    aggregate: 'playerProfile',
    id: accountId,
    request: { ...asked, accountId },
  }),
);
