import type { NoticeSettingsEvent } from '@fieldhouse/events/notifications';
import { PUSH_DEVICES_AT_MOST } from '@fieldhouse/values';
import { isDeepStrictEqual } from 'node:util';
import type { NoticeSettingsCommandOf } from './notice-settings.commands';
import { NoticeSettingsError } from './notice-settings.errors';
import type { PushDevice } from './notice-settings.state';

type Decided = readonly NoticeSettingsEvent[];
type Devices = readonly PushDevice[];

/** A browser has one place: a new id of it, or one device too many, takes that of another. */
export const addPushDevice = (
  command: NoticeSettingsCommandOf<'AddPushDevice'>,
  devices: Devices,
): Decided => {
  const { accountId, deviceId, name, endpoint, p256dh, auth, sessionId } = command;
  if (!command.accepted) throw new NoticeSettingsError('endpoint_refused');
  const subscription = { endpoint, p256dh, auth };
  if (devices.some((one) => isDeepStrictEqual(one, { deviceId, name, subscription, sessionId }))) return [];
  const others = devices.filter((one) => one.deviceId !== deviceId);
  const same = others.filter((one) => one.subscription.endpoint === endpoint);
  const different = others.filter((one) => !same.includes(one));
  const tooMany = different.slice(0, Math.max(0, different.length - PUSH_DEVICES_AT_MOST + 1));
  return [
    ...[...same, ...tooMany].map((one) => removed(accountId, one.deviceId, 'full')),
    {
      type: 'PushDeviceAdded',
      data: {
        ...{ accountId, deviceId, name, subscription: JSON.stringify(subscription), addedAt: command.at },
        ...(sessionId !== null && { sessionId }),
      },
    },
  ];
};

export const removePushDevice = (
  { accountId, deviceId }: NoticeSettingsCommandOf<'RemovePushDevice'>,
  devices: Devices,
): Decided =>
  devices.some((one) => one.deviceId === deviceId) ? [removed(accountId, deviceId, 'asked')] : [];

/** Unless the browser has got another subscription meanwhile. */
export const dropPushDevice = (
  { accountId, deviceId, endpoint }: NoticeSettingsCommandOf<'DropPushDevice'>,
  devices: Devices,
): Decided =>
  devices.some((one) => one.deviceId === deviceId && one.subscription.endpoint === endpoint)
    ? [removed(accountId, deviceId, 'gone')]
    : [];

/** Unless they were added anew in another session. */
export const signOutPushDevices = (
  { accountId, sessionIds }: NoticeSettingsCommandOf<'SignOutPushDevices'>,
  devices: Devices,
): Decided =>
  devices
    .filter(({ sessionId }) => sessionId !== null && sessionIds.includes(sessionId))
    .map(({ deviceId }) => removed(accountId, deviceId, 'signed_out'));

const removed = (
  accountId: string,
  deviceId: string,
  why: 'asked' | 'gone' | 'full' | 'signed_out',
): NoticeSettingsEvent => ({ type: 'PushDeviceRemoved', data: { accountId, deviceId, why } });
