import type { TeamView } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isFailure } from '../../../shared/api/problem';
import { useObservable } from '../../../shared/live/use-observable';
import { useSession } from '../../../shared/session/use-session';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { chatApi } from '../api/chat.api';
import { ChatSkeleton } from './chat-skeleton';
import './chat.css';
import { OpenedChat } from './opened-chat';
import { createOpenChat, type ChatDispatch } from './open-chat';
import { useOutbox } from './use-outbox';

/** The chat of a team, for its members. */
export const ChatTab = ({ team }: { readonly team: TeamView }) => {
  const accountId = useSession().user?.id ?? '';
  return <ChatOf key={`${accountId} ${team.teamId}`} accountId={accountId} team={team} />;
};

const ChatOf = ({ accountId, team }: { readonly accountId: string; readonly team: TeamView }) => {
  const { teamId: chatId } = team;
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

  if (isClosed) return <NoAccess />;
  const view = currentData ?? open.keptView;
  if (view) return <OpenedChat open={open} team={team} view={view} isFresh={currentData !== undefined} />;
  if (!error) return <ChatSkeleton />;
  return <ErrorBlock what="The chat could not be loaded" error={error} onRetry={() => void refetch()} />;
};

const NoAccess = () => (
  <EmptyState
    title="You no longer have access to this chat"
    action={
      <ButtonLink to="/teams" variant="filled">
        Back to My Teams
      </ButtonLink>
    }
  >
    Only people on the team can read it. Ask its captain if that was a mistake.
  </EmptyState>
);
