import { deviceWords } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { KEPT_PUSH, keptOnDevice, type Kept } from '../../../shared/lib/kept';
import { randomId } from '../../../shared/lib/random-id';
import { SERVICE_WORKER } from '../../../shared/pwa/new-version';
import { noticeSettingsApi } from '../api/notice-settings.api';

const { addPushDevice, removePushDevice } = noticeSettingsApi.endpoints;
type ApiState = Parameters<ReturnType<typeof noticeSettingsApi.endpoints.noticeSettings.select>>[0];
export type PushDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** What this browser knows of being a device of an account. */
export type KeptDevice = {
  readonly deviceId: string;
  readonly endpoint: string;
  /** The product's key that it was made for. */
  readonly pushKey: string;
};
export const keptDevice = (accountId: string): Kept<KeptDevice> =>
  keptOnDevice<KeptDevice>(`${KEPT_PUSH}${accountId}`);

/** `install`: only once Fieldhouse is on the Home Screen, as on an iPhone. */
export const pushSupport = (): 'yes' | 'install' | 'no' => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes';
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac.
  const handheld = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return handheld ? 'install' : 'no';
};

/** Where this browser is told of something; null: nowhere. */
export const endpointHere = async (): Promise<string | null> => (await subscriptionHere())?.endpoint ?? null;

/** Nothing reaches this browser any more, whatever the service knows. */
export const stopHere = async (): Promise<void> => void (await (await subscriptionHere())?.unsubscribe());

/** As {@link stopHere}, for good: nothing is kept of its having been a device of the account. */
export const forgetHere = (accountId: string): Promise<void> => {
  keptDevice(accountId).set(null);
  return stopHere();
};

/**
 * Makes this browser a device of an account, which has allowed it.
 * @param pushKey the product's
 * @param deviceId of the device that it is already, with another subscription
 * @throws what the browser or the service says; then nothing reaches this browser
 */
export const turnOnHere = async (
  dispatch: PushDispatch,
  accountId: string,
  pushKey: string,
  deviceId = randomId(),
): Promise<void> => {
  const { endpoint, ...keys } = await subscribed(pushKey);
  const name = deviceWords(navigator.userAgent);
  const command = { deviceId, name, endpoint, ...keys, commandKey: randomId() };
  try {
    await dispatch(addPushDevice.initiate(command, { track: false })).unwrap();
  } catch (error) {
    await stopHere();
    throw error;
  }
  keptDevice(accountId).set({ deviceId, endpoint, pushKey });
};

/** This browser is a device of the account no more. @throws what the service says; nothing reaches this browser even so */
export const turnOffHere = async (dispatch: PushDispatch, accountId: string): Promise<void> => {
  const deviceId = keptDevice(accountId).get()?.deviceId;
  const forgotten = forgetHere(accountId);
  const removed =
    deviceId === undefined
      ? undefined
      : dispatch(removePushDevice.initiate({ deviceId, commandKey: randomId() }, { track: false })).unwrap();
  await Promise.all([forgotten, removed]);
};

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  if (pushSupport() !== 'yes') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const subscribed = async (pushKey: string) => {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // Made for another key, or for whoever was here before.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { keys } = made.toJSON();
  return { endpoint: made.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
};
