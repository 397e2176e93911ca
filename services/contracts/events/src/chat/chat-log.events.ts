import { defineEvent, moreEncrypted, renamed, type EventOf } from '@fieldhouse/kernel';
import {
  ATTACHMENTS_AT_MOST,
  POLL_OPTIONS,
  attachment,
  chatChannel,
  poll,
  wideMention,
} from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const message = { chatId: id, channel: chatChannel, messageId: id };
/** ISO-8601 UTC. */
const instant = z.iso.datetime();
/** Null once the key of whoever wrote it is destroyed. */
const text = z.string().nullable();
const mentions = { mentions: z.array(id).max(20), wide: wideMention.nullable() };
/** At first there were chats of teams only. */
const ofAnyChat = { upcasters: [renamed('teamId', 'chatId')] };
const byAuthor = { ...ofAnyChat, encrypted: { keyOf: 'authorId', fields: { text: null } } };
const reason = { reason: z.string().nullable(), authorId: id };
const sealedReason = { ...ofAnyChat, encrypted: { keyOf: 'authorId', fields: { reason: null } } };

/** Every event of a `chatLog-<chatId>.<channel>.<yyyymm>` stream: what was said in a channel in a month (UTC). */
export const chatLogEvents = [
  /**
   * `mentions` and `wide` say whom the text mentions, so that nobody has to open it to know. Without `attachments` it
   * has none; their names are as personal as the text. `poll`: what is voted on, the text being its question.
   */
  defineEvent(
    'MessagePosted',
    z.object({
      ...{ ...message, authorId: id, text, ...mentions, replyTo: id.nullable(), postedAt: instant },
      attachments: z.array(attachment).max(ATTACHMENTS_AT_MOST).optional(),
      poll: poll.nullable().optional(),
    }),
    {
      upcasters: [moreEncrypted, ...ofAnyChat.upcasters],
      encrypted: { keyOf: 'authorId', fields: { text: null, attachments: [], poll: null } },
    },
  ),
  defineEvent(
    'MessageEdited',
    z.object({ ...message, authorId: id, text, ...mentions, editedAt: instant }),
    byAuthor,
  ),
  /** By its author. */
  defineEvent('MessageDeleted', z.object(message), ofAnyChat),
  /** By somebody who runs the chat, or `bySite`: the product. */
  defineEvent(
    'MessageRemoved',
    z.object({ ...message, ...reason, bySite: z.literal(true).optional() }),
    sealedReason,
  ),
  /** `authorId`: who reports it. The third one hides the message. */
  defineEvent('MessageReported', z.object({ ...message, ...reason }), sealedReason),
  /** Somebody who runs the chat, or the product, has looked at what was reported: it stays. */
  defineEvent('MessageKept', z.object(message), ofAnyChat),
  defineEvent(
    'ReactionAdded',
    z.object({ ...message, accountId: id, emoji: z.string().min(1).max(32) }),
    ofAnyChat,
  ),
  defineEvent(
    'ReactionRemoved',
    z.object({ ...message, accountId: id, emoji: z.string().min(1).max(32) }),
    ofAnyChat,
  ),
  /** The whole choice of somebody, in the order of the options; none: they have taken it back. */
  defineEvent(
    'PollVoted',
    z.object({ ...message, accountId: id, optionIds: z.array(id).max(POLL_OPTIONS.most) }),
  ),
  /** By its author or whoever runs the chat. */
  defineEvent('PollClosed', z.object(message)),
  defineEvent('MessagePinned', z.object(message), ofAnyChat),
  defineEvent('MessageUnpinned', z.object(message), ofAnyChat),
] as const;
export type ChatLogEvent = EventOf<(typeof chatLogEvents)[number]>;

/** @returns the stream's id (without its category) of a channel's month (yyyymm) */
export const chatLogId = (chatId: string, channel: z.infer<typeof chatChannel>, month: string): string =>
  `${chatId}.${channel}.${month}`;
