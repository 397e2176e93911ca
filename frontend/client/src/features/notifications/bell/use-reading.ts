import type { NotificationsView } from '@fieldhouse/api-contract';
import { useCommand, type Outcome } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { notificationsApi } from '../api/notifications.api';
import { useShown } from './use-shown';

type Reading = {
  readonly read: (id: string) => void;
  /** @param upTo key of the newest that is shown */
  readonly readAll: (upTo: string) => void;
};

/** Marks what was read at once, and takes it back when it could not be said. */
export const useReading = (): Reading => {
  const change = useShown();
  const one = useCommand(notificationsApi.useReadNotificationMutation()[0]);
  const all = useCommand(notificationsApi.useReadNotificationsMutation()[0]);
  const toasts = useToast();
  const shown = (isRead: (id: string, key: string) => boolean, said: Promise<Outcome<unknown>>): void => {
    const { undo } = change((view) => marked(view, isRead));
    void said.then((outcome) => {
      if (outcome.ok) return;
      undo();
      toasts.failed('Not marked as read', outcome.failure);
    });
  };
  return {
    read: (id) => shown((other) => other === id, one.run({ notificationId: id })),
    readAll: (upTo) => shown((_, key) => key <= upTo, all.run({ upTo })),
  };
};

const marked = (view: NotificationsView, isRead: (id: string, key: string) => boolean): NotificationsView => {
  const notifications = view.notifications.map((one) =>
    isRead(one.id, one.key) ? { ...one, isRead: true } : one,
  );
  const before = view.notifications.filter((one) => !one.isRead).length;
  const now = notifications.filter((one) => !one.isRead).length;
  // Of older ones that are not listed, all are read when all that are listed are.
  return { ...view, notifications, unread: now === 0 && before > 1 ? 0 : view.unread - (before - now) };
};
