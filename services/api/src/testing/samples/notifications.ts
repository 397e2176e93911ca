import { body, nothing, type Samples } from '../sample';

/** What people are told of: everybody has an inbox of their own. */
export const samples: Samples = {
  'GET /api/notifications': nothing,
  'POST /api/notifications/{notificationId}/read': () =>
    Promise.resolve({ params: { notificationId: 'mention:202611-none' } }),
  'POST /api/notifications/read': body({ upTo: '40' }),
};
