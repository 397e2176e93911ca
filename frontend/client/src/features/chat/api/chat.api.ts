import type {
  chatBodies,
  ChatChannel,
  ChatMessagesView,
  ChatSearchView,
  ChatsView,
  ChatView,
  DirectChatsView,
  DirectPeopleView,
  MessageVersionsView,
} from '@fieldhouse/api-contract';
import { chatCommands } from '@fieldhouse/api-contract/commands/chat';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { isUndecided } from '../../../shared/api/problem';
import { tagOf } from '../../../shared/api/positions';
import { reads } from '../../../shared/api/reads';
import type { Place } from '../live/channel-store';
import type { Linked } from '../model/linked';

type OfChannel = { readonly chatId: string; readonly channel: ChatChannel };

const chat = (chatId: string): string => `/chats/${encodeURIComponent(chatId)}`;
/** A chat as a whole; what it consists of is told live. */
const CHAT = 'chat';
const OF_CHAT = [CHAT, 'chatRoom', 'team', 'account'];

/** What a card of a link says: teams, leagues and chats have a name each. */
export type LinkedView = { readonly name: string };
const LINKED: Readonly<Record<Linked['kind'], string>> = {
  team: 'teams',
  league: 'leagues',
  direct: 'chats',
};

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chat: build.query<ChatView, string>({
      query: chat,
      // An address that is confirmed elsewhere opens it.
      ...reads<string, ChatView>(['chatRoom'], (chatId) => [chatId], ['account']),
      extraOptions: { reads: OF_CHAT },
      providesTags: OF_CHAT.map(tagOf),
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
    /** What waits in the person's chats; who shows one follows it. */
    chats: build.query<ChatsView, void>({
      query: () => '/chats',
      ...reads<void, ChatsView>(['chatLog'], () => [], ['chatReader', CHAT]),
    }),
    /** With whom the person has talked; of those who talked last it hears more. */
    directChats: build.infiniteQuery<DirectChatsView, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) => ({
        url: '/direct-chats',
        params: pageParam === null ? {} : { before: pageParam },
      }),
      ...reads<void, { readonly pages: readonly DirectChatsView[] }>(
        ['chatLog'],
        (_, data) => data?.pages[0]?.chats.map(({ chatId }) => chatId) ?? [],
        ['chatReader', CHAT],
      ),
    }),
    /** Whom the person may write to, by name. */
    directPeople: build.query<DirectPeopleView, string>({
      query: (q) => ({ url: '/direct-chats/people', params: q === '' ? {} : { q } }),
      keepUnusedDataFor: 60,
    }),
    /** What a link to a page of ours leads to; null: nothing that this person may know of. */
    linked: build.query<LinkedView | null, Pick<Linked, 'kind' | 'id'>>({
      queryFn: async ({ kind, id }, _, __, ask) => {
        const { data, error } = await ask(`/${LINKED[kind]}/${encodeURIComponent(id)}`);
        if (!error) return { data: { name: (data as LinkedView).name } };
        return isUndecided(error) ? { error } : { data: null };
      },
      keepUnusedDataFor: 600,
    }),
    ...commandEndpoints<typeof chatBodies>()(build, chatCommands, CHAT),
  }),
});

// Said often, and told live: nothing is read again for them.
const live = { invalidatesTags: [] };
export const chatApi = api.enhanceEndpoints({
  endpoints: {
    postMessage: {
      // The first one makes a conversation, which nobody here could follow.
      invalidatesTags: (_, __, { channel }) => (channel === 'direct' ? [tagOf('chatLog')] : []),
    },
    editMessage: live,
    addReaction: live,
    removeReaction: live,
    vote: live,
    closePoll: live,
    readChannel: live,
  },
});
