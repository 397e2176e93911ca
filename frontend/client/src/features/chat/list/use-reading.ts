import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { randomId } from '../../../shared/lib/random-id';
import { useObservable } from '../../../shared/live/use-observable';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';

type ApiState = Parameters<ReturnType<typeof chatApi.endpoints.chat.select>>[0];

const AT_MOST_EVERY_MS = 1_500;

/** Tells, while the newest is in sight of somebody, up to where they have read of those whom they see; never back. */
export const useReading = (isAtEnd: boolean): void => {
  const { view, channel, channelView, store } = useChat();
  const { items } = useObservable(store);
  const { chatId, me } = view;
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const [readChannel] = chatApi.useReadChannelMutation();
  const told = useRef({ key: channelView.readKey ?? '', at: 0 });
  const newest = items.findLast(
    (item) => item.kind === 'message' && ![me.accountId, ...me.hidden].includes(item.authorId),
  )?.key;

  useEffect(() => {
    if (!isAtEnd || newest === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || newest <= told.current.key) return;
      const before = told.current.key;
      told.current = { key: newest, at: Date.now() };
      const answer = await readChannel({ chatId, channel, key: newest, commandKey: randomId() });
      if (answer.error) {
        // Said again with the next message, or when the person comes back.
        if (told.current.key === newest) told.current = { ...told.current, key: before };
        return;
      }
      dispatch(
        chatApi.util.updateQueryData('chat', chatId, (shown) => ({
          ...shown,
          channels: shown.channels.map((one) =>
            one.channel === channel ? { ...one, unread: 0, mentioned: 0, readKey: newest } : one,
          ),
        })),
      );
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void tell(), Math.max(0, told.current.at + AT_MOST_EVERY_MS - Date.now()));
    };
    soon();
    document.addEventListener('visibilitychange', soon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [isAtEnd, newest, chatId, channel, readChannel, dispatch]);
};
