import { PushNotifications } from '@capacitor/push-notifications';
import { report } from '../shared/lib/log';

/** Asks whether the person wants pushes and registers for them. All that comes is logged; the token goes nowhere. */
export const listenForPush = async (): Promise<void> => {
  await PushNotifications.addListener('registration', ({ value }) => report('push registration', value));
  await PushNotifications.addListener('registrationError', ({ error }) =>
    report('push registration error', error),
  );
  await PushNotifications.addListener('pushNotificationReceived', (notification) =>
    report('push received', notification),
  );
  await PushNotifications.addListener('pushNotificationActionPerformed', (action) =>
    report('push action performed', action),
  );
  const { receive } = await PushNotifications.requestPermissions();
  if (receive === 'granted') await PushNotifications.register();
  else report(`push permission: ${receive}`);
};
