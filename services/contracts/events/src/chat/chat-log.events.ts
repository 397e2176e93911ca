import { defineEvent, moreEncrypted, type EventOf } from '@fieldhouse/kernel';
import { ATTACHMENTS_AT_MOST, attachment, chatChannel, wideMention } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const message = { teamId: id, channel: chatChannel, messageId: id };
/** ISO-8601 UTC. */
const instant = z.iso.datetime();
/** Null once the key of whoever wrote it is destroyed. */
const text = z.string().nullable();
const mentions = { mentions: z.array(id).max(20), wide: wideMention.nullable() };
const byAuthor = { encrypted: { keyOf: 'authorId', fields: { text: null } } };
const reason = { reason: z.string().nullable(), authorId: id };
const sealedReason = { encrypted: { keyOf: 'authorId', fields: { reason: null } } };

/** Every event of a `chatLog-<teamId>.<channel>.<yyyymm>` stream: what was said in a channel in a month (UTC). */
export const chatLogEvents = [
  /**
   * `mentions` and `wide` say whom the text mentions, so that nobody has to open it to know. Without `attachments` it
   * has none; their names are as personal as the text.
   */
  defineEvent(
    'MessagePosted',
    z.object({
      ...{ ...message, authorId: id, text, ...mentions, replyTo: id.nullable(), postedAt: instant },
      attachments: z.array(attachment).max(ATTACHMENTS_AT_MOST).optional(),
    }),
    { upcasters: [moreEncrypted], encrypted: { keyOf: 'authorId', fields: { text: null, attachments: [] } } },
  ),
  defineEvent(
    'MessageEdited',
    z.object({ ...message, authorId: id, text, ...mentions, editedAt: instant }),
    byAuthor,
  ),
  /** By its author. */
  defineEvent('MessageDeleted', z.object(message)),
  /** By somebody who runs the team. */
  defineEvent('MessageRemoved', z.object({ ...message, ...reason }), sealedReason),
  /** `authorId`: who reports it. The third one hides the message. */
  defineEvent('MessageReported', z.object({ ...message, ...reason }), sealedReason),
  /** Somebody who runs the team has looked at what was reported: it stays. */
  defineEvent('MessageKept', z.object(message)),
  defineEvent('ReactionAdded', z.object({ ...message, accountId: id, emoji: z.string().min(1).max(32) })),
  defineEvent('ReactionRemoved', z.object({ ...message, accountId: id, emoji: z.string().min(1).max(32) })),
  defineEvent('MessagePinned', z.object(message)),
  defineEvent('MessageUnpinned', z.object(message)),
] as const;
export type ChatLogEvent = EventOf<(typeof chatLogEvents)[number]>;

/** @returns the stream's id (without its category) of a channel's month (yyyymm) */
export const chatLogId = (teamId: string, channel: z.infer<typeof chatChannel>, month: string): string =>
  `${teamId}.${channel}.${month}`;
