import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ForumRounded } from '../../../shared/icons/forum-rounded';
import { whenAtRest } from '../../../shared/lib/at-rest';
import { lazyPart } from '../../../shared/ui/lazy-part';

// What waits is asked for once the page is there: it is not what one has come for.
const DirectUnread = lazyPart(async () => (await import('./direct-unread')).DirectUnread, {
  name: 'the count of messages',
  instead: () => null,
});

/** Leads to the person's messages, with how many wait. */
export const MessagesLink = () => {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setIsAtRest(true)), []);
  return (
    <Link to="/messages" className="icon-button messages-link">
      <ForumRounded sx={{ fontSize: 20 }} />
      <span className="sr-only">Messages</span>
      {isAtRest && <DirectUnread />}
    </Link>
  );
};
