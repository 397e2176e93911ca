import type { NotificationSent } from '@fieldhouse/api-contract';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { rememberPosition, tagOf } from '../../../shared/api/positions';
import { openConnection } from '../../../shared/live/open-connection';
import { chatApi } from '../api/chat.api';

/** A key begins with the position of its fact. */
const POSITION_DIGITS = 20;

/** Chats are read again when somebody writes to the person alone: it may be one that nobody here knew of. */
export const useToldChats = (): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    let ended = false;
    let end = (): void => {
      ended = true;
    };
    const arrived = ({ notification: { kind, key } }: NotificationSent): void => {
      if (kind !== 'direct') return;
      rememberPosition('chatLog', key.slice(0, POSITION_DIGITS));
      dispatch(chatApi.util.invalidateTags([tagOf('chatLog')]));
    };
    openConnection().then(
      (connection) => {
        if (!ended) end = connection.on('notification', arrived);
      },
      // Without its code it is as it was read.
      () => undefined,
    );
    return () => end();
  }, [dispatch]);
};
