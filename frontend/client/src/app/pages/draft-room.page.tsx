import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { DraftRoomPage as Room } from '../../features/drafts/draft-room/draft-room.page';
import { lazyPart } from '../../shared/ui/lazy-part';
import { RowsSkeleton } from '../../shared/ui/skeletons';

const parts = () => import('./draft-room/chat-parts');
const ChatTab = lazyPart(async () => (await parts()).chatTab(), {
  name: 'the chat of a draft',
  waiting: <RowsSkeleton height={44} />,
});
const UnreadBadge = lazyPart(async () => (await parts()).unreadBadge(), {
  name: 'the count of messages',
  instead: () => null,
});

/** The draft room, with its chat. */
export const DraftRoomPage = () => {
  const { leagueId = '' } = useParams();
  const chat = useMemo(() => {
    // As `draftChatId` has it, whose module is not of the room's first load.
    const chatId = `draft:${leagueId}`;
    return {
      panel: <ChatTab chatId={chatId} />,
      unread: <UnreadBadge chatId={chatId} />,
    };
  }, [leagueId]);
  return <Room chat={chat} />;
};
