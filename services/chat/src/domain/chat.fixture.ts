import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { CommandContext } from '@fieldhouse/kernel';
import type {
  Attachment,
  ChatChannel,
  MemberRole,
  MemberStatus,
  Poll,
  WideMention,
} from '@fieldhouse/values';
import type { Writing } from './chat.commands';
import type { ChatMember } from './chat-member';

/** A chat in which specs act: Ana is captain, Ben an admin; Cal and Dee play, Eve is not of the team, Fay was. */
export const at = '2026-11-20T18:00:00.000Z';
export const chatId = 't1';
export const messageId = '202611-6f1c6f0e-6f63-5a39-9a3c-0f3f2d2a0011';
export const otherId = '202611-6f1c6f0e-6f63-5a39-9a3c-0f3f2d2a0012';
/** So many minutes after {@link at}. */
export const later = (minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString();

const roles: Readonly<Record<string, MemberRole>> = {
  ana: 'captain',
  ben: 'admin',
  cal: 'player',
  dee: 'player',
};
const present = Object.keys(roles);

/** Whoever asks, as the member they are. */
export const member = (
  accountId: string,
  change: { readonly status?: MemberStatus; readonly archived?: boolean } = {},
): ChatMember | null => {
  const role = roles[accountId];
  return role
    ? { role, status: 'active', archived: false, present, known: [...present, 'fay'], ...change }
    : null;
};
export const as = (
  accountId: string,
  when = at,
): CommandContext & { readonly member: ChatMember | null } => ({
  actor: { kind: 'account', accountId },
  at: when,
  member: member(accountId),
});
export const about = (channel: ChatChannel = 'team', id = messageId) => ({ chatId, channel, messageId: id });

export const file: Attachment = {
  ...{
    attachmentId: '6f1c6f0e-6f63-4a39-9a3c-0f3f2d2a0021',
    name: 'lineup.csv',
    type: 'text/csv',
    bytes: 120,
  },
  ...{ width: null, height: null },
};

const may: Writing = { emailConfirmed: true, wideMentions: true, wideElsewhere: null };
export const post = (accountId: string, text = 'Who brings bats?', when = at) =>
  ({
    ...as(accountId, when),
    ...may,
    ...about(),
    type: 'PostMessage',
    text,
    replyTo: null,
    replyKnown: false,
    attachments: [],
    files: [],
    poll: null,
  }) as const;
export const edit = (accountId: string, text: string, when = at) =>
  ({ ...as(accountId, when), ...may, ...about(), type: 'EditMessage', text }) as const;

type Said = {
  readonly mentions?: string[];
  readonly wide?: WideMention | null;
  readonly replyTo?: string | null;
  readonly attachments?: Attachment[];
  readonly poll?: Poll;
};
export const posted = (
  authorId: string,
  text: string | null = 'Who brings bats?',
  { mentions = [], wide = null, replyTo = null, ...more }: Said = {},
  postedAt = at,
): ChatLogEvent => ({
  type: 'MessagePosted',
  data: { ...about(), authorId, text, mentions, wide, replyTo, postedAt, ...more },
});
export const edited = (
  authorId: string,
  text: string,
  { mentions = [], wide = null }: Said = {},
  editedAt = at,
): ChatLogEvent => ({
  type: 'MessageEdited',
  data: { ...about(), authorId, text, mentions, wide, editedAt },
});
export const deleted: ChatLogEvent = { type: 'MessageDeleted', data: about() };
export const removed = (authorId: string, reason = 'Not nice'): ChatLogEvent => ({
  type: 'MessageRemoved',
  data: { ...about(), reason, authorId },
});
export const reported = (authorId: string, reason = 'Not nice'): ChatLogEvent => ({
  type: 'MessageReported',
  data: { ...about(), reason, authorId },
});
/** By a site admin. */
export const removedBySite = (authorId: string, reason = 'Not nice'): ChatLogEvent => ({
  type: 'MessageRemoved',
  data: { ...about(), reason, authorId, bySite: true },
});
export const kept: ChatLogEvent = { type: 'MessageKept', data: about() };
