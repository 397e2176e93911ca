import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { withVote, type WideMention } from '@fieldhouse/values';
import {
  digestOf,
  findMessage,
  noMessages,
  withMessage,
  type Message,
  type Messages,
  type Reaction,
} from './messages';
import { pollAsked } from './polls';

/** A month of a channel. */
export type ChatLogState = {
  readonly messages: Messages;
  /** When many were last mentioned in it, ISO-8601 UTC; null: not yet. */
  readonly lastWideAt: string | null;
};

export const initialChatLog: ChatLogState = { messages: noMessages, lastWideAt: null };

/** Whether a text mentions more people at once than it did before. */
export const widens = (before: WideMention | null, now: WideMention | null): boolean =>
  now !== null && now !== before && before !== 'team';

/** The month after an event. */
export const evolveChatLog = (log: ChatLogState, event: ChatLogEvent): ChatLogState => {
  const { messageId } = event.data;
  if (event.type === 'MessagePosted') {
    const { authorId, postedAt, text, mentions, wide, attachments = [], poll } = event.data;
    const posted: Message = {
      ...{ messageId, authorId, postedAt, digest: digestOf(text), mentions, wide },
      ...{ state: 'shown', reactions: [], pinned: false, reporters: [], answered: [] },
      poll: pollAsked(poll),
      attachments: attachments.map(({ attachmentId }) => attachmentId),
    };
    return changed(log, posted, widens(null, wide) ? postedAt : null);
  }
  const message = findMessage(log.messages, messageId);
  if (!message) return log;
  if (event.type === 'MessageEdited') {
    const { text, mentions, wide, editedAt } = event.data;
    const edited = { ...message, digest: digestOf(text), mentions, wide, answered: [] };
    return changed(log, edited, widens(message.wide, wide) ? editedAt : null);
  }
  return changed(log, { ...message, ...changeOf(message, event) });
};

const changed = (log: ChatLogState, message: Message, wideAt: string | null = null): ChatLogState => ({
  messages: withMessage(log.messages, message),
  lastWideAt: wideAt ?? log.lastWideAt,
});

const GONE = { digest: null, pinned: false, poll: null } as const;
type Change = Exclude<ChatLogEvent, { type: 'MessagePosted' | 'MessageEdited' }>;

const changeOf = (message: Message, event: Change): Partial<Message> => {
  switch (event.type) {
    case 'MessageDeleted':
      return { ...GONE, state: 'deleted' };
    case 'MessageRemoved':
      return { ...GONE, state: 'removed' };
    case 'MessageReported':
      return { reporters: [...message.reporters, event.data.authorId] };
    case 'MessageKept':
      return { reporters: [], answered: [...message.answered, ...message.reporters] };
    case 'ReactionAdded':
      return { reactions: withReaction(message.reactions, event.data) };
    case 'ReactionRemoved':
      return { reactions: withoutReaction(message.reactions, event.data) };
    case 'PollVoted':
      return { poll: message.poll && { ...message.poll, votes: withVote(message.poll.votes, event.data) } };
    case 'PollClosed':
      return { poll: message.poll && { ...message.poll, closed: true } };
    case 'MessagePinned':
      return { pinned: true };
    case 'MessageUnpinned':
      return { pinned: false };
    default:
      return event satisfies never;
  }
};

type Given = { readonly emoji: string; readonly accountId: string };

const withReaction = (reactions: readonly Reaction[], { emoji, accountId }: Given): readonly Reaction[] =>
  reactions.some((one) => one.emoji === emoji)
    ? reactions.map((one) =>
        one.emoji === emoji ? { ...one, accountIds: [...one.accountIds, accountId] } : one,
      )
    : [...reactions, { emoji, accountIds: [accountId] }];

const withoutReaction = (reactions: readonly Reaction[], { emoji, accountId }: Given): readonly Reaction[] =>
  reactions
    .map((one) =>
      one.emoji === emoji ? { ...one, accountIds: one.accountIds.filter((id) => id !== accountId) } : one,
    )
    .filter(({ accountIds }) => accountIds.length > 0);
