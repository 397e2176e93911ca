import type { DirectChatsView } from '@fieldhouse/api-contract';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { keptOnDevice } from '../../../shared/lib/kept';
import { chatPath } from '../../../shared/lib/chat-path';
import { useSession } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { Person } from '../../../shared/ui/person';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { chatApi } from '../api/chat.api';
import { saidIn } from '../model/text';
import { shortTimeOf } from '../model/words';
import { UnreadCount } from '../unread/unread-badge';
import './direct.css';

type Conversation = DirectChatsView['chats'][number];
type ConversationsProps = {
  /** The one that is open; null: none. */
  readonly shown: string | null;
  /** The one that has the focus when the list comes. */
  readonly focused: string | null;
  /** Begins a new one. */
  readonly onNew: () => void;
};

/** With whom the person has talked, the last one first; without a connection as it was last seen on this device. */
export const Conversations = ({ shown, focused, onNew }: ConversationsProps) => {
  const me = useSession().user?.id ?? '';
  const kept = useMemo(() => keptOnDevice<readonly Conversation[]>(`direct-chats ${me}`), [me]);
  const query = chatApi.useDirectChatsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const first = data?.pages[0]?.chats;
  useEffect(() => {
    if (first) kept.set(first);
  }, [kept, first]);
  const before = useMemo(() => kept.get(), [kept]);
  const chats = data?.pages.flatMap((page) => page.chats) ?? before;

  if (!chats && !error) return <RowsSkeleton rows={6} height={64} />;
  if (!chats)
    return (
      <ErrorBlock what="Your messages could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (chats.length === 0)
    return (
      <EmptyState
        title="No messages yet"
        action={
          <Button variant="filled" onClick={onNew}>
            Write to somebody
          </Button>
        }
      >
        Here you talk with one person of your teams and leagues, and nobody else reads it.
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="Conversations" className="conversations">
        {chats.map((one) => (
          <li key={one.chatId}>
            <ConversationLink
              conversation={one}
              me={me}
              isShown={one.chatId === shown}
              isFocused={one.chatId === focused}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </>
  );
};

type ConversationLinkProps = {
  readonly conversation: Conversation;
  readonly me: string;
  readonly isShown: boolean;
  readonly isFocused: boolean;
};

const ConversationLink = ({ conversation, me, isShown, isFocused }: ConversationLinkProps) => {
  const { chatId, other, unread, blocked, last } = conversation;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  const nameOf = (id: string): string => (id === me ? 'you' : other.name);
  const words =
    last && (last.text === null ? 'This message isn’t shown anymore' : saidIn({ ...last }, nameOf));
  const note = last?.authorId === me ? `You: ${words ?? ''}` : words;
  return (
    <Link
      ref={link}
      to={chatPath(chatId)}
      aria-current={isShown ? 'page' : undefined}
      className={`conversation${unread > 0 ? ' conversation-new' : ''}`}
    >
      <Person name={other.name} note={blocked ? 'Blocked' : note} />
      <span className="conversation-end">
        {last && <time dateTime={last.at}>{shortTimeOf(last.at)}</time>}
        {unread > 0 && <UnreadCount unread={unread} mentioned={0} />}
      </span>
    </Link>
  );
};
