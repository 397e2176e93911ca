import { KEPT_PUSH, keptNames } from '../../../shared/lib/kept';
import { noticeSettingsApi } from '../api/notice-settings.api';
import {
  endpointHere,
  forgetHere,
  keptDevice,
  stopHere,
  turnOffHere,
  turnOnHere,
  type PushDispatch,
} from './push-device';

/**
 * Puts right what has changed since this browser was turned on: another subscription, key or session is told to the
 * service, and one that was removed elsewhere ends here. While nobody is signed in nothing reaches it; whose device it was
 * has it again once they are back, unless somebody else has come first.
 * @param accountId null: nobody is signed in
 */
export const keepPush = (dispatch: PushDispatch, accountId: string | null): Promise<void> =>
  oneTabAtATime(async () => {
    const owners = keptNames(KEPT_PUSH);
    for (const other of owners.filter((owner) => owner !== accountId))
      await (accountId === null ? stopHere() : forgetHere(other));
    if (accountId !== null && owners.includes(accountId)) await keepOwn(dispatch, accountId);
  });

const keepOwn = async (dispatch: PushDispatch, accountId: string): Promise<void> => {
  const kept = keptDevice(accountId).get();
  if (!kept) return;
  if (Notification.permission !== 'granted') return turnOffHere(dispatch, accountId);
  const asked = dispatch(
    noticeSettingsApi.endpoints.noticeSettings.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { pushKey, devices, awayDevices } = await asked.unwrap();
  const known = devices.find(({ deviceId }) => deviceId === kept.deviceId);
  if (!known && !awayDevices.includes(kept.deviceId)) return forgetHere(accountId);
  const isSame = (await endpointHere()) === kept.endpoint;
  if (!isSame || pushKey !== kept.pushKey || !known?.ofThisSession)
    await turnOnHere(dispatch, accountId, pushKey, kept.deviceId);
};

const oneTabAtATime = async (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? await navigator.locks.request('fieldhouse-push', task) : task();
