import type { ChatsView } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import { useFollowed } from '../../../shared/api/use-followed';
import { chatPath } from '../../../shared/lib/chat-path';
import { count } from '../../../shared/lib/words';
import { chatApi } from '../api/chat.api';
import { unreadWords } from './unread-words';
import './unread.css';

type UnreadBadgeProps = { readonly chatId: string };

const useUnread = ({ chatId }: UnreadBadgeProps) => {
  // Of what was not followed by then, more may have come.
  const { data } = chatApi.useChatsQuery(undefined, { refetchOnMountOrArgChange: true });
  useFollowed('chatLog', chatId);
  const chat = data?.chats.find((one) => one.chatId === chatId);
  return chat && chat.unread > 0 ? chat : null;
};

/** How many messages of a chat wait; nothing where none does. */
export const UnreadBadge = (props: UnreadBadgeProps) => {
  const chat = useUnread(props);
  return chat && <UnreadCount {...chat} />;
};

/** As {@link UnreadBadge}, and leads to the chat. */
export const UnreadLink = (props: UnreadBadgeProps) => {
  const chat = useUnread(props);
  return (
    chat && (
      <Link to={chatPath(props.chatId)} className="link">
        <UnreadCount {...chat} />
      </Link>
    )
  );
};

/** How many messages wait, and how many of them mention the person. */
export const UnreadCount = ({
  unread,
  mentioned,
}: Pick<ChatsView['chats'][number], 'unread' | 'mentioned'>) => {
  const words = mentioned > 0 ? `, ${count(mentioned, 'mention')} of you` : '';
  return (
    <span className={`unread${mentioned > 0 ? ' unread-mentioned' : ''}`}>
      {mentioned > 0 && <span aria-hidden>@</span>}
      {unreadWords(unread)}
      <span className="sr-only">{` unread ${unread === 1 ? 'message' : 'messages'}${words}`}</span>
    </span>
  );
};
