import type { ChatCardView, MessageState } from '@fieldhouse/api-contract';
import type { Attachment, ChatChannel, Poll, PollVote, WideMention } from '@fieldhouse/values';

type Placed = {
  readonly _id: string;
  readonly chatId: string;
  readonly channel: ChatChannel;
  /** The place in the log of the fact that made it, as `placeText` has it. */
  readonly key: string;
  /** ISO-8601 UTC, as all instants here. */
  readonly at: string;
};

/** What is voted on. */
export type PollDocument = Poll & {
  /** Somebody has closed it. */
  readonly closed: boolean;
  /** Of each who has voted, in the order in which they did. */
  readonly votes: readonly PollVote[];
};

/** One message; `_id` is {@link messageDocumentId}. */
export type ChatMessageDocument = Placed & {
  readonly kind: 'message';
  readonly messageId: string;
  readonly authorId: string;
  /** Null once it is deleted, removed or forgotten. */
  readonly text: string | null;
  /** None once it is deleted, removed or forgotten. */
  readonly attachments: readonly Attachment[];
  /** Null: it is none, or is deleted, removed or forgotten. */
  readonly poll: PollDocument | null;
  readonly mentions: readonly string[];
  readonly wide: WideMention | null;
  readonly replyTo: string | null;
  readonly editedAt: string | null;
  /** In the order in which they were first given. */
  readonly reactions: readonly { readonly emoji: string; readonly accountIds: readonly string[] }[];
  readonly pinned: boolean;
  /** Who has reported it and waits for an answer, and the revision that says why. */
  readonly reports: readonly { readonly accountId: string; readonly revision: number }[];
  /** Since when reports wait; null: none does. */
  readonly reportedAt: string | null;
  /** Who has reported it: they do not see it any more, whatever is answered. */
  readonly hiddenFor: readonly string[];
  /** Revisions of the facts that have its texts: the first, and the last of the others. */
  readonly versions: readonly number[];
  readonly ended: 'deleted' | 'removed' | 'removed_by_site' | null;
  /** What follows from the rest, for indexes. */
  readonly state: MessageState;
  /** To find it by; none unless it is shown. */
  readonly words: readonly string[];
  /** Accounts and circles ({@link circleOf}) that it calls on; none unless it is shown. */
  readonly calls: readonly string[];
};

/** Something that happened in the team; `_id` is made of the revision of its fact. */
export type ChatCardDocument = Placed & {
  readonly kind: 'card';
  readonly card: ChatCardView['card'];
  /** The member it is about; null: the team. Who that is, is known by the room. */
  readonly memberId: string | null;
  readonly detail: string | null;
};

export type ChatItemDocument = ChatMessageDocument | ChatCardDocument;

export const chatItemsModel = { name: 'chat-items', version: 6 } as const;

export const messageDocumentId = (chatId: string, channel: ChatChannel, messageId: string): string =>
  `${chatId}.${channel}.${messageId}`;

/** A circle among the accounts of `calls`; no account's id begins so. */
export const circleOf = (wide: WideMention): string => `!${wide}`;

const KEY_DIGITS = 40;

/** A key as somebody sent it. */
export const wholeKey = (key: string): string => key.padStart(KEY_DIGITS, '0');
/** After all keys, as digits come before it. */
export const LAST_KEY = ':';
