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

/** On which ways somebody wants to be told of what, and when. */
export const noticeSettingsCommands = commandTable({
  base: '/notification-settings',
  commands: {
    /** For a team, or everywhere; `on` null takes back what was said. */
    SetNoticeChannel: { at: 'PUT /channels', by: ['member'] },
    /** How long before something starts; null: no reminder. */
    SetReminderLead: { at: 'PUT /reminders', by: ['member'] },
    SetQuietHours: { at: 'PUT /quiet-hours', by: ['member'] },
    /** The browser makes the id once and keeps it: a subscription that has changed takes the place of the one before. */
    AddPushDevice: { at: 'PUT /devices/:deviceId', by: ['member'] },
    RemovePushDevice: { at: 'DELETE /devices/:deviceId', by: ['member'] },
  },
});
