import type { NotificationView } from '@fieldhouse/api-contract';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { initialsOf } from '../../../shared/lib/words';
import { Avatar } from '../../../shared/ui/avatar';
import { Button } from '../../../shared/ui/button';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { shortTime, wordsOf } from './notification-words';
import { useReading } from './use-reading';

const WhyDialog = lazyOverlay(
  async () => (await import('../sent/why-dialog')).WhyDialog,
  'why one is told of something',
);

type NotificationListProps = {
  readonly notifications: readonly NotificationView[];
  readonly unread: number;
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** The newest, below the bell. */
export const NotificationList = ({ notifications, unread, open, anchor, onClose }: NotificationListProps) => {
  const { read, readAll } = useReading();
  const [asked, setAsked] = useState<string | null>(null);
  const [newest] = notifications;
  return (
    <>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Notifications',
            className: 'notifications',
            sx: { border: 1, borderColor: 'hairline', borderRadius: 1.5 },
          },
        }}
      >
        <div className="notifications-head">
          <h2>Notifications</h2>
          {newest && unread > 0 && (
            <Button variant="text" size="small" onClick={() => readAll(newest.key)}>
              Mark all read
            </Button>
          )}
        </div>
        {newest ? (
          <ul className="notifications-rows">
            {notifications.map((one) => (
              <Row
                key={one.id}
                notification={one}
                onOpen={() => {
                  if (!one.isRead) read(one.id);
                  onClose();
                }}
                onWhy={() => {
                  setAsked(one.id);
                  onClose();
                }}
              />
            ))}
          </ul>
        ) : (
          <p className="notifications-none">No notifications yet</p>
        )}
        <div className="notifications-foot">
          <Link to="/player-profile?tab=notifications" className="link" onClick={onClose}>
            See all
          </Link>
        </div>
      </Popover>
      {asked !== null && <WhyDialog open notificationId={asked} onClose={() => setAsked(null)} />}
    </>
  );
};

type RowProps = {
  readonly notification: NotificationView;
  readonly onOpen: () => void;
  readonly onWhy: () => void;
};

const Row = ({ notification, onOpen, onWhy }: RowProps) => {
  const { name, teamName, isRead, createdAt, message, draft, registration, broadcast, payment } =
    notification;
  const { sentence, place, to } = wordsOf(notification);
  // What nobody brought about is the team's; a draft, a registration and what a league says are the
  // league's, and money is whose it is to become.
  const whose = notification.by === null ? teamName : (name ?? 'Someone');
  const league = draft ?? registration ?? broadcast;
  const [firstName = '', ...rest] = (league?.leagueName ?? payment?.payeeName ?? whose).split(' ');
  return (
    <li className="notification-row">
      <Link
        to={to}
        state={message ? { message: message.messageId, channel: message.channel } : undefined}
        className="notification"
        data-read={isRead}
        onClick={onOpen}
      >
        <Avatar initials={initialsOf({ firstName, lastName: rest.at(-1) ?? '', email: '' })} />
        <span className="notification-words">
          <span className="notification-sentence">{sentence}</span>{' '}
          <span className="notification-place">{place}</span>{' '}
          <time dateTime={createdAt}>{shortTime(createdAt)}</time>
        </span>
        {!isRead && <span className="notification-dot" role="img" aria-label="Unread" />}
      </Link>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Why? ${sentence} ${place}`}
        onPointerEnter={WhyDialog.prepare}
        onFocus={WhyDialog.prepare}
        onClick={onWhy}
      >
        Why?
      </Button>
    </li>
  );
};
