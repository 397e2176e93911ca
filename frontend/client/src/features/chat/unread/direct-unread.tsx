import { useMemo } from 'react';
import { chatApi } from '../api/chat.api';
import { UnreadCount } from './unread-badge';
import { useToldChats } from './use-told-chats';

/** How many messages of others to the person alone wait. */
export const DirectUnread = () => {
  useToldChats();
  const { data } = chatApi.useChatsQuery();
  const direct = useMemo(() => data?.chats.filter(({ kind }) => kind === 'direct') ?? [], [data]);
  const unread = direct.reduce((sum, one) => sum + one.unread, 0);
  return unread > 0 && <UnreadCount unread={unread} mentioned={0} />;
};
