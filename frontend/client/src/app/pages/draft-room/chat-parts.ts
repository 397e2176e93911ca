import { withMui } from '../../../shared/theme/with-mui';

/** In a file of its own: what the chat consists of is not listed in the room's first load. */
export const chatTab = withMui(async () => (await import('../../../features/chat/tab/chat-tab')).ChatTab);
export const unreadBadge = async () =>
  (await import('../../../features/chat/unread/unread-badge')).UnreadBadge;
