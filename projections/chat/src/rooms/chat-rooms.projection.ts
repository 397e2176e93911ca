import type { ChatRoomEvent } from '@fieldhouse/events/chat';
import type { Projection } from '@fieldhouse/kernel';

/** How a team wants its chat; `_id` is the team's. */
export type ChatRoomDocument = { readonly _id: string; readonly wideMentions: boolean };

/** Of teams that have said so. */
export const chatRoomsProjection: Projection<ChatRoomDocument, ChatRoomEvent> = {
  name: 'chat-rooms',
  version: 1,
  categories: ['chatRoom'],
  indexes: [],
  idsOf: ({ data }) => [data.chatId],
  project: (_, { data: { chatId, wideMentions } }) => ({ _id: chatId, wideMentions }),
};
