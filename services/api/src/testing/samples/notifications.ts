import type { NotificationsView } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import { MailingLists } from '@fieldhouse/notifications';
import { createTeam, joinTeam, postMessage } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { body, nothing, type Make, type ProperRequest, type Samples } from '../sample';

const onDevice = { params: { deviceId: randomUUID() } };
/** With the link of somebody's mails: whoever has it is not asked who they are. */
const byLink =
  (more: ProperRequest = {}): Make =>
  ({ app }) => {
    const { pageUrl } = app.nest.get(MailingLists).of('draft', randomUUID());
    const token = new URL(pageUrl).searchParams.get('token') ?? '';
    return Promise.resolve({ ...more, params: { token } });
  };

/** Of a mention in a team that is new for each caller. */
const mentioned: Make = async ({ app, people }, role) => {
  const caller = role === 'visitor' || role === 'spectator' ? people.player : people[role];
  const writer = caller === people.captain ? people.player : people.captain;
  const teamId = await createTeam(app, writer);
  await joinTeam(app, teamId, writer, caller);
  const id = `mention:${await postMessage(app, teamId, writer, `<@${caller.accountId}> hello`)}`;
  await until('they are told', async () => {
    const { body: told } = await app.send<NotificationsView>('GET', '/notifications', caller);
    return told.notifications.some((one) => one.id === id);
  });
  return { params: { notificationId: id } };
};

/** What people are told of, and how: everybody has an inbox and settings of their own. */
export const samples: Samples = {
  'GET /api/notifications': nothing,
  'POST /api/notifications/{notificationId}/read': () =>
    Promise.resolve({ params: { notificationId: 'mention:202611-none' } }),
  'POST /api/notifications/read': body({ upTo: '40' }),
  'GET /api/notifications/deliveries': nothing,
  'GET /api/notifications/{notificationId}/why': mentioned,
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
  'PUT /api/notification-settings/reminders': body({ kind: 'draftReminder', minutes: 180 }),
  // An address of the product's own, which takes no push: pushes leave no machine in a test.
  'PUT /api/notification-settings/devices/{deviceId}': ({ app }) => ({
    ...onDevice,
    body: {
      name: 'Chrome on Android',
      endpoint: `${app.url}/api/contact`,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }),
  'POST /api/notification-settings/devices/{deviceId}/test': () => onDevice,
  'DELETE /api/notification-settings/devices/{deviceId}': () => onDevice,
  'GET /api/unsubscribe/{token}': byLink(),
  'POST /api/unsubscribe/{token}': byLink(),
  'PUT /api/unsubscribe/{token}': byLink({ body: { on: false } }),
};
