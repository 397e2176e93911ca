import { directChatNamed } from '@fieldhouse/api-contract/chat-id';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { chatApi } from '../../features/chat/api/chat.api';
import { Conversations } from '../../features/chat/direct/conversations';
import { NewMessageDialog } from '../../features/chat/direct/new-message-dialog';
import { ChatSkeleton } from '../../features/chat/tab/chat-skeleton';
import { ArrowBackRounded } from '../../shared/icons/arrow-back-rounded';
import { useMedia } from '../../shared/lib/use-media';
import { useSession } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { lazyPart } from '../../shared/ui/lazy-part';
import { PageHeader } from '../../shared/ui/page-header';

const ChatTab = lazyPart(async () => (await import('../../features/chat/tab/chat-tab')).ChatTab, {
  name: 'a conversation',
  waiting: <ChatSkeleton />,
});

/** `/messages`: one's conversations; `?with=` a chat or an account opens that one, beside them where there is room. */
export const MessagesPage = () => {
  const [params] = useSearchParams();
  const me = useSession().user?.id ?? '';
  const isPhone = useMedia('(max-width: 899.98px)');
  const [isNew, setIsNew] = useState(false);
  const chatId = directChatNamed(me, params.get('with') ?? '');
  // On a phone the list comes back with the focus where one was.
  const [last, setLast] = useState(chatId);
  if (chatId !== null && chatId !== last) setLast(chatId);
  const onNew = (): void => setIsNew(true);
  return (
    <>
      {isPhone && chatId !== null ? (
        <ConversationHeader key={chatId} chatId={chatId} />
      ) : (
        <PageHeader
          title="Messages"
          actions={
            <Button variant="filled" onClick={onNew}>
              New message
            </Button>
          }
        />
      )}
      <div className="messages-page">
        {(!isPhone || chatId === null) && (
          <div className="messages-list">
            <Conversations shown={chatId} focused={isPhone ? last : null} onNew={onNew} />
          </div>
        )}
        {chatId !== null && (
          <div className="messages-shown">
            <ChatTab key={chatId} chatId={chatId} />
          </div>
        )}
        {!isPhone && chatId === null && <NoneChosen />}
      </div>
      {isNew && <NewMessageDialog onClose={() => setIsNew(false)} />}
    </>
  );
};

/** Without any, the list says so. */
const NoneChosen = () => {
  const { data } = chatApi.useDirectChatsInfiniteQuery(undefined);
  const isNobody = data?.pages[0]?.chats.length === 0;
  return !isNobody && <p className="messages-none muted">Choose a conversation.</p>;
};

/** On a phone: with whom, and the way back to the others. */
const ConversationHeader = ({ chatId }: { readonly chatId: string }) => {
  const { currentData } = chatApi.useChatQuery(chatId);
  const back = useRef<HTMLAnchorElement>(null);
  // The link that led here has left.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <PageHeader
      title={currentData?.name ?? 'Messages'}
      mark={
        <Link ref={back} to="/messages" aria-label="All messages" className="icon-button">
          <ArrowBackRounded />
        </Link>
      }
    />
  );
};
