import { notificationBodies, notificationCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';

/** What somebody does with what they are told: always in their own inbox. */
export const NotificationController = commandController(
  'notifications',
  notificationCommands,
  notificationBodies,
  (request, { accountId }) => ({ aggregate: 'inbox', id: accountId, request }),
);
