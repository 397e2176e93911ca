import { KEPT_PUSH, keptNames } from '../../shared/lib/kept';
import { pause } from '../../shared/lib/pause';

const ENDS_WITHIN_MS = 2_000;

type PushDevice = typeof import('../../features/notifications/push/push-device');

/**
 * Ends what this browser is told for an account, if it is: it must not show up for whoever comes to this device after
 * them. What is on its way may not keep anybody here.
 */
export const endPush = async (
  accountId: string,
  end: (device: PushDevice) => Promise<void>,
): Promise<void> => {
  if (!keptNames(KEPT_PUSH).includes(accountId)) return;
  const ended = import('../../features/notifications/push/push-device').then(end).catch(() => undefined);
  await Promise.race([ended, pause(ENDS_WITHIN_MS)]);
};
