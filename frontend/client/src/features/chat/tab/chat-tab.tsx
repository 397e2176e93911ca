import { chatOwner } from '@fieldhouse/api-contract/chat-id';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isFailure } from '../../../shared/api/problem';
import { useObservable } from '../../../shared/live/use-observable';
import { useSession } from '../../../shared/session/use-session';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { chatApi } from '../api/chat.api';
import { KIND_WORDS } from '../model/kind-words';
import { ChatSkeleton } from './chat-skeleton';
import './chat.css';
import { OpenedChat } from './opened-chat';
import { createOpenChat, type ChatDispatch } from './open-chat';
import { useOutbox } from './use-outbox';

type ChatTabProps = { readonly chatId: string };

/** A chat, for the people of it. */
export const ChatTab = ({ chatId }: ChatTabProps) => {
  const accountId = useSession().user?.id ?? '';
  return <ChatOf key={`${accountId} ${chatId}`} accountId={accountId} chatId={chatId} />;
};

const ChatOf = ({ accountId, chatId }: ChatTabProps & { readonly accountId: string }) => {
  const dispatch = useDispatch<ChatDispatch>();
  const [open] = useState(() => createOpenChat(dispatch, accountId, chatId));
  const { currentData, error, refetch } = chatApi.useChatQuery(chatId, { refetchOnMountOrArgChange: true });
  const isEnded = useObservable(open.room.ended);
  useEffect(() => open.start(), [open]);
  useEffect(() => {
    if (currentData) open.keepView(currentData);
  }, [open, currentData]);
  useOutbox(open.outbox, chatId);
  const isClosed = isEnded || (isFailure(error) && error.status === 404);
  useEffect(() => {
    if (isClosed) open.forget();
  }, [open, isClosed]);

  if (isClosed) return <NoAccess chatId={chatId} />;
  const view = currentData ?? open.keptView;
  if (view) return <OpenedChat open={open} view={view} isFresh={currentData !== undefined} />;
  if (!error) return <ChatSkeleton />;
  return <ErrorBlock what="The chat could not be loaded" error={error} onRetry={() => void refetch()} />;
};

const NoAccess = ({ chatId }: ChatTabProps) => {
  const { title, text, back } = KIND_WORDS[chatOwner(chatId).kind].closed;
  return (
    <EmptyState
      title={title}
      action={
        back && (
          <ButtonLink to={back.to} variant="filled">
            {back.label}
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
};
