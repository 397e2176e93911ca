import { commandTable } from '../shared/command-table';

/** What somebody does with what they are told. */
export const notificationCommands = commandTable({
  base: '/notifications',
  commands: {
    ReadNotification: { at: 'POST /:notificationId/read', by: ['member'] },
    /** All there are at that moment; what comes meanwhile stays unread. */
    ReadNotifications: { at: 'POST /read', by: ['member'] },
  },
});
