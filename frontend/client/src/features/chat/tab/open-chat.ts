import {
  channelsOf,
  type ChatChannel,
  type ChatItemView,
  type ChatMessagesView,
  type ChatView,
} from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { keptOnDevice } from '../../../shared/lib/kept';
import { tabConnection } from '../../../shared/live/connection';
import { tagOf } from '../../../shared/api/positions';
import { chatApi } from '../api/chat.api';
import { createChannelStore, type ChannelStore, type Place } from '../live/channel-store';
import { createChatRoom } from '../live/chat-room';
import { createOutbox } from '../live/outbox';

type ApiState = Parameters<ReturnType<typeof chatApi.endpoints.chat.select>>[0];
export type ChatDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
type KeptChat = {
  readonly view: ChatView;
  readonly items: Readonly<Partial<Record<ChatChannel, readonly ChatItemView[]>>>;
};

const KEPT_ITEMS = 50;
/** The view is read again at most so often for what is told live. */
const REREAD_MS = 1_000;

/** What a person has open of a chat, apart from how it is shown: pages, live connection, outbox, kept copy. */
export const createOpenChat = (dispatch: ChatDispatch, accountId: string, chatId: string) => {
  const kept = keptOnDevice<KeptChat>(`chat-3 ${accountId} ${chatId}`);
  const before = kept.get();
  const load = (channel: ChatChannel) => (place: Place) =>
    dispatch(
      chatApi.endpoints.chatMessages.initiate(
        { chatId, channel, place },
        { subscribe: false, forceRefetch: true },
      ),
    ).unwrap();
  const storeOf = (channel: ChatChannel): ChannelStore =>
    createChannelStore(async (place) => {
      // Signed out meanwhile: there is no answer.
      const page: ChatMessagesView | undefined = await load(channel)(place);
      if (page) room.join(page.position);
      return page;
    }, before?.items[channel]);
  const channels = channelsOf(chatId);
  const stores = {
    team: storeOf('team'),
    news: storeOf('news'),
    draft: storeOf('draft'),
    direct: storeOf('direct'),
  };
  const outbox = createOutbox(accountId, chatId);

  let rereading: ReturnType<typeof setTimeout> | undefined;
  const reread = (): void => {
    rereading ??= setTimeout(() => {
      rereading = undefined;
      dispatch(chatApi.util.invalidateTags([tagOf('chat')]));
    }, REREAD_MS);
  };
  const room = createChatRoom({
    chatId,
    socket: tabConnection(),
    stores,
    onItems: (channel, items) => {
      outbox.arrived(new Set(items.map(({ id }) => id)));
      const shown = new Map(stores[channel].get().items.map((item) => [item.id, item]));
      // Counts, pins and reports stand in the view.
      if (stores[channel].get().opened === 0 || items.some((item) => isMore(item, shown.get(item.id))))
        reread();
    },
    onGap: () => {
      reread();
      for (const channel of channels) void stores[channel].missed();
    },
  });

  return {
    stores,
    outbox,
    room,
    /** The view that an earlier visit left. */
    keptView: before?.view,
    keepView: (view: ChatView): void =>
      kept.set({ items: kept.get()?.items ?? {}, view: { ...view, reports: null } }),
    /** It is not this person's to read any more. */
    forget: (): void => kept.set(null),
    /** Listens and keeps what comes. @returns a function that ends it */
    start: (): (() => void) => {
      const stops = channels.map((channel) =>
        stores[channel].subscribe(() => {
          const { opened, newer, items } = stores[channel].get();
          const now = kept.get();
          if (opened > 0 && !newer && now)
            kept.set({ ...now, items: { ...now.items, [channel]: items.slice(-KEPT_ITEMS) } });
          outbox.arrived(new Set(items.map(({ id }) => id)));
        }),
      );
      stops.push(room.forgotten.subscribe(reread));
      const leave = room.start();
      return () => {
        clearTimeout(rereading);
        for (const stop of stops) stop();
        leave();
      };
    },
  } as const;
};

/** Whether a changed item changes more than itself. */
const isMore = (item: ChatItemView, before: ChatItemView | undefined): boolean => {
  if (item.kind === 'card') return true;
  if (before?.kind !== 'message') return !item.key.startsWith(item.position);
  return item.pinned !== before.pinned || item.state !== before.state || item.text !== before.text;
};
