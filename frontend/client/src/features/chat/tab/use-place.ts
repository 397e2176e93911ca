import { channelNamed, channelsOf, type ChatChannel } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** As a notification leads to a message: its address is the chat's. */
type Led = { readonly message: string; readonly channel: ChatChannel };
const isLed = (state: unknown): state is Led =>
  typeof state === 'object' && state !== null && 'message' in state && 'channel' in state;

/** Where in a chat one is, as the address says it: its first channel, unless that names another one. */
export const usePlace = (chatId: string) => {
  const [params, setParams] = useSearchParams();
  const { key: visit, ...location } = useLocation();
  const state: unknown = location.state;
  const led = isLed(state) ? state : null;
  const [first = 'team'] = channelsOf(chatId);
  const go = useCallback(
    (channel: ChatChannel, message: string | null = null): void =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('channel');
          next.delete('message');
          if (channel !== first) next.set('channel', channel);
          if (message !== null) next.set('message', message);
          return next;
        },
        { replace: true },
      ),
    [first, setParams],
  );
  return {
    channel: channelNamed(chatId, params.get('channel') ?? led?.channel ?? '') ?? first,
    /** The message that somebody is led to; null: none. */
    target: params.get('message') ?? led?.message ?? null,
    /** Another one each time somebody is led somewhere, also to the same message. */
    visit,
    go,
  } as const;
};
