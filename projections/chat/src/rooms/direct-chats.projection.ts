import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { placeText, type Projection } from '@fieldhouse/kernel';
import { chatOwner } from '@fieldhouse/values';

/** A chat of two people in which something was said; `_id` is the chat's. */
export type DirectChatDocument = {
  readonly _id: string;
  readonly accountIds: readonly [string, string];
  /** When the first message was written, ISO-8601 UTC. */
  readonly firstAt: string;
  /** The place of the last message. */
  readonly key: string;
};

/** Who has talked with whom. */
export const directChatsProjection: Projection<DirectChatDocument, ChatLogEvent> = {
  name: 'chat-directs',
  version: 1,
  categories: ['chatLog'],
  indexes: [{ key: { accountIds: 1, key: -1 } }],
  idsOf: ({ type, data }) =>
    type === 'MessagePosted' && chatOwner(data.chatId).kind === 'direct' ? [data.chatId] : [],
  project: (before, { type, data, position }, _id) => {
    const owner = chatOwner(_id);
    if (type !== 'MessagePosted' || owner.kind !== 'direct') return before;
    const { accountIds } = owner;
    return { _id, accountIds, firstAt: before?.firstAt ?? data.postedAt, key: placeText(position) };
  },
};
