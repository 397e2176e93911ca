import type { NoticeSettingsEvent } from '@fieldhouse/events/notifications';
import type { NoticeChoice } from '@fieldhouse/values';
import type { NoticeSettingsCommandOf } from './notice-settings.commands';

export const accountId = 'a1';
export const at = '2026-11-23T10:00:00.000Z';
export const me = { accountId, actor: { kind: 'account', accountId }, at } as const;

type Said = Pick<NoticeChoice, 'kind' | 'channel' | 'teamId'>;
export const set = (
  said: Said,
  on: boolean | null,
  by: 'settings' | 'unsubscribe' = 'settings',
): NoticeSettingsEvent => ({ type: 'NoticeChannelSet', data: { accountId, ...said, on, by } });

const keys = { p256dh: 'p256dh-of-the-browser', auth: 'auth-of-the-browser' };
export const endpointOf = (id: string): string => `https://fcm.googleapis.com/fcm/send/${id}`;
export const addDevice = (
  deviceId: string,
  endpoint = endpointOf(deviceId),
  sessionId: string | null = null,
): NoticeSettingsCommandOf<'AddPushDevice'> => ({
  ...me,
  type: 'AddPushDevice',
  deviceId,
  name: 'Chrome on Android',
  endpoint,
  ...keys,
  sessionId,
  accepted: true,
});
export const added = (
  deviceId: string,
  endpoint = endpointOf(deviceId),
  sessionId?: string,
): NoticeSettingsEvent => ({
  type: 'PushDeviceAdded',
  data: {
    accountId,
    deviceId,
    name: 'Chrome on Android',
    subscription: JSON.stringify({ endpoint, ...keys }),
    addedAt: at,
    ...(sessionId !== undefined && { sessionId }),
  },
});
export const removed = (
  deviceId: string,
  why: 'asked' | 'gone' | 'full' | 'signed_out',
): NoticeSettingsEvent => ({
  type: 'PushDeviceRemoved',
  data: { accountId, deviceId, why },
});
