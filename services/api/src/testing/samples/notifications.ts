import { body, nothing, type Samples } from '../sample';

/** What people are told of, and how: everybody has an inbox and settings of their own. */
export const samples: Samples = {
  'GET /api/notifications': nothing,
  'POST /api/notifications/{notificationId}/read': () =>
    Promise.resolve({ params: { notificationId: 'mention:202611-none' } }),
  'POST /api/notifications/read': body({ upTo: '40' }),
  'GET /api/notifications/deliveries': nothing,
  'GET /api/notifications/{notificationId}/why': () =>
    Promise.resolve({ params: { notificationId: 'mention:202611-none' } }),
  'GET /api/notification-settings': nothing,
  'PUT /api/notification-settings/channels': body({
    kind: 'mention',
    channel: 'email',
    teamId: null,
    on: false,
  }),
  'PUT /api/notification-settings/quiet-hours': body({
    quiet: { from: '22:00', to: '08:00', zone: 'America/Chicago' },
  }),
  'PUT /api/notification-settings/devices/{deviceId}': () =>
    Promise.resolve({
      params: { deviceId: 'device-of-the-sample' },
      body: {
        name: 'Chrome on Android',
        endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
  'DELETE /api/notification-settings/devices/{deviceId}': () =>
    Promise.resolve({ params: { deviceId: 'device-of-the-sample' } }),
};
