import type { NoticeSettingsView, PushDeviceView, QuietHours } from '@fieldhouse/api-contract';
import { useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { isFailure } from '../../../shared/api/problem';
import { useSession } from '../../../shared/session/use-session';
import { useToast } from '../../../shared/ui/toasts';
import { randomId } from '../../../shared/lib/random-id';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { keptDevice, pushSupport, turnOffHere, turnOnHere, type PushDispatch } from './push-device';

/** Whether this browser is told of something, and what the person can do about it. */
export type PushHere =
  | { readonly state: 'unsupported' | 'install' | 'denied' | 'off' }
  | { readonly state: 'on'; readonly device: PushDeviceView };

export const usePushHere = ({ devices, pushKey }: NoticeSettingsView) => {
  const accountId = useSession().user?.id ?? '';
  const dispatch = useDispatch<PushDispatch>();
  const toast = useToast();
  const permission = usePermission();
  const [setQuietHours] = noticeSettingsApi.useSetQuietHoursMutation();
  const [busy, setBusy] = useState(false);
  const deviceId = keptDevice(accountId).get()?.deviceId;
  const act = async (what: () => Promise<unknown>, title: string, otherwise: string): Promise<void> => {
    setBusy(true);
    try {
      await what();
    } catch (error) {
      if (isFailure(error)) toast.failed(title, error);
      else toast.warn(title, otherwise);
    }
    setBusy(false);
  };
  return {
    here: hereOf(
      permission,
      devices.find((one) => one.deviceId === deviceId),
    ),
    busy,
    /** @param quiet quiet hours that are set with it; null: as they are */
    turnOn: async (quiet: QuietHours | null) => {
      let isOn = false;
      await act(
        async () => {
          // It asks only for what was pressed just now.
          if ((await Notification.requestPermission()) !== 'granted') return;
          await turnOnHere(dispatch, accountId, pushKey);
          isOn = true;
        },
        'Push was not turned on',
        'The push service of your browser did not answer. Try again in a moment.',
      );
      if (!isOn || !quiet) return;
      await act(
        () => setQuietHours({ quiet, commandKey: randomId() }).unwrap(),
        'Quiet hours were not saved',
        'Set them above.',
      );
    },
    turnOff: () =>
      act(
        () => turnOffHere(dispatch, accountId),
        'The device is still in the list',
        'Try again in a moment.',
      ),
  } as const;
};

const hereOf = (permission: NotificationPermission | null, device: PushDeviceView | undefined): PushHere => {
  const support = pushSupport();
  if (support !== 'yes') return { state: support === 'install' ? 'install' : 'unsupported' };
  if (permission === 'denied') return { state: 'denied' };
  return device && permission === 'granted' ? { state: 'on', device } : { state: 'off' };
};

/** What the browser allows; it can be changed there while the page is open. */
const usePermission = (): NotificationPermission | null =>
  useSyncExternalStore(listenForReturn, () => ('Notification' in window ? Notification.permission : null));

const listenForReturn = (listener: () => void): (() => void) => {
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};
