import type { NotificationSent } from '@fieldhouse/api-contract';
import { useDispatch } from 'react-redux';
import { positionIn, rememberPosition, tagOf } from '../../../shared/api/positions';
import { useHeard } from '../../../shared/live/use-heard';
import { chatApi } from '../api/chat.api';

/** Chats are read again when somebody writes to the person alone: it may be one that nobody here knew of. */
export const useToldChats = (): void => {
  const dispatch = useDispatch();
  useHeard<NotificationSent>('notification', ({ notification: { kind, key } }) => {
    if (kind !== 'direct') return;
    rememberPosition('chatLog', positionIn(key));
    dispatch(chatApi.util.invalidateTags([tagOf('chatLog')]));
  });
};
