import type { Poll, PollVote, WideMention } from '@fieldhouse/values';
import { createHash } from 'node:crypto';

export type Reaction = { readonly emoji: string; readonly accountIds: readonly string[] };
/** What is voted on, without its words. */
export type MessagePoll = Pick<Poll, 'multiple' | 'closesAt'> & {
  readonly optionIds: readonly string[];
  /** Somebody has closed it. */
  readonly closed: boolean;
  /** Of each who has voted. */
  readonly votes: readonly PollVote[];
};
/** A message as decisions need it. */
export type Message = {
  readonly messageId: string;
  readonly authorId: string;
  /** ISO-8601 UTC. */
  readonly postedAt: string;
  /** Of its text, to know the same text by; null: it has none any more. Long months would not fit into memory whole. */
  readonly digest: string | null;
  readonly mentions: readonly string[];
  readonly wide: WideMention | null;
  readonly state: 'shown' | 'deleted' | 'removed';
  readonly reactions: readonly Reaction[];
  readonly pinned: boolean;
  /** Null: it is no poll (any more). */
  readonly poll: MessagePoll | null;
  /** Ids of its files. */
  readonly attachments: readonly string[];
  /** Who has reported it since it was last kept. */
  readonly reporters: readonly string[];
  /** Who had before: they are heard again once the text is another one. */
  readonly answered: readonly string[];
};

/** @returns what stands for a text */
export const digestOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url');

/**
 * Messages in 256 small bags by the last two digits of their ids: a fold over 20,000 messages then copies a few hundred
 * references for each instead of thousands.
 */
export type Messages = readonly (readonly Message[])[];

export const noMessages: Messages = Array.from({ length: 256 }, () => []);

/** Whether nothing has been said. */
export const isEmpty = (messages: Messages): boolean => messages.every((bag) => bag.length === 0);

const bagOf = (messageId: string): number => Number.parseInt(messageId.slice(-2), 16) || 0;

export const findMessage = (messages: Messages, messageId: string): Message | undefined =>
  messages[bagOf(messageId)]?.find((one) => one.messageId === messageId);

/** The messages with this one added or replaced. */
export const withMessage = (messages: Messages, message: Message): Messages => {
  const at = bagOf(message.messageId);
  const bag = messages[at] ?? [];
  const index = bag.findIndex(({ messageId }) => messageId === message.messageId);
  return messages.with(at, index < 0 ? [...bag, message] : bag.with(index, message));
};
