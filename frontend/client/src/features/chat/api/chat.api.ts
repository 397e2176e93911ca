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

type OfChannel = { readonly teamId: string; readonly channel: ChatChannel };

const chat = (teamId: string): string => `/teams/${encodeURIComponent(teamId)}/chat`;
/** The chat of a team as a whole; what it consists of is told live. */
const CHAT = 'chat';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chat: build.query<ChatView, string>({
      query: chat,
      ...reads<string, ChatView>(['chatRoom'], (teamId) => [teamId]),
      extraOptions: { reads: [CHAT, 'chatRoom', 'team'] },
      providesTags: [CHAT, 'chatRoom', 'team'].map(tagOf),
    }),
    chatMessages: build.query<ChatMessagesView, OfChannel & { readonly place: Place }>({
      query: ({ teamId, channel, place }) => ({ url: `${chat(teamId)}/${channel}/messages`, params: place }),
      extraOptions: { reads: [CHAT] },
    }),
    searchChat: build.infiniteQuery<
      ChatSearchView,
      { readonly teamId: string; readonly q: string },
      string | null
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: { teamId, q }, pageParam }) => ({
        url: `${chat(teamId)}/search`,
        params: pageParam === null ? { q } : { q, before: pageParam },
      }),
      keepUnusedDataFor: 0,
    }),
    messageVersions: build.query<MessageVersionsView, OfChannel & { readonly messageId: string }>({
      query: ({ teamId, channel, messageId }) =>
        `${chat(teamId)}/${channel}/messages/${encodeURIComponent(messageId)}/versions`,
      keepUnusedDataFor: 0,
    }),
    /** What waits in these teams of the person's. */
    chats: build.query<ChatsView, readonly string[]>({
      query: () => '/chats',
      ...reads<readonly string[], ChatsView>(['chatLog'], (teamIds) => teamIds, ['chatReader', CHAT]),
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
    readChannel: live,
  },
});
