import type {
  NotificationOver,
  NotificationSent,
  NotificationView,
  NotificationsView,
} from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { positionIn, rememberPosition, tagOf } from '../../../shared/api/positions';
import { report } from '../../../shared/lib/log';
import { useHeard } from '../../../shared/live/use-heard';
import { notificationsApi } from '../api/notifications.api';
import { useShown } from './use-shown';

/** As many as the service lists. */
const LISTED = 20;
const NONE: NotificationsView = { notifications: [], unread: 0, position: '' };

/** A list without what was told at a place, or without that alone which is over. */
export const withoutPlace = (view: NotificationsView, { place, id }: NotificationOver): NotificationsView => {
  const gone = view.notifications.filter((one) => one.place === place && (!id || one.id === id));
  if (gone.length === 0) return view;
  return {
    ...view,
    notifications: view.notifications.filter((one) => !gone.includes(one)),
    unread: view.unread - gone.filter(({ isRead }) => !isRead).length,
  };
};

/**
 * A list with one more, which may be there already, and takes the place of one that is. An older one may be heard after
 * a newer.
 */
export const withNewcomer = (
  view: NotificationsView,
  { notification }: NotificationSent,
): NotificationsView => {
  if (view.notifications.some(({ id }) => id === notification.id)) return view;
  const others = withoutPlace(view, { place: notification.place, id: null });
  return {
    ...others,
    notifications: [notification, ...others.notifications]
      .sort((a, b) => (a.key < b.key ? 1 : -1))
      .slice(0, LISTED),
    unread: others.unread + 1,
  };
};

/** Its words come when there is something to say; without their code it is in the list all the same. */
const inWords = async (notification: NotificationView): Promise<string> => {
  try {
    const { sentence, place } = (await import('./notification-words')).wordsOf(notification);
    return `${sentence} ${place}`;
  } catch {
    return '';
  }
};

/**
 * What the person is told of, also while it comes.
 * @returns the list, and the last that came, as it is said to who does not see it
 */
export const useNotifications = () => {
  const { data, error } = notificationsApi.useNotificationsQuery();
  const [heard, setHeard] = useState('');
  const change = useShown();
  const dispatch = useDispatch();
  useEffect(() => {
    if (error) report('notifications could not be loaded', error);
  }, [error]);
  useHeard<NotificationSent>('notification', (sent) => {
    void inWords(sent.notification).then(setHeard);
    // The list that is on its way, or is asked for next, has it as well.
    rememberPosition('inbox', positionIn(sent.notification.key));
    if (!change((view) => withNewcomer(view, sent)).changed)
      dispatch(notificationsApi.util.invalidateTags([tagOf('inbox')]));
  });
  useHeard<NotificationOver>('notification.over', (one) => void change((view) => withoutPlace(view, one)));
  return { ...(data ?? NONE), heard };
};
