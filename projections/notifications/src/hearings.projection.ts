import { chatReaderId, type ChatReaderEvent } from '@fieldhouse/events/chat';
import type { Projection } from '@fieldhouse/kernel';
import type { ChatChannel, MuteLevel } from '@fieldhouse/values';

/** How somebody wants to hear of a chat; `_id` is that of their chatReader stream. */
export type HearingDocument = {
  readonly _id: string;
  readonly chatId: string;
  readonly accountId: string;
  readonly mute: MuteLevel;
  /** Whose doings they do not want to hear of. */
  readonly hidden: readonly string[];
  /** By channel the last that they have read, by its key. */
  readonly read: Readonly<Partial<Record<ChatChannel, string>>>;
};

/** Those who have read or said something. */
export const hearingsProjection: Projection<HearingDocument, ChatReaderEvent> = {
  name: 'notification-hearings',
  version: 3,
  categories: ['chatReader'],
  indexes: [{ key: { chatId: 1 } }],
  idsOf: ({ type, data: { chatId, accountId } }) =>
    type === 'ReceiptsShown' ? [] : [chatReaderId(chatId, accountId)],
  project: (document, { type, data }, id) => {
    const { chatId, accountId } = data;
    const hearing = document ?? { _id: id, chatId, accountId, mute: 'all' as const, hidden: [], read: {} };
    const { hidden } = hearing;
    switch (type) {
      case 'ChannelRead':
        return { ...hearing, read: { ...hearing.read, [data.channel]: data.key } };
      case 'ChatMuted':
        return { ...hearing, mute: data.level };
      case 'PersonHidden':
        return { ...hearing, hidden: [...new Set([...hidden, data.hiddenId])] };
      case 'PersonShown':
        return { ...hearing, hidden: hidden.filter((one) => one !== data.hiddenId) };
      default:
        return hearing;
    }
  },
};
