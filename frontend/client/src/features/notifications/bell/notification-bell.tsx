import { useState } from 'react';
import { NotificationsRounded } from '../../../shared/icons/notifications-rounded';
import { IconButton } from '../../../shared/ui/button';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { badgeOf } from './badge';
import './notifications.css';
import { useNotifications } from './use-notifications';

const NotificationList = lazyOverlay(
  async () => (await import('./notification-list')).NotificationList,
  'the notifications',
);

/** The bell, with how many are unread; it opens the newest. */
export const NotificationBell = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { notifications, unread, heard } = useNotifications();
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? `Notifications, ${badgeOf(unread)} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        className="bell"
        onPointerEnter={NotificationList.prepare}
        onFocus={NotificationList.prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotificationsRounded sx={{ fontSize: 20 }} />
        {unread > 0 && (
          <span aria-hidden className="bell-badge">
            {badgeOf(unread)}
          </span>
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {heard}
      </span>
      <NotificationList
        notifications={notifications}
        unread={unread}
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  );
};
