import { chatChannel, type ChatChannel } from '@fieldhouse/values';
import { z } from 'zod';
import { chatIdText, type ChatItemView, type ChatReceipt } from './chat.contract';

/** What is said in a chat, live. */
export const chatMessages = {
  /**
   * From now on hear what comes in the chat's channels. With `since`, the position of what one has, the answer brings
   * what has changed from there on.
   */
  'chat.join': z.object({
    chatId: chatIdText,
    since: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
  }),
  'chat.leave': z.object({ chatId: chatIdText }),
  /** The caller is writing: to be said again every three seconds. */
  'chat.typing': z.object({ chatId: chatIdText, channel: chatChannel }),
} as const;

/** Items of a channel, new ones and changed ones: each takes the place of the one of its id with an older position. */
export type ChatItems = {
  readonly channel: ChatChannel;
  readonly items: readonly ChatItemView[];
};
/** Answer to `chat.join`. */
export type ChatJoined = {
  readonly ok: true;
  readonly position: string;
  /** What has changed since; null: so much that one had better load it anew. */
  readonly changed: readonly ChatItems[] | null;
  /** Accounts that the chat names and that were erased since; absent: nobody's. */
  readonly forgotten?: readonly string[];
};
/** Server → client `chat.items`. */
export type ChatItemsSent = ChatItems & { readonly chatId: string; readonly position: string };
/** Server → client `chat.read`: somebody who shows it has read further. */
export type ChatReadSent = ChatReceipt & { readonly chatId: string };
/** Server → client `chat.typing`: forget it after five seconds. */
export type ChatTypingSent = {
  readonly chatId: string;
  readonly channel: ChatChannel;
  readonly accountId: string;
};
/** Server → client `chat.presence`: who has the chat open, whenever that changes. */
export type ChatPresenceSent = { readonly chatId: string; readonly accountIds: readonly string[] };
/** Server → client `chat.forgotten`: somebody whom the chat names has erased their account. */
export type ChatForgottenSent = { readonly chatId: string; readonly accountId: string };
/** Server → client `chat.ended`: the chat is not the caller's to read any more. */
export type ChatEndedSent = { readonly chatId: string };
