import type { ChatLogEvent, ChatRoomEvent } from '@fieldhouse/events/chat';
import { placeText, type Projection } from '@fieldhouse/kernel';
import { chatOwner, type ChatChannel } from '@fieldhouse/values';

/** The place of the last message by channel; a channel without one: nothing was ever said there. */
export type LastKeys = Partial<Record<ChatChannel, string>>;
/** How a team wants its chat, and how far a chat is; `_id` is the chat's. */
export type ChatRoomDocument = {
  readonly _id: string;
  readonly wideMentions: boolean;
  readonly last: LastKeys;
};

/** Of a chat about which nobody has said anything, nor in it. */
export const newRoom = (_id: string): ChatRoomDocument => ({ _id, wideMentions: true, last: {} });

/** Of teams and drafts; those of two people have a read model of their own. */
export const chatRoomsProjection: Projection<ChatRoomDocument, ChatRoomEvent | ChatLogEvent> = {
  name: 'chat-rooms',
  version: 2,
  categories: ['chatRoom', 'chatLog'],
  indexes: [],
  idsOf: ({ type, data: { chatId } }) =>
    type === 'ChatSettingsChanged' || (type === 'MessagePosted' && chatOwner(chatId).kind !== 'direct')
      ? [chatId]
      : [],
  project: (document, { type, data, position }, _id) => {
    const room = document ?? newRoom(_id);
    if (type === 'ChatSettingsChanged') return { ...room, wideMentions: data.wideMentions };
    return { ...room, last: { ...room.last, [data.channel]: placeText(position) } };
  },
};
