import {
  ATTACHMENTS_AT_MOST,
  MESSAGE_LENGTH,
  muteLevel,
  type Attachment,
  type ChatChannel,
  type ChatKind,
  type MuteLevel,
  type WideMention,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { MemberRole } from '../teams';
import type { CommandBodies } from '../shared/command-table';
import { atLeast, idText, reasonText, writtenText } from '../shared/shared.contract';
import type { chatCommands } from './commands';
import { askedPoll, wholeChoice, type PollView } from './poll.contract';

/** The id of a chat: two accounts' are in that of theirs. */
export const chatIdText = z.string().regex(/^[\w.:-]{1,100}$/, 'Give the id as you got it');
const words = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(writtenText(z.string().max(MESSAGE_LENGTH, 'Keep the message under 4,000 characters')));
const SAY_SOMETHING = 'Write a message';
/** What somebody says in a chat. */
export const chatText = words.refine((text) => text !== '', SAY_SOMETHING);
/** Files that were sent before, each once. */
const attachments = z
  .array(z.object({ attachmentId: z.uuid() }))
  .max(ATTACHMENTS_AT_MOST, `Attach at most ${ATTACHMENTS_AT_MOST} files`)
  .refine(
    (all) => new Set(all.map(({ attachmentId }) => attachmentId)).size === all.length,
    'Name a file once',
  );
/** One emoji, with its modifiers. */
const emoji = z
  .string()
  .max(32)
  .regex(
    /^(?:[0-9#*]\uFE0F?\u20E3|[\p{Extended_Pictographic}\p{Regional_Indicator}][\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u{E0020}-\u{E007F}]*)$/u,
    'Choose an emoji',
  )
  .refine((text) => {
    const [, more] = new Intl.Segmenter().segment(text);
    return more === undefined;
  }, 'Choose one emoji');
/** The place of a message: `key` of its view. */
const key = z.string().regex(/^\d{1,40}$/, 'Give the key as you got it');

/** What the commands of {@link chatCommands} say. */
export const chatBodies = {
  PostMessage: z
    .object({
      text: words,
      replyTo: idText.nullable(),
      attachments: attachments.default([]),
      poll: askedPoll.nullable().default(null),
    })
    .refine(({ text, attachments: files, poll }) => text !== '' || (files.length > 0 && poll === null), {
      ...{ error: SAY_SOMETHING, path: ['text'] },
    }),
  EditMessage: z.object({ text: chatText }),
  RemoveMessage: z.object({ reason: reasonText }),
  ReportMessage: z.object({ reason: reasonText }),
  AddReaction: z.object({ emoji }),
  RemoveReaction: z.object({ emoji }),
  Vote: wholeChoice,
  ReadChannel: z.object({ key }),
  MuteChat: z.object({ level: muteLevel }),
  ShowReceipts: z.object({ shown: z.boolean() }),
  ChangeChatSettings: z.object({ wideMentions: z.boolean() }),
} as const satisfies CommandBodies<typeof chatCommands>;
/** GET /api/chats/:chatId */
export const chatQuery = z.object({ atLeast });
/**
 * GET /api/chats/:chatId/:channel/messages: the newest; those before or after a key; those around a message; those
 * from an instant on (ISO-8601 UTC). One of the four at most.
 */
export const messagesQuery = z
  .object({
    before: key.optional(),
    after: key.optional(),
    around: idText.optional(),
    from: z.iso.datetime().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    atLeast,
  })
  .refine(
    ({ before, after, around, from }) => [before, after, around, from].filter(Boolean).length <= 1,
    'Ask for one place of the channel at a time',
  );
/** GET /api/chats/:chatId/search: every word has to be there, the last one at least in its beginning. */
export const chatSearchQuery = z.object({
  q: z.string().trim().min(2, 'Type 2 characters or more').max(100),
  before: key.optional(),
});

/**
 * `hidden`: many have reported it; `removed`: by who runs the chat; `removed_by_site`: by who runs the product;
 * `forgotten`: whoever wrote it has left the product.
 */
export type MessageState = 'shown' | 'deleted' | 'removed' | 'removed_by_site' | 'hidden' | 'forgotten';
export type ReactionView = { readonly emoji: string; readonly accountIds: readonly string[] };
/** What a message answers, in short; `text` is null where it is not shown (any more). */
export type RepliedView = {
  readonly messageId: string;
  readonly authorId: string;
  readonly text: string | null;
  /** Its files; none where it is not shown. */
  readonly attachments: readonly Attachment[];
};

/** One message of a channel. */
export type ChatMessageView = {
  readonly kind: 'message';
  /** Its id; with the channel it is the one thing that others refer to it by. */
  readonly id: string;
  /** Its place: texts that sort as the messages do, of all items of the channel. */
  readonly key: string;
  /** Of the last fact about it: a newer view takes the place of an older one. */
  readonly position: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly authorId: string;
  readonly state: MessageState;
  /** With mentions as `partsOf` (of the values) reads them; null unless it is shown. */
  readonly text: string | null;
  /** Its files, in the order of its author's; none unless it is shown. See {@link attachmentPath}. */
  readonly attachments: readonly Attachment[];
  /** What is voted on, its text being the question; null: it is no poll, or not shown. */
  readonly poll: PollView | null;
  /** Accounts that it mentions by name. */
  readonly mentions: readonly string[];
  readonly wide: WideMention | null;
  readonly reply: RepliedView | null;
  /** When it was last changed; null: never. */
  readonly editedAt: string | null;
  /** In the order in which they were first given. */
  readonly reactions: readonly ReactionView[];
  readonly pinned: boolean;
};
/** What happened in the team, in its stream of messages. */
export type ChatCardView = {
  readonly kind: 'card';
  readonly id: string;
  readonly key: string;
  readonly position: string;
  readonly at: string;
  /** The fact, by its type: a sentence of the client's for each. */
  readonly card:
    | 'TeamCreated'
    | 'MemberJoined'
    | 'MemberLeft'
    | 'MemberRestored'
    | 'MemberRoleChanged'
    | 'TeamSeasonStarted'
    | 'TeamArchived'
    | 'TeamReopened';
  /** Whom it is about; null: the team. */
  readonly accountId: string | null;
  /** What it says besides: the new role, the name of the season; else null. */
  readonly detail: string | null;
};
export type ChatItemView = ChatMessageView | ChatCardView;

/** Somebody who writes, wrote or is mentioned. */
export type ChatPerson = {
  readonly accountId: string;
  /** 'Deleted player' for who has left the product. */
  readonly name: string;
  /** Null: not of the chat any more. */
  readonly role: MemberRole | null;
};
/** How far somebody has read; those who show it, and for those alone. */
export type ChatReceipt = {
  readonly accountId: string;
  readonly channel: ChatChannel;
  readonly key: string;
};

/** One channel as its reader has it. */
export type ChannelView = {
  readonly channel: ChatChannel;
  /** Messages of others that came after what was read: at most 100 are counted. */
  readonly unread: number;
  /** Of those, the ones that mention the reader. */
  readonly mentioned: number;
  /** The last that was read; null: nothing yet, or nothing that was unread. */
  readonly readKey: string | null;
  /** Whether the reader may write here now, and if not why: a code of the problems that PostMessage has. */
  readonly refusal: string | null;
  /** The newest 20, by when they were written. */
  readonly pinned: readonly ChatMessageView[];
};
/**
 * What a page's pictures are asked for with, as they come without a token: whose it is, until when it holds (seconds
 * since 1970) and a signature. Whoever is taken out of the chat opens nothing with it.
 */
export type FilePass = { readonly by: string; readonly until: number; readonly sig: string };
/** A file of a message. */
export type AttachmentPlace = {
  readonly chatId: string;
  readonly channel: ChatChannel;
  readonly messageId: string;
  readonly attachmentId: string;
};
/** GET: the path of a file, from `/api` on. @param preview of a picture, at most 640 pixels either way */
export const attachmentPath = (
  { chatId, channel, messageId, attachmentId }: AttachmentPlace,
  { by, until, sig }: FilePass,
  preview = false,
): string => {
  const asked = new URLSearchParams({ ...(preview && { preview: '1' }), by, until: String(until), sig });
  const at = `${encodeURIComponent(chatId)}/${channel}/messages/${encodeURIComponent(messageId)}`;
  return `/api/chats/${at}/attachments/${attachmentId}?${asked.toString()}`;
};
/** PUT /api/chats/:chatId/:channel/attachments/:attachmentId, as multipart/form-data with one `file`. */
export type AttachmentSentView = { readonly attachment: Attachment };

/** GET /api/chats/:chatId: for members alone. */
export type ChatView = {
  readonly chatId: string;
  readonly kind: ChatKind;
  /** Of the team or the league, or of the other person. */
  readonly name: string;
  readonly position: string;
  readonly channels: readonly ChannelView[];
  readonly me: {
    readonly accountId: string;
    /** Runs the chat: removes messages, pins, answers reports. */
    readonly runs: boolean;
    readonly mute: MuteLevel;
    /** Shows how far they have read, and sees it of others. */
    readonly receipts: boolean;
    /** Whose messages they do not want to see. */
    readonly hidden: readonly string[];
    /** Opens files of the chat to this person: see {@link attachmentPath}. It stays the same for a day. */
    readonly filePass: FilePass;
  };
  /** Whether members may mention the whole team. */
  readonly wideMentions: boolean;
  /** Everybody of the chat who has an account, by name. */
  readonly people: readonly ChatPerson[];
  readonly receipts: readonly ChatReceipt[];
  /** Messages that were reported and wait for who runs the chat; null for others. */
  readonly reports: readonly ChatReportView[] | null;
};
/** A reported message, with what it says. */
export type ChatReportView = {
  readonly channel: ChatChannel;
  readonly message: ChatMessageView;
  /** What it says, also where it is hidden from the others. */
  readonly text: string | null;
  /** Its files, also where it is hidden from the others. */
  readonly attachments: readonly Attachment[];
  /** The options of its poll, also where it is hidden from the others. */
  readonly options: readonly string[];
  readonly reasons: readonly { readonly accountId: string; readonly reason: string | null }[];
};
/** GET /api/chats/:chatId/:channel/messages: the oldest first. */
export type ChatMessagesView = {
  readonly items: readonly ChatItemView[];
  /** Whether there are older and newer ones. */
  readonly older: boolean;
  readonly newer: boolean;
  /** Whoever these items name and is not of the chat any more. */
  readonly people: readonly ChatPerson[];
  readonly position: string;
};
/** GET /api/chats/:chatId/search: the newest first; `next` goes into `before`. */
export type ChatSearchView = {
  readonly found: readonly { readonly channel: ChatChannel; readonly message: ChatMessageView }[];
  readonly people: readonly ChatPerson[];
  readonly next: string | null;
};
/** GET /api/chats/:chatId/:channel/messages/:messageId/versions: the oldest first; its author and who runs the chat. */
export type MessageVersionsView = {
  readonly versions: readonly { readonly at: string; readonly text: string | null }[];
};
/**
 * GET /api/chats: the caller's chats in which something waits. Of those they have muted that is what mentions them, and
 * of those of which they want to hear nothing what mentions them by name.
 */
export type ChatsView = {
  readonly chats: readonly {
    readonly chatId: string;
    readonly kind: ChatKind;
    /** Of the team or the league, or of the other person. */
    readonly name: string;
    readonly unread: number;
    readonly mentioned: number;
    /** How many reported messages wait for the caller, who runs the chat, to judge them. */
    readonly reported: number;
  }[];
};

/** GET /api/direct-chats: with whom the caller has talked, the last one first; `next` goes into `before`. */
export type DirectChatsView = {
  readonly chats: readonly {
    readonly chatId: string;
    readonly other: ChatPerson;
    readonly unread: number;
    /** The caller does not want to see what the other writes. */
    readonly blocked: boolean;
    /** The newest message that the caller may see; null: there is none (any more). */
    readonly last: {
      readonly at: string;
      readonly authorId: string;
      /** Null where it is not shown. */
      readonly text: string | null;
      readonly attachments: readonly Attachment[];
    } | null;
  }[];
  readonly next: string | null;
  readonly position: string;
};
/** GET /api/direct-chats/people: whom the caller may write to, by name: people of their teams and leagues; 20 at most. */
export type DirectPeopleView = {
  readonly people: readonly {
    readonly accountId: string;
    readonly name: string;
    readonly chatId: string;
    /** What they share: names of teams and leagues. */
    readonly shared: readonly string[];
  }[];
};
/** Of {@link DirectPeopleView}: words of the name, each in its beginning; without any, everybody. */
export const directPeopleQuery = z.object({ q: z.string().trim().max(100).default('') });
/** Of {@link DirectChatsView}. */
export const directChatsQuery = z.object({ before: key.optional(), atLeast });

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** Chats with messages that wait. */
    readonly chats: ChatsView;
  }
}
