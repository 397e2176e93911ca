import { notificationBodies, notificationCommands } from '@fieldhouse/api-contract';
import { commandController, notFound } from '@fieldhouse/platform';

/** A kind and what it is about. */
const NOTIFICATION_ID = /^[a-zA-Z]{1,20}:[\w.-]{1,60}$/;

/** What somebody does with what they are told: always in their own inbox. */
export const NotificationController = commandController(
  'notifications',
  notificationCommands,
  notificationBodies,
  (request, { accountId }) => {
    if (request.type === 'ReadNotification' && !NOTIFICATION_ID.test(request.notificationId))
      throw notFound();
    return { aggregate: 'inbox', id: accountId, request };
  },
);
