import { z } from 'zod';
import { chatOwner, type ChatKind } from './chat-id';
import { leads, type MemberRole, type MemberStatus } from './team.values';

/**
 * The channels of chats. A team has `team`, and `news`: announcements, written by whoever runs the team. A league's draft
 * has `draft`, two people have `direct`.
 */
export const chatChannel = z.enum(['team', 'news', 'draft', 'direct']);
/** What somebody hears of a team's chat. Whoever is mentioned by name hears of it at every level. */
export const muteLevel = z.enum(['all', 'mentions', 'nothing']);
/** Whom a mention of many means. */
export const wideMention = z.enum(['team', 'captains']);

/** For how long authors may change what they wrote. */
export const EDIT_HOURS = 24;
/** So many characters, as they are counted by JavaScript, a message may have. */
export const MESSAGE_LENGTH = 4_000;
/** So many people one message may mention by name. */
export const MENTIONS_AT_MOST = 20;
/** So many different reactions one message may have. */
export const REACTIONS_AT_MOST = 20;
/** So many people have to report a message before it is hidden from all but those who run the team. */
export const REPORTS_TO_HIDE = 3;
/** Between two mentions of many in a channel. */
export const WIDE_MENTION_MINUTES = 10;

/** So many files one message may have. */
export const ATTACHMENTS_AT_MOST = 5;
const MEGABYTE = 1024 * 1024;
/** What may be attached: the endings by which people know it, and how many bytes it may have as it is sent. */
export const ATTACHABLE = {
  picture: { endings: ['jpg', 'jpeg', 'png', 'webp', 'gif'], bytes: 10 * MEGABYTE },
  document: { endings: ['pdf', 'csv', 'xlsx', 'gpx'], bytes: 20 * MEGABYTE },
} as const;
/** The limits of {@link ATTACHABLE}, as a sentence. */
export const ATTACHABLE_SENTENCE =
  'Attach JPEG, PNG, WebP or GIF pictures of at most 10 MB, or PDF, CSV, XLSX or GPX files of at most 20 MB.';
/** Types of what is kept: pictures are made anew as WebP. */
export const attachmentType = z.enum([
  'image/webp',
  'application/pdf',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/gpx+xml',
]);
/** A file that a message has. `attachmentId`: made by the writer's client; width and height: pixels, of pictures only. */
export const attachment = z.object({
  attachmentId: z.uuid(),
  name: z.string().min(1).max(120),
  type: attachmentType,
  bytes: z.number().int().min(1),
  width: z.number().int().min(1).nullable(),
  height: z.number().int().min(1).nullable(),
});

/** `<@ACCOUNT_ID>` mentions a person, `<!team>` and `<!captains>` many: names are looked up when a text is shown. */
const MENTION = /<@([\w.:-]{1,64})>|<!(team|captains)>/g;

export type ChatChannel = z.infer<typeof chatChannel>;
export type MuteLevel = z.infer<typeof muteLevel>;
export type WideMention = z.infer<typeof wideMention>;
export type AttachmentType = z.infer<typeof attachmentType>;
export type Attachment = Readonly<z.infer<typeof attachment>>;

/** Whether an attachment is a picture, which has a preview. */
export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => type === 'image/webp';

/** What stands for a message's files where nothing is written: 'Photo', '3 photos', the file's name, '3 files'. */
export const filesWords = (files: readonly Pick<Attachment, 'type' | 'name'>[]): string => {
  const [first] = files;
  const isAllPictures = files.every(isPicture);
  if (!first) return '';
  if (files.length === 1) return isAllPictures ? 'Photo' : first.name;
  return `${files.length} ${isAllPictures ? 'photos' : 'files'}`;
};

/** Whom a text mentions: each person once, and the largest circle. */
export type Mentioned = { readonly people: readonly string[]; readonly wide: WideMention | null };
/** A text in parts, in their order; a mention of many has its circle as `wide`. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'person'; readonly accountId: string }
  | { readonly kind: 'many'; readonly wide: WideMention };

/** @returns the parts of a message's text, mentions apart from what is between them */
export const partsOf = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(MENTION)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, accountId, wide] = found;
    parts.push(
      accountId === undefined
        ? { kind: 'many', wide: wide === 'team' ? 'team' : 'captains' }
        : { kind: 'person', accountId },
    );
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
};

const EXCERPT_LENGTH = 200;

/** @returns the beginning of a message's text, cut between characters, and not within a mention */
export const excerptOf = (text: string): string =>
  text.length <= EXCERPT_LENGTH
    ? text
    : `${text
        .slice(0, EXCERPT_LENGTH)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replace(/<[@!][^>]{0,65}$/, '')
        .trimEnd()}…`;

const MANY = { team: '@team', captains: '@captains' } as const;

/** @returns a message's text with the names of whom it mentions: '@Ana Moreno', '@team' */
export const withNames = (text: string, nameOf: (accountId: string) => string): string =>
  partsOf(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'many' ? MANY[part.wide] : `@${nameOf(part.accountId)}`;
    })
    .join('');

/** @returns whom a message's text mentions */
export const mentionedIn = (text: string): Mentioned => {
  const parts = partsOf(text);
  const people = parts.flatMap((part) => (part.kind === 'person' ? [part.accountId] : []));
  const many = parts.flatMap((part) => (part.kind === 'many' ? [part.wide] : []));
  return { people: [...new Set(people)], wide: many.includes('team') ? 'team' : (many[0] ?? null) };
};

/** As the writer's client makes it when the message is first sent: month (UTC, yyyymm), dash, UUID. */
export const MESSAGE_ID = /^(\d{4}(?:0[1-9]|1[0-2]))-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the month (yyyymm) in whose stream a message is; null for what is no message's id */
export const monthOf = (messageId: string): string | null => MESSAGE_ID.exec(messageId)?.[1] ?? null;

/** Somebody of a chat, as its rules know them: whoever runs a draft as an admin, everybody else in it as a player. */
export type ChatStanding = {
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** The chat is read, not written: its team is archived, its draft called off, or the two share nothing any more. */
  readonly archived: boolean;
};
/** Why nobody writes in a chat any more. */
export type ChatClosed = 'team_archived' | 'draft_cancelled' | 'direct_closed';
/** Why somebody may not write in a channel. */
export type WriteRefusal = ChatClosed | 'member_suspended' | 'not_team_manager' | 'email_unconfirmed';

const CHANNELS: Readonly<Record<ChatKind, readonly ChatChannel[]>> = {
  team: ['team', 'news'],
  draft: ['draft'],
  direct: ['direct'],
};
/** @returns the channels of a chat */
export const channelsOf = (chatId: string): readonly ChatChannel[] => CHANNELS[chatOwner(chatId).kind];
/** @returns the channel of this name; null: the chat has none */
export const channelNamed = (chatId: string, name: string): ChatChannel | null =>
  channelsOf(chatId).find((channel) => channel === name) ?? null;

const CLOSED: Readonly<Record<ChatChannel, ChatClosed>> = {
  team: 'team_archived',
  news: 'team_archived',
  draft: 'draft_cancelled',
  direct: 'direct_closed',
};
/** @returns why nobody writes in a channel that is read only */
export const closedBecause = (channel: ChatChannel): ChatClosed => CLOSED[channel];

/** Whether somebody runs the chat: an active captain or admin of its team, whoever runs the league of its draft. */
export const runsTeam = ({ role, status }: Pick<ChatStanding, 'role' | 'status'>): boolean =>
  status === 'active' && leads(role);

/** @returns why this member may not write in the channel; null: they may */
export const writeRefusal = (
  channel: ChatChannel,
  standing: ChatStanding,
  emailConfirmed: boolean,
): WriteRefusal | null => {
  if (standing.archived) return closedBecause(channel);
  if (standing.status === 'suspended') return 'member_suspended';
  if (runsTeam(standing)) return null;
  if (channel === 'news') return 'not_team_manager';
  return emailConfirmed ? null : 'email_unconfirmed';
};
