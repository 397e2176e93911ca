import type {
  chatBodies,
  ChatChannel,
  ChatMessagesView,
  ChatSearchView,
  ChatsView,
  ChatView,
  MessageVersionsView,
} from '@fieldhouse/api-contract';
import { chatCommands } from '@fieldhouse/api-contract/commands/chat';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { tagOf } from '../../../shared/api/positions';
import { reads } from '../../../shared/api/reads';
import type { Place } from '../live/channel-store';

type OfChannel = { readonly chatId: string; readonly channel: ChatChannel };

const chat = (chatId: string): string => `/chats/${encodeURIComponent(chatId)}`;
/** The chat of a team as a whole; what it consists of is told live. */
const CHAT = 'chat';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chat: build.query<ChatView, string>({
      query: chat,
      ...reads<string, ChatView>(['chatRoom'], (chatId) => [chatId]),
      extraOptions: { reads: [CHAT, 'chatRoom', 'team'] },
      providesTags: [CHAT, 'chatRoom', 'team'].map(tagOf),
    }),
    chatMessages: build.query<ChatMessagesView, OfChannel & { readonly place: Place }>({
      query: ({ chatId, channel, place }) => ({ url: `${chat(chatId)}/${channel}/messages`, params: place }),
      extraOptions: { reads: [CHAT] },
    }),
    searchChat: build.infiniteQuery<
      ChatSearchView,
      { readonly chatId: string; readonly q: string },
      string | null
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: { chatId, q }, pageParam }) => ({
        url: `${chat(chatId)}/search`,
        params: pageParam === null ? { q } : { q, before: pageParam },
      }),
      keepUnusedDataFor: 0,
    }),
    messageVersions: build.query<MessageVersionsView, OfChannel & { readonly messageId: string }>({
      query: ({ chatId, channel, messageId }) =>
        `${chat(chatId)}/${channel}/messages/${encodeURIComponent(messageId)}/versions`,
      keepUnusedDataFor: 0,
    }),
    /** What waits in these teams of the person's. */
    chats: build.query<ChatsView, readonly string[]>({
      query: () => '/chats',
      ...reads<readonly string[], ChatsView>(['chatLog'], (chatIds) => chatIds, ['chatReader', CHAT]),
    }),
    ...commandEndpoints<typeof chatBodies>()(build, chatCommands, CHAT),
  }),
});

// Said often, and told live: nothing is read again for them.
const live = { invalidatesTags: [] };
export const chatApi = api.enhanceEndpoints({
  endpoints: {
    postMessage: live,
    editMessage: live,
    addReaction: live,
    removeReaction: live,
    vote: live,
    closePoll: live,
    readChannel: live,
  },
});
