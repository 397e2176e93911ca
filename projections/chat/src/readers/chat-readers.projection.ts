import type { ChatReaderEvent } from '@fieldhouse/events/chat';
import { chatReaderId } from '@fieldhouse/events/chat';
import type { Projection } from '@fieldhouse/kernel';
import type { ChatChannel, MuteLevel } from '@fieldhouse/values';

/** How somebody reads a chat; `_id` is that of the stream. */
export type ChatReaderDocument = {
  readonly _id: string;
  readonly chatId: string;
  readonly accountId: string;
  /** The last that was read, by its key; a channel without one: nothing yet. */
  readonly read: Partial<Record<ChatChannel, string>>;
  readonly mute: MuteLevel;
  readonly receipts: boolean;
  /** Accounts whose messages they do not want to see. */
  readonly hidden: readonly string[];
};

/** What waits where everything has been read. */
export const NOTHING_WAITS = { unread: 0, mentioned: 0 } as const;

/** Whoever has said nothing about it. */
export const newReader = (chatId: string, accountId: string): ChatReaderDocument => ({
  _id: chatReaderId(chatId, accountId),
  chatId,
  accountId,
  read: {},
  mute: 'all',
  receipts: true,
  hidden: [],
});

export const chatReadersProjection: Projection<ChatReaderDocument, ChatReaderEvent> = {
  name: 'chat-readers',
  version: 3,
  categories: ['chatReader'],
  indexes: [{ key: { chatId: 1, receipts: 1 } }, { key: { accountId: 1 } }],
  idsOf: ({ data }) => [chatReaderId(data.chatId, data.accountId)],
  project: (document, { type, data }) => {
    const reader = document ?? newReader(data.chatId, data.accountId);
    switch (type) {
      case 'ChannelRead':
        return { ...reader, read: { ...reader.read, [data.channel]: data.key } };
      case 'ChatMuted':
        return { ...reader, mute: data.level };
      case 'ReceiptsShown':
        return { ...reader, receipts: data.shown };
      case 'PersonHidden':
        return { ...reader, hidden: [...without(reader.hidden, data.hiddenId), data.hiddenId] };
      case 'PersonShown':
        return { ...reader, hidden: without(reader.hidden, data.hiddenId) };
    }
  },
};

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((one) => one !== id);
